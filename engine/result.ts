/** What went wrong, in a form that a program can act on and a developer can read. */
export interface Problem<Code extends string = string> {
  /** A stable word for the kind of problem, as `unknown-square`. */
  readonly code: Code;
  /** One English sentence for developers; pages translate `code` instead. */
  readonly message: string;
  /** Where in the text the problem starts, counted in UTF-16 units from 0. */
  readonly at?: number;
}

/** The two kinds of a `Result`, told apart by `ok`. */
export type Ok<T> = { readonly ok: true; readonly value: T };
export type Err<E> = { readonly ok: false; readonly error: E };

/** Either a value or the reason why there is none. Nothing below the shells throws. */
export type Result<T, E = Problem> = Ok<T> | Err<E>;

/** How results are made. */
export const ok = <T>(value: T): Ok<T> => ({ ok: true, value });
export const err = <E>(error: E): Err<E> => ({ ok: false, error });
