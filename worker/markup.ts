import { escaped } from '../drawing/escape.ts';

/** What is done with an element of a shell. */
export type Rewriting = HTMLRewriterElementContentHandlers;

/** Attributes with any text for values. The rewriter itself escapes their quotation marks alone: `&amp;` in a name would become `&`. */
export const setAttributes = (attributes: { readonly [name: string]: string }): Rewriting => ({
  element(element) {
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, escaped(value));
  },
});

/** Any text between the tags; here the rewriter escapes all. */
export const setText = (text: string): Rewriting => ({
  element: (element) => void element.setInnerContent(text),
});

/** Takes the element away, with all that is in it. */
export const remove: Rewriting = { element: (element) => void element.remove() };

/** The start tag of an element; the values may be any text. */
export const startTag = (
  name: string,
  attributes: { readonly [attribute: string]: string | number },
): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escaped(`${value}`)}"`)
    .join('')}>`;
