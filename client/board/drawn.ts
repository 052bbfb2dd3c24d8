import { svg, type TemplateResult } from 'lit';

/** What was drawn before: a template is the same for Lit only if its strings are the very same ones. */
const made = new Map<string, TemplateResult<2>>();

/**
 * A drawing as a template without blanks. The markup is this project's own, never a person's, and goes through Lit's own trusted
 * types policy like any template.
 */
export const drawn = (markup: string): TemplateResult<2> => {
  const template = made.get(markup) ?? svg(Object.assign([markup], { raw: [markup] }));
  made.set(markup, template);
  return template;
};
