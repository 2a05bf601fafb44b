import type { SickPay } from '@veckovis/domain/forecast'
import type { Transaction } from '../../../db/database'
import { isSameSickPay, sickPayNow } from '../sick-pay/sick-pay-now'
import { columnsOfSickPay } from '../stored-forecast'
import type { LockedForecast } from './lock-forecasts'
import { literal } from './write-measures'

type SickPayOfForecast = { readonly id: number; readonly sickPay: SickPay | null }

const writeSickPay = async (transaction: Transaction, forecasts: readonly SickPayOfForecast[]): Promise<void> => {
  const columns = forecasts.map(({ sickPay }) => columnsOfSickPay(sickPay))
  await transaction.query({
    name: 'forecast-write-sick-pay',
    text: `UPDATE forecast f SET sick_spell_hours = given.spell_hours::float8[], sick_saved_hours = given.saved_hours::float8[]
           FROM unnest($1::int[], $2::text[], $3::text[]) AS given (id, spell_hours, saved_hours) WHERE f.id = given.id`,
    values: [
      forecasts.map(({ id }) => id),
      columns.map(({ spellHours }) => literal(spellHours)),
      columns.map(({ savedHours }) => literal(savedHours)),
    ],
  })
}

/** Forecasts under lock with what illness by spell takes off as their diaries are now, in the same order. */
export const withSickPayNow = async (
  transaction: Transaction,
  forecasts: readonly LockedForecast[],
): Promise<LockedForecast[]> => {
  const now = await sickPayNow(
    transaction,
    forecasts.map(({ head, sickPayRules }) => ({ year: head, rules: sickPayRules })),
  )
  return forecasts.map((forecast, index) => ({
    ...forecast,
    head: { ...forecast.head, sickPay: now[index] ?? null },
  }))
}

/** The same, written where it differs from what the forecasts have: nothing is, where nobody counts by spell. */
export const followSickPay = async (
  transaction: Transaction,
  forecasts: readonly LockedForecast[],
): Promise<LockedForecast[]> => {
  const now = await withSickPayNow(transaction, forecasts)
  const changed = now.flatMap(({ head }, index) =>
    isSameSickPay(head.sickPay, forecasts[index]?.head.sickPay ?? null) ? [] : [head],
  )
  if (changed.length > 0) await writeSickPay(transaction, changed)
  return now
}
