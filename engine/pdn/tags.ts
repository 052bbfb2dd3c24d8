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

/** Reads `[Name "value"]`; the value may hold quotes without a backslash. Refused with `bad-tag`. */
export const parseTag = (token: Token, warn: Warn): Result<ReadTag, PdnProblem> => {
  const { text } = token;
  const parts = /^\[\s*([^\s"\]]+)\s*"/.exec(text);
  const end = text.endsWith(']') ? text.slice(0, -1).trimEnd() : '';
  const [whole = '', name = ''] = parts ?? [];
  if (!parts || !end.endsWith('"') || end.length <= whole.length) {
    return failAt(token, 'bad-tag', 'A tag is written [Name "value"] on one line.');
  }
  const place = further(token, whole.length);
  return ok({ name, value: withoutEscapes(text.slice(whole.length, end.length - 1), place, warn), place });
};

/** The first tag of this name, in any case; undefined where there is none. */
export const findTag = <Tag extends PdnTag>(tags: readonly Tag[], name: string): Tag | undefined =>
  tags.find((tag) => tag.name.toLowerCase() === name.toLowerCase());

const escapeValue = (value: string): string => value.replace(/[\r\n]+/g, ' ').replace(/["\\]/g, '\\$&');

/** A tag's line. What no tag can hold is written as a space in its value and as `_` in its name. */
export const makeTag = ({ name, value }: PdnTag): string =>
  `[${name.replace(/[\s"\]\ufeff]/g, '_') || '_'} "${escapeValue(value)}"]`;
