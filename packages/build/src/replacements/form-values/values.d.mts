/** For its test, the one TypeScript file that reads it. */
export const isPlainObject: (value: unknown) => boolean
export const cloneDeep: <Value>(value: Value) => Value
export const clone: <Value>(value: Value) => Value
export const toPath: (path: string | readonly (string | number)[]) => string[]
