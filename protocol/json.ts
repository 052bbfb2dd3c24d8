/** How deep objects and arrays may lie in each other in what the server reads. */
export const MAX_NESTING = 8;

/** A JSON object of whose fields nothing is known. */
export type JsonObject = { readonly [key: string]: unknown };

/** The length of a text in UTF-8. Half a surrogate pair counts 3, as its replacement U+FFFD does. */
export const utf8Length = (text: string): number => {
  let bytes = 0;
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
  }
  return bytes;
};

/**
 * Whether a text has more than so many bytes in UTF-8. A unit of UTF-16 takes one to three, so neither a huge text nor a short one
 * is walked through.
 */
export const isLongerThan = (text: string, bytes: number): boolean =>
  text.length > bytes || (text.length * 3 > bytes && utf8Length(text) > bytes);

/** Whether a JSON value is an object, and neither null nor an array. */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a JSON value nests deeper than so many objects or arrays. Looks no deeper than that itself. */
export const nestsDeeper = (value: unknown, levels: number): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  for (const inner of Object.values(value)) if (nestsDeeper(inner, levels - 1)) return true;
  return false;
};

/** A JSON text's object; undefined if it is no JSON or anything else than an object. */
export const parseObject = (text: string): JsonObject | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
};
