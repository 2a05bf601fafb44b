import type { Hundredths } from '@veckovis/domain/numbers'
import { availableHours } from '@veckovis/domain/staff'
import type { Transaction } from '../../../db/database'
import { listTable } from '../staff-list-repository'

/** Hours per week from a day on (YYYY-MM-DD). */
type HoursFrom = { readonly from: string; readonly hours: Hundredths }

/** Available hours per week of some of the unit's table, by the day from which they hold, earliest first. */
export const availableHoursOf = async (
  transaction: Transaction,
  { unitId, ids }: { readonly unitId: number; readonly ids: readonly number[] },
): Promise<ReadonlyMap<number, readonly HoursFrom[]>> => {
  const members = (await listTable(transaction, unitId)).filter(({ id }) => ids.includes(id))
  return new Map(
    members.map(({ id, terms }) => [
      id,
      terms.map(({ validFrom, weeklyHours, actualService }) => ({
        from: validFrom,
        hours: availableHours(weeklyHours, actualService.grade),
      })),
    ]),
  )
}
