import { isOutcomeValue } from '@veckovis/domain/outcome'
import type { Transaction } from '../../../db/database'
import { outcomeError } from '../outcome-error'
import type { SaidCell } from '../store/change-outcome'
import type { HeldOutcome } from '../store/hold-outcome'
import { distinctWeeks } from '../week-rules'
import { listDiaryOf } from './diary-repository'
import { cellsOfDiary, saidByDiary, type Telling } from './said-by-diary'

/** The diary may have more hours in a week than a cell of the outcome can: then its entries are to be looked at. */
const requireWithinBounds = (cells: readonly SaidCell[]): void => {
  const beyond = cells.filter(({ kind, value }) => value !== null && !isOutcomeValue(kind, value))
  if (beyond.length === 0) return
  throw outcomeError({ code: 'diary-exceeds', details: { weeks: distinctWeeks(beyond.map(({ week }) => week)) } })
}

/** What the diary says of some weeks of an outcome that the transaction holds. */
export const cellsFromDiary = async (
  transaction: Transaction,
  {
    outcome: held,
    forecast,
  }: { readonly outcome: HeldOutcome; readonly forecast: { readonly rows: Telling['forecast'] } },
  weeks: readonly number[],
): Promise<readonly SaidCell[]> => {
  const said = saidByDiary(await listDiaryOf(transaction, held), held.year)
  const cells = cellsOfDiary({ said, stored: held.rows, forecast: forecast.rows }, distinctWeeks(weeks))
  requireWithinBounds(cells)
  return cells
}
