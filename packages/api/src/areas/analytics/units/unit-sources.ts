import type { UnitSortKey } from '@veckovis/contracts/analytics'
import {
  balanceTolerance,
  lastDayOf,
  unitExpressions,
  unitFigures,
  type AnalyticsPeriod,
} from '@veckovis/domain/analytics'
import { placeKinds } from '@veckovis/domain/access'
import { calendarDateInStockholm, toIsoDate } from '@veckovis/domain/calendar'
import { coveredFor, coveringSql } from '../people/people-sql'
import { createValues, type Values } from '../../../db/lists/list-sql'
import { chosenUnitsSql, type ChosenUnits } from './chosen-units'
import { gradedFor, type MayRead } from './may-read'
import { columnOf, figureSql, measuredSql, measures } from './measures-sql'

export type AskedUnits = {
  readonly units: ChosenUnits
  readonly mayRead: MayRead
  readonly period: AnalyticsPeriod
}

type Source = 'measured' | 'people' | 'graded'

/** The last day of the period, or today before it: who is employed later nobody knows. */
const dayOfGrades = ({ period, units }: AskedUnits): string => {
  const today = toIsoDate(calendarDateInStockholm(units.now))
  const last = lastDayOf(period)
  return last < today ? last : today
}

// Kept by itself: drawn into the statement around it, the whole lists would go along instead of two numbers of each.
const gradedSql = (asked: AskedUnits, { add }: Values): string =>
  `SELECT g.unit_id, g.people[g.place] AS employed, g.grades[g.place] AS grades
    FROM (SELECT unit_id, people, grades, width_bucket(${add(dayOfGrades(asked), 'date')}, days) AS place
      FROM unit_grades) AS g WHERE g.people[g.place] > 0 OFFSET 0`

/** What is shown of them on the same day to those who may not read the staff (migrations/0049-shown-grades.sql). */
const shownGradesSql = (asked: AskedUnits, { add }: Values): string =>
  `SELECT DISTINCT ON (unit_id) unit_id, people AS employed, grades FROM unit_shown_grades
    WHERE day <= ${add(dayOfGrades(asked), 'date')} ORDER BY unit_id, day DESC, id DESC`

/** Fewer than all that are open. */
const areFew = ({ filters, ids, own }: ChosenUnits): boolean =>
  ids !== undefined || (own ?? null) !== null || placeKinds.some(kind => filters[`${kind}Id`] !== undefined)

const commonExpressions: Readonly<Record<Source, (asked: AskedUnits, values: Values) => string>> = {
  measured: ({ period, units }, values) => `measured AS (${measuredSql(period, values, areFew(units))})`,
  people: ({ units }, values) => coveringSql(units.now, values, units.ids !== undefined),
  graded: (asked, values) =>
    `graded AS (${gradedSql(asked, values)})${asked.mayRead.staff === null ? '' : `, shown_grades AS (${shownGradesSql(asked, values)})`}`,
}

type Join = { readonly columns: readonly string[]; readonly sql: string }

/** What each source adds to the row of a unit. */
const joins: Readonly<Record<Source, (asked: AskedUnits, values: Values) => Join>> = {
  measured: () => ({
    columns: ['m.unit_id AS measured', ...measures.map(name => `m.${columnOf(name)}`)],
    sql: 'LEFT JOIN measured m ON m.unit_id = c.id',
  }),
  people: ({ mayRead }, values) => coveredFor(mayRead.users, values),
  graded: ({ mayRead }, values) => gradedFor(mayRead.staff, values),
}

/** Of a row `e` whether its figure is kept back from the caller. */
export const hiddenSql = ({ mayRead }: AskedUnits) => ({
  averageGrade: mayRead.staff === null ? 'false' : 'coalesce(e.grade_hidden, false)',
  activeShare: mayRead.users === null ? 'false' : 'e.users > 0 AND e.active IS NULL',
})

const figures = Object.fromEntries(
  unitFigures.map(name => [name, { sql: figureSql(unitExpressions[name]), source: 'measured' as const }]),
) as Record<(typeof unitFigures)[number], { readonly sql: string; readonly source: 'measured' }>

/** Whether a unit is in balance (A-140). */
const balancedSql = `(${figures.difference.sql} > ${-balanceTolerance})`

/** What each column is sorted by, and of which source. */
export const unitColumns: Readonly<Record<UnitSortKey, { readonly sql: string; readonly source?: Source }>> = {
  client: { sql: 'e.client' },
  department: { sql: 'e.department' },
  unit: { sql: 'e.unit' },
  users: { sql: 'e.users', source: 'people' },
  activeShare: { sql: 'e.active::float8 / nullif(e.users, 0)', source: 'people' },
  balanced: { sql: balancedSql, source: 'measured' },
  ...figures,
  fromTarget: {
    sql: `abs(${figures.actualEfficiency.sql} - ${figures.targetEfficiency.sql})`,
    source: 'measured',
  },
  averageGrade: { sql: 'e.grades / (e.employed * 100)::float8', source: 'graded' },
}

/** What units are sorted by where a figure is the same. */
export const nameColumns = ['client', 'department', 'unit', 'id'] as const

/**
 * A statement over the chosen units, a row `e` for each with what the named sources tell of it: only these are worked
 * out. What stands before FROM is handed over with them, and may name them several times: they are looked up once. Rows
 * of a nation that are looked at twice are kept in between: `own` says what has to be kept of the units themselves.
 */
export const overUnits = (
  asked: AskedUnits,
  sources: readonly Source[],
  write: (from: string, values: Values) => string,
  own: readonly string[] = ['*'],
): { readonly text: string; readonly values: unknown[] } => {
  const values = createValues()
  const joined = sources.map(source => joins[source](asked, values))
  const expressions = [
    `chosen AS (${chosenUnitsSql(asked.units, values)})`,
    ...sources.map(source => commonExpressions[source](asked, values)),
    `each AS (SELECT ${[...own.map(column => `c.${column}`), ...joined.flatMap(({ columns }) => columns)].join(', ')}
      FROM chosen c ${joined.map(({ sql }) => sql).join(' ')})`,
  ]
  return { text: `WITH ${expressions.join(', ')} ${write('FROM each e', values)}`, values: values.values }
}
