import type { Result } from '../result'

/** What becomes of a measure: it is planned when it is new, and leaves no list when it is done or dropped. */
export const measureStates = ['planned', 'running', 'done', 'dropped'] as const
export type MeasureState = (typeof measureStates)[number]

/** Its due day, as `YYYY-MM-DD`, has passed, and it is neither done nor dropped. */
export const isOverdue = (
  { due, state }: { readonly due: string; readonly state: MeasureState },
  today: string,
): boolean => due < today && state !== 'done' && state !== 'dropped'

/** Of either sign. */
export const mostHours = 100_000
export const mostKronor = 1_000_000_000

/** Expected hours of the weeks together, below 0 for fewer: two decimals at most. */
export const checkMeasureHours = (value: number): Result<number, 'out-of-range' | 'decimals'> => {
  if (Math.abs(value) > mostHours) return { ok: false, error: 'out-of-range' }
  const hundredths = Math.round(value * 100)
  return Math.abs(value * 100 - hundredths) < 1e-6
    ? { ok: true, value: hundredths / 100 }
    : { ok: false, error: 'decimals' }
}

/** Expected kronor of the weeks together, below 0 for what is saved: whole. */
export const checkMeasureKronor = (value: number): Result<number, 'out-of-range' | 'not-whole'> => {
  if (Math.abs(value) > mostKronor) return { ok: false, error: 'out-of-range' }
  return Number.isInteger(value) ? { ok: true, value } : { ok: false, error: 'not-whole' }
}
