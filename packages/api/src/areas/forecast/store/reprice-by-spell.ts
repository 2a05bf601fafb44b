import type { SickPayRule } from '@veckovis/domain/budget'
import type { Transaction } from '../../../db/database'
import { listChangedBySpell } from '../sick-pay/changed-by-spell'
import { isSameSickPay } from '../sick-pay/sick-pay-now'
import { changeForecasts } from './change-forecasts'
import { forecastsInPieces } from './forecasts-in-pieces'
import { lockForecasts, type LockedForecast } from './lock-forecasts'
import { withSickPayNow } from './write-sick-pay'

type By = { readonly userId: number | null; readonly at: Date }

/** Forecasts under lock of which illness by spell takes off something else than before get its costs; no hour moves. */
export const repriceBySpell = async (
  transaction: Transaction,
  locked: readonly LockedForecast[],
  { userId, at }: By,
): Promise<void> => {
  const now = await withSickPayNow(transaction, locked)
  const changes = locked
    .filter(({ head }, index) => !isSameSickPay(head.sickPay, now[index]?.head.sickPay ?? null))
    .map(forecast => ({ locked: forecast, rows: [], cells: {} }))
  await changeForecasts(transaction, changes, { action: 'forecast-repriced', userId, at })
}

type NewRules = By & { readonly municipalityId: number; readonly rules: readonly SickPayRule[] }

/**
 * The forecasts of a municipality follow how it counts sick pay now. All are locked before anything is read of
 * their diaries, by ascending id: whoever approves at the same time comes before this, or finds the new rule.
 */
export const followSickPayRules = async (
  transaction: Transaction,
  { municipalityId, rules, ...by }: NewRules,
): Promise<void> => {
  await transaction.query('SELECT FROM forecast WHERE municipality_id = $1 ORDER BY id FOR NO KEY UPDATE', [
    municipalityId,
  ])
  const changed = await listChangedBySpell(transaction, municipalityId, rules)
  await forecastsInPieces(changed, async piece => {
    const locked = await lockForecasts(
      transaction,
      piece.map(({ id }) => id),
    )
    await repriceBySpell(transaction, locked, by)
    return []
  })
}
