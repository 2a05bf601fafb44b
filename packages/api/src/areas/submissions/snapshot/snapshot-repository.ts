import { parseIsoDate } from '@veckovis/domain/calendar'
import type { BudgetChange, HandedInMeasure, Threshold } from '@veckovis/domain/follow-up'
import type { Transaction } from '../../../db/database'

export type YearOfUnit = { readonly unitId: number; readonly year: number }

export type Occasion = {
  readonly id: number
  readonly year: number
  readonly untilMonth: number
  readonly threshold: Threshold
}

/** Of the municipality of the unit alone. */
export const findOccasion = async (
  transaction: Transaction,
  { id, municipalityId }: { readonly id: number; readonly municipalityId: number },
): Promise<Occasion | undefined> => {
  const { rows } = await transaction.query<Occasion>({
    name: 'submission-occasion',
    text: `SELECT id, year, until_month AS "untilMonth",
        json_build_object('percent', threshold_percent, 'kronor', threshold_kronor) AS threshold
      FROM follow_up_occasion WHERE id = $1::bigint AND municipality_id = $2`,
    values: [id, municipalityId],
  })
  return rows[0]
}

/** What has changed of the locked budget of the calendar year and counts. */
export const listBudgetChanges = async (
  transaction: Transaction,
  { unitId, year }: YearOfUnit,
): Promise<BudgetChange[]> => {
  const { rows } = await transaction.query<{ firstDay: string; kronor: number; hours: number }>({
    name: 'submission-budget-changes',
    text: `SELECT to_char(first_day, 'YYYY-MM-DD') AS "firstDay", (ore / 100.0)::float8 AS kronor,
        (hundredths / 100.0)::float8 AS hours
      FROM budget_change WHERE unit_id = $1 AND year = $2 AND withdrawn_at IS NULL ORDER BY first_day, id`,
    values: [unitId, year],
  })
  return rows.map(({ firstDay, kronor, hours }) => {
    const day = parseIsoDate(firstDay)
    if (!day.ok) throw new Error(`${firstDay} is no day`)
    return { firstDay: day.value, kronor, hours }
  })
}

/** Those of the year that are not dropped. */
export const listMeasures = async (
  transaction: Transaction,
  { unitId, year }: YearOfUnit,
): Promise<HandedInMeasure[]> => {
  const { rows } = await transaction.query<HandedInMeasure>({
    name: 'submission-measures',
    text: `SELECT id, first_week AS "firstWeek", last_week AS "lastWeek", (hundredths / 100.0)::float8 AS hours, kronor,
        to_char(due, 'YYYY-MM-DD') AS due, state
      FROM measure WHERE unit_id = $1 AND year = $2 AND state <> 'dropped' ORDER BY id`,
    values: [unitId, year],
  })
  return rows
}
