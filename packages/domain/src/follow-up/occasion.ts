import type { Result } from '../result'

/** What becomes of what a unit has handed in; a unit that has handed in nothing is `open`. */
export const submissionStates = ['submitted', 'returned', 'accepted', 'withdrawn'] as const
export type SubmissionState = (typeof submissionStates)[number]

/** Where a unit is at an occasion: one that was withdrawn is open again. */
export const unitStates = ['open', 'submitted', 'returned', 'accepted'] as const
export type UnitState = (typeof unitStates)[number]

export const unitStateOf = (state: SubmissionState | null): UnitState =>
  state === null || state === 'withdrawn' ? 'open' : state

/** From where on a deviation needs a comment: percent of the year's budget or kronor, either; null where it does not count. */
export type Threshold = { readonly percent: number | null; readonly kronor: number | null }

export const mostThresholdPercent = 100
export const mostThresholdKronor = 1_000_000_000

/** From 0 to 100, two decimals at most. */
export const checkThresholdPercent = (value: number): Result<number, 'out-of-range' | 'decimals'> => {
  if (value < 0 || value > mostThresholdPercent) return { ok: false, error: 'out-of-range' }
  const hundredths = Math.round(value * 100)
  return Math.abs(value * 100 - hundredths) < 1e-6
    ? { ok: true, value: hundredths / 100 }
    : { ok: false, error: 'decimals' }
}

/** From 0, whole. */
export const checkThresholdKronor = (value: number): Result<number, 'out-of-range' | 'not-whole'> => {
  if (value < 0 || value > mostThresholdKronor) return { ok: false, error: 'out-of-range' }
  return Number.isInteger(value) ? { ok: true, value } : { ok: false, error: 'not-whole' }
}

/** Less than half a krona is shown as 0, and needs no words. */
const leastOre = 50

/**
 * Whether a deviation of so many whole öre, of either sign, lies above the threshold of a budget in öre. In whole numbers:
 * 0.29 % of a million kronor is 2 900 kronor, and not a little less.
 */
export const isAboveThreshold = (ore: number, budgetOre: number, { percent, kronor }: Threshold): boolean => {
  const size = Math.abs(ore)
  if (size < leastOre) return false
  if (kronor !== null && size > kronor * 100) return true
  return percent !== null && size * 10_000 > Math.round(percent * 100) * Math.abs(budgetOre)
}

/** The first and the last day that an occasion of a year may be due, `YYYY-MM-DD`: until the end of March of the next one. */
export const dueDaysOf = (year: number): { readonly first: string; readonly last: string } => ({
  first: `${year}-01-01`,
  last: `${year + 1}-03-31`,
})
