import type { DiaryPlan, EntriesBehindCell } from '@veckovis/contracts/diary'
import { daysOfColumns, planOfYear, rowIdOfEffect, type AffectedRow } from '@veckovis/domain/diary'
import type { Transaction } from '../../../db/database'
import type { DiaryServices } from '../diary-context'
import { answerOf } from '../entries/entry-answer'
import { listEntries } from '../entries/entry-repository'
import { listPeopleOfUnit } from '../entries/people'
import { inHundredths } from '../entries/stored-entry'
import { rememberUnit } from './list-repository'

/** The entries as JSON text: a year may have thousands, and nothing is calculated from them here. */
const planSql = `SELECT count(*)::int AS count, array_agg(DISTINCT p."staffId") AS staff, coalesce(json_agg(p ORDER BY p."from", p.id), '[]')::text AS entries
  FROM (
    SELECT e.id, e.version, e.category, e.status, coalesce(to_json(e.reason_code), to_json(e.absence_reason_id)) AS reason,
      e.from_date AS "from", least(e.to_date, e.returned_after) AS "to", e.weekdays, trim_scale(e.per_day) AS "perDay",
      trim_scale(e.per_week) AS "perWeek", e.staff_member_id AS "staffId", e.handled_at IS NOT NULL AS "isHandled",
      CASE WHEN e.substitute_member_id IS NULL THEN e.substitute_pool ELSE (SELECT s.first_name || ' ' || s.last_name
        FROM substitutes_of_diary($1, ARRAY[e.substitute_member_id]) AS s) END AS "substituteName",
      EXISTS (SELECT FROM diary_proposal w WHERE w.entry_id = e.id AND w.status = 'WAITING') AS "changeWaits"
    FROM diary_entry e
    WHERE e.unit_id = $1 AND e.first_date <= $3::date AND e.last_date >= $2::date AND e.first_date >= $2::date - 366
      AND e.deleted_at IS NULL AND e.status <> 'REJECTED'
      AND (e.returned_after IS NULL OR e.hours <> 0)) AS p`

type PlannedEntries = {
  readonly count: number
  readonly staff: readonly (number | null)[] | null
  readonly entries: string
}

/** A plan as it is answered, and how many entries it shows. */
export type PlanAnswer = { readonly body: string; readonly count: number }

type AskedPlan = {
  readonly unitId: number
  readonly year: number
  /** What of the answer is of the caller and not of the year */
  readonly caller: Pick<DiaryPlan, 'today' | 'write' | 'approve'>
  readonly seesForecast: boolean
}

/** Everybody of the ISO year, and the entries that have a date in it and are not rejected (`diaryPlan` of the contracts). */
export const readPlan = async (
  transaction: Transaction,
  { weekFigures }: Pick<DiaryServices, 'weekFigures'>,
  { unitId, year, caller, seesForecast }: AskedPlan,
): Promise<PlanAnswer> => {
  await rememberUnit(transaction, unitId)
  const period = planOfYear(year)
  const { from: first, to: last } = daysOfColumns(period, 1, period.columns)
  const { rows } = await transaction.query<PlannedEntries>({
    name: 'diary-plan',
    text: planSql,
    values: [unitId, first, last],
  })
  const [planned] = rows
  if (planned === undefined) throw new Error('A sum without a row')
  const people = await listPeopleOfUnit(transaction, unitId)
  const named = new Set(planned.staff)
  const isOfYear = ({ id, isRemoved, employedFrom, employedTo }: (typeof people)[number]) =>
    named.has(id) || (!isRemoved && employedFrom <= last && (employedTo === null || employedTo >= first))
  const forecast = seesForecast ? await weekFigures(transaction, { unitId, year, hours: [] }) : null
  const head = { year, ...caller, weeks: period.columns, people: people.filter(isOfYear), forecast }
  return { body: `${JSON.stringify(head).slice(0, -1)},"entries":${planned.entries}}`, count: planned.count }
}

type AskedCell = { readonly unitId: number; readonly year: number; readonly week: number; readonly rowId: string }

/** The approved entries behind the diary's part of a cell, each with its hours of the week, earliest first. */
export const readEntriesBehind = async (
  transaction: Transaction,
  { unitId, year, week, rowId }: AskedCell,
): Promise<EntriesBehindCell> => {
  const { rows } = await transaction.query<AffectedRow & { entryId: number; hours: number }>({
    name: 'diary-behind',
    text: `SELECT d.entry_id AS "entryId", d.kind, d.source_id AS "sourceId", sum(d.hours) AS hours
           FROM diary_effect d JOIN diary_entry e ON e.id = d.entry_id
           WHERE d.unit_id = $1 AND d.year = $2 AND d.week = $3
           GROUP BY d.entry_id, d.kind, d.source_id, e.first_date, e.id HAVING sum(d.hours) <> 0
           ORDER BY e.first_date, e.id`,
    values: [unitId, year, week],
  })
  const found = rows.filter(row => rowIdOfEffect(row) === rowId)
  const entries = await listEntries(
    transaction,
    found.map(({ entryId }) => entryId),
  )
  const answers = await answerOf(transaction, entries)
  const hoursOf = new Map(found.map(({ entryId, hours }) => [entryId, hours]))
  return {
    entries: answers.map(entry => ({ ...entry, hoursOfWeek: hoursOf.get(entry.id) ?? 0 })),
    hours: found.reduce((sum, { hours }) => sum + inHundredths(hours), 0) / 100,
  }
}
