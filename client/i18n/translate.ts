/** What an element's text is in the dictionary: a path as `home.title`. For an attribute, its name comes behind: `data-words-alt`. */
const TEXT = 'data-words';
const ATTRIBUTES = ['alt', 'label'];

/** Dictionaries, or several of them together. */
type Texts = object;

/** The text at a path as `home.title`; undefined where there is none, or where it has blanks to fill. */
export const lookUp = (words: Texts, path: string): string | undefined => {
  let found: unknown = words;
  for (const name of path.split('.')) {
    found = typeof found === 'object' && found !== null ? Reflect.get(found, name) : undefined;
  }
  return typeof found === 'string' ? found : undefined;
};

/** Says what a shell says in English in another language. */
export const translate = (root: ParentNode, words: Texts): void => {
  for (const element of root.querySelectorAll(`[${TEXT}]`)) {
    const text = lookUp(words, element.getAttribute(TEXT) ?? '');
    if (text !== undefined) element.textContent = text;
  }
  for (const name of ATTRIBUTES) {
    for (const element of root.querySelectorAll(`[${TEXT}-${name}]`)) {
      const text = lookUp(words, element.getAttribute(`${TEXT}-${name}`) ?? '');
      if (text !== undefined) element.setAttribute(name, text);
    }
  }
};
