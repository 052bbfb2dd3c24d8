/**
 * What JSON from a server may look like. The server reads what clients send with a schema library; on every page that would cost five
 * times as much as these few shapes, and nobody is told what was wrong.
 */
import { isObject } from './json.ts';

/** In place of a value that has not the shape. */
export const WRONG: unique symbol = Symbol('wrong');
/** In place of a field that may be left out, and is. */
const MISSING: unique symbol = Symbol('missing');

type Wrong = typeof WRONG;
type Missing = typeof MISSING;

/** Reads a value: what is known of it, without anything else, or that it is wrong. Never throws. */
export type Shape<T> = (value: unknown) => T | Wrong;
type Of<S> = S extends (value: unknown) => infer Read ? Exclude<Read, Wrong> : never;

type Fields = { readonly [name: string]: Shape<unknown> };
type MayMiss<S> = Missing extends Of<S> ? true : false;
type ObjectOf<F> = {
  readonly [name in keyof F as MayMiss<F[name]> extends true ? never : name]: Of<F[name]>;
} & {
  readonly [name in keyof F as MayMiss<F[name]> extends true ? name : never]?: Exclude<Of<F[name]>, Missing>;
};

/** What passes a test. */
export const such =
  <T>(test: (value: unknown) => value is T): Shape<T> =>
  (value) =>
    test(value) ? value : WRONG;

/** Any value of this type. */
export const string = such((value) => typeof value === 'string');
export const number = such((value) => typeof value === 'number');
export const boolean = such((value) => typeof value === 'boolean');

/** One of these values. */
export const oneOf =
  <const T extends string | number>(...values: readonly T[]): Shape<T> =>
  (value) =>
    values.find((known) => known === value) ?? WRONG;

/** A whole number from `from` up. */
export const count = (from = 0): Shape<number> =>
  such((value): value is number => Number.isSafeInteger(value) && Number(value) >= from);

/** This shape, or null. */
export const nullable =
  <T>(shape: Shape<T>): Shape<T | null> =>
  (value) =>
    value === null ? null : shape(value);

/** A field that may be left out. */
export const maybe =
  <T>(shape: Shape<T>): Shape<T | Missing> =>
  (value) =>
    value === undefined ? MISSING : shape(value);

/** A field that stands for `usual` where it is left out. */
export const usually =
  <T>(shape: Shape<T>, usual: T): Shape<T> =>
  (value) =>
    value === undefined ? usual : shape(value);

/** What stands for `other` where it is anything else. */
export const otherwise =
  <T>(shape: Shape<T>, other: T): Shape<T> =>
  (value) => {
    const read = shape(value);
    return read === WRONG ? other : read;
  };

/** The first shape that fits. */
export const either =
  <A, B>(first: Shape<A>, second: Shape<B>): Shape<A | B> =>
  (value) => {
    const read = first(value);
    return read === WRONG ? second(value) : read;
  };

/** A list of any length; one wrong item makes it wrong. */
export const array =
  <T>(shape: Shape<T>): Shape<readonly T[]> =>
  (value) => {
    if (!Array.isArray(value)) return WRONG;
    const read: T[] = [];
    for (const item of value) {
      const one = shape(item);
      if (one === WRONG) return WRONG;
      read.push(one);
    }
    return read;
  };

/** An object in which any name may stand. */
export const record =
  <T>(shape: Shape<T>): Shape<{ readonly [name: string]: T }> =>
  (value) => {
    if (!isObject(value)) return WRONG;
    const read: [string, T][] = [];
    for (const [name, field] of Object.entries(value)) {
      const one = shape(field);
      if (one === WRONG) return WRONG;
      read.push([name, one]);
    }
    return Object.fromEntries(read);
  };

/** An object with these fields; others are passed over. */
export const object =
  <F extends Fields>(fields: F): Shape<ObjectOf<F>> =>
  (value) => {
    if (!isObject(value)) return WRONG;
    const read: [string, unknown][] = [];
    for (const [name, shape] of Object.entries(fields)) {
      const field = shape(value[name]);
      if (field === WRONG) return WRONG;
      if (field !== MISSING) read.push([name, field]);
    }
    return Object.fromEntries(read) as ObjectOf<F>;
  };

type Options = { readonly [type: string]: Shape<object> };
type TypedOf<O> = { readonly [type in keyof O]: { readonly type: type } & Of<O[type]> }[keyof O];

/** An object of one of these shapes, by its field `type`. */
export const typed =
  <O extends Options>(options: O): Shape<TypedOf<O>> =>
  (value) => {
    if (!isObject(value) || typeof value.type !== 'string' || !Object.hasOwn(options, value.type))
      return WRONG;
    const read = options[value.type]?.(value) ?? WRONG;
    return read === WRONG ? WRONG : ({ type: value.type, ...read } as TypedOf<O>);
  };
