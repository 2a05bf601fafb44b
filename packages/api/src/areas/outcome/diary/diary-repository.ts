import type { Weekday } from '@veckovis/domain/diary'
import type { Transaction } from '../../../db/database'

/** An absence or extra resource of the unit without its person; hours are still hours, days are YYYY-MM-DD. */
export type DiaryColumns = {
  readonly category: 'ABSENCE' | 'EXTRA_RESOURCE'
  /** Null of an extra resource */
  readonly reason: number | null
  /** The type of substitute; null of an absence without one */
  readonly typeId: number | null
  readonly perDay: number
  readonly substitutePerDay: number | null
  readonly from: string
  readonly to: string
  readonly weekdays: readonly Weekday[]
  /** Neither approved nor handled by hand yet */
  readonly isWaiting: boolean
}

/** What touches the ISO year and is not rejected, as the database tells those who write the unit's forecast. */
export const listDiaryOf = async (
  transaction: Transaction,
  { unitId, year }: { readonly unitId: number; readonly year: number },
): Promise<readonly DiaryColumns[]> => {
  const { rows } = await transaction.query<DiaryColumns>({
    name: 'diary-of-outcome',
    text: `SELECT category, reason, type_id AS "typeId", per_day::float8 AS "perDay",
             substitute_per_day::float8 AS "substitutePerDay", from_day AS "from", to_day AS "to", weekdays,
             is_waiting AS "isWaiting"
           FROM diary_of_outcome($1, $2)`,
    values: [unitId, year],
  })
  return rows
}
