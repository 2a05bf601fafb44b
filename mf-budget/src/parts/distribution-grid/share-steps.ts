/** The twelve shares as they are typed. */
type Shares = readonly string[]

type Step = { readonly before: Shares; readonly after: Shares }

/** What was done in the months, to be taken back and done again. */
type ShareSteps = { readonly done: readonly Step[]; readonly undone: readonly Step[] }

export const noSteps: ShareSteps = { done: [], undone: [] }

export const withShare = (shares: Shares, month: number, text: string): Shares =>
  shares.map((share, index) => (index === month ? text : share))

const same = (a: Shares, b: Shares) => a.length === b.length && a.every((share, index) => share === b[index])

export const withStep = ({ done }: ShareSteps, before: Shares, after: Shares): ShareSteps => ({
  done: [...done, { before, after }],
  undone: [],
})

export type Taken = { readonly shares: Shares; readonly steps: ShareSteps }

/** The shares before the last step; null when they are no longer those that it left, as after a button beside them. */
export const takenBack = (shares: Shares, { done, undone }: ShareSteps): Taken | null => {
  const last = done.at(-1)
  if (last === undefined || !same(shares, last.after)) return null
  return { shares: last.before, steps: { done: done.slice(0, -1), undone: [...undone, last] } }
}

/** The shares after the step that was taken back last; null when they are no longer those that it began with. */
export const doneAgain = (shares: Shares, { done, undone }: ShareSteps): Taken | null => {
  const next = undone.at(-1)
  if (next === undefined || !same(shares, next.before)) return null
  return { shares: next.after, steps: { done: [...done, next], undone: undone.slice(0, -1) } }
}
