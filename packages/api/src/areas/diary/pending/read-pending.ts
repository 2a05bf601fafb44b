import type { PendingOfYear } from '@veckovis/contracts/diary'
import type { Transaction } from '../../../db/database'
import type { DiaryServices } from '../diary-context'
import { rememberUnit } from '../lists/list-repository'
import { findPending } from './list-pending'

type AskedYear = {
  readonly unitId: number
  readonly year: number
  readonly today: string
  readonly seesForecast: boolean
}

/** What the unit's entries that wait would do together to the weeks of an ISO year; of the forecast to those who read it. */
export const readPending = async (
  transaction: Transaction,
  { weekFigures }: Pick<DiaryServices, 'weekFigures'>,
  { unitId, year, today, seesForecast }: AskedYear,
): Promise<PendingOfYear> => {
  await rememberUnit(transaction, unitId)
  const { effects, ...counts } = await findPending(transaction, { unitIds: [unitId], year, today, except: [] })
  const own = effects.filter(effect => effect.year === year)
  const weeks = seesForecast ? await weekFigures(transaction, { unitId, year, hours: own }) : null
  const hours = own.map(effect => {
    const { kind, sourceId, week } = effect
    return { kind, sourceId, week, hours: effect.hours / 100 }
  })
  if (weeks === null) return { year, ...counts, forecast: null }
  const [needs, efficiency, marks] = [[...weeks.needs], [...weeks.efficiency], [...weeks.marks]]
  return { year, ...counts, forecast: { hours, needs, efficiency, marks } }
}
