import type { SickPayRule } from '@veckovis/domain/budget'
import type { Transaction } from '../../../db/database'
import { listChangedBySpell, type ChangedBySpell } from '../sick-pay/changed-by-spell'
import { forecastsInPieces } from '../store/forecasts-in-pieces'
import { readForecasts } from '../store/lock-forecasts'
import { yearAtCost, type TriedShift } from './try-shifts'

const triedOf = async (transaction: Transaction, changed: readonly ChangedBySpell[]): Promise<TriedShift[]> => {
  const forecasts = await readForecasts(
    transaction,
    changed.map(({ id }) => id),
  )
  return forecasts.flatMap(forecast => {
    const { head } = forecast
    const found = changed.find(({ id }) => id === head.id)
    if (found === undefined || !head.isLocked) return []
    // Illness moves no income.
    const after = yearAtCost(forecast, { ...head, sickPay: found.sickPay }, null)
    return [{ unitId: head.unitId, year: head.year, before: yearAtCost(forecast, head, null), after }]
  })
}

/**
 * What rules of sick pay would do to the years of a municipality whose costs they change, in order of year and unit
 * nothing is written and nothing locked. Years whose budgets are not both locked show no costs, and are left out.
 */
export const trySickPay = async (
  transaction: Transaction,
  { municipalityId, rules }: { readonly municipalityId: number; readonly rules: readonly SickPayRule[] },
): Promise<TriedShift[]> => {
  const changed = await listChangedBySpell(transaction, municipalityId, rules)
  const all = await forecastsInPieces(changed, piece => triedOf(transaction, piece))
  return all.sort((one, other) => one.year - other.year || one.unitId - other.unitId)
}
