import type { OutcomeOfYear } from '@veckovis/domain/follow-up'
import { effectiveOutcome } from '@veckovis/domain/outcome'
import type { Transaction } from '../../db/database'
import { findOutcome } from './outcome-repository'
import { dayOf } from './week-rules'

type OfYear = { readonly unitId: number; readonly year: number; readonly weeks: 52 | 53; readonly at: Date }

/** What counts of a year's outcome beside a forecast of so many weeks; null where no week is complete. */
export const readCompleteWeeks = async (
  transaction: Transaction,
  { unitId, year, weeks, at }: OfYear,
): Promise<OutcomeOfYear | null> => {
  const stored = await findOutcome(transaction, { unitId, year, today: dayOf(at) })
  if (stored === undefined || stored.complete.length === 0) return null
  return { lists: effectiveOutcome(stored.rows, weeks), complete: stored.complete }
}
