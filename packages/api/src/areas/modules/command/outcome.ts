/** What is said, and whether it was done or is possible. */
export type Outcome = { readonly lines: readonly string[]; readonly isDone: boolean }

export const done = (...lines: readonly string[]): Outcome => ({ lines, isDone: true })
export const notDone = (...lines: readonly string[]): Outcome => ({ lines, isDone: false })
