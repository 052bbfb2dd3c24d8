import { ok, type Result } from '../result.ts';
import { failAt, further, type Place, type Warn } from './codes.ts';
import type { Token } from './lexer.ts';
import type { PdnProblem, PdnTag } from './types.ts';

/** A tag, and where its value begins. */
export interface ReadTag extends PdnTag {
  readonly place: Place;
}

/** The value without its escapes; a quote that should have had one is passed over. */
const withoutEscapes = (text: string, place: Place, warn: Warn): string => {
  let value = '';
  for (let at = 0; at < text.length; at++) {
    const unit = text.charAt(at);
    const next = text.charAt(at + 1);
    if (unit === '\\' && (next === '"' || next === '\\')) {
      value += next;
      at++;
    } else {
      if (unit === '"') warn(further(place, at), 'loose-quote', 'A quote inside a tag is written \\".');
      value += unit;
    }
  }
  return value;
};

/** The parts of `[Name "value"]`: its name, and where its value begins and ends; null where it is not written so. */
const partsOf = (
  text: string,
): { readonly name: string; readonly from: number; readonly to: number } | null => {
  const [head, name] = /^\[\s*([^\s"\]]+)\s*"/.exec(text) ?? [];
  const tail = text.endsWith(']') ? text.slice(0, -1).trimEnd() : '';
  if (head === undefined || name === undefined || !tail.endsWith('"') || tail.length <= head.length)
    return null;
  return { name, from: head.length, to: tail.length - 1 };
};

/** Whether a token that begins with a bracket is a tag. */
export const isTag = ({ text }: Token): boolean => partsOf(text) !== null;

/** Reads `[Name "value"]`; the value may hold quotes without a backslash. Refused with `bad-tag`. */
export const parseTag = (token: Token, warn: Warn): Result<ReadTag, PdnProblem> => {
  const parts = partsOf(token.text);
  if (!parts) return failAt(token, 'bad-tag', 'A tag is written [Name "value"] on one line.');
  const { name, from, to } = parts;
  const place = further(token, from);
  return ok({ name, value: withoutEscapes(token.text.slice(from, to), place, warn), place });
};

/** The first tag of this name, in any case; undefined where there is none. */
export const findTag = <Tag extends PdnTag>(tags: readonly Tag[], name: string): Tag | undefined =>
  tags.find((tag) => tag.name.toLowerCase() === name.toLowerCase());

/** The value of a tag; empty where it is missing, or says with `?` or dots that it is not known. */
export const tagValue = (tags: readonly PdnTag[], name: string): string => {
  const value = findTag(tags, name)?.value.trim() ?? '';
  return /^[?.]*$/.test(value) ? '' : value;
};

const escapeValue = (value: string): string => value.replace(/[\r\n]+/g, ' ').replace(/["\\]/g, '\\$&');

/** A name that a tag can have: what it cannot hold is `_`. */
export const makeTagName = (name: string): string => name.replace(/[\s"\]\ufeff]/g, '_') || '_';

/** A tag's line. What no tag can hold is written as a space in its value and as `_` in its name. */
export const makeTag = ({ name, value }: PdnTag): string => `[${makeTagName(name)} "${escapeValue(value)}"]`;
