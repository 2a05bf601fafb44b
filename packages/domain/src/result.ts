/** A value or a typed failure; domain functions return it instead of throwing for bad input. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E }

export const succeed = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value })

export const fail = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error })
