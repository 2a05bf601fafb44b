import type { FigureOfPeople, UnitList, UnitsQuery, UnitTotals, UnitWeighted } from '@veckovis/contracts/analytics'
import {
  evaluate,
  isAdditive,
  totalRow,
  unitExpressions,
  unitFigures,
  weightedRow,
  type Added,
  type PeriodMeasures,
  type UnitFigure,
} from '@veckovis/domain/analytics'
import type { Transaction } from '../../../db/database'
import { limitTo, wayOf, type PageAsked } from '../../../db/lists/list-sql'
import { distinctPeopleSql } from '../people/people-sql'
import { columnOf, measures } from './measures-sql'
import { hiddenSql, nameColumns, overUnits, unitColumns, type AskedUnits } from './unit-sources'

export type TotalRows = Pick<UnitList, 'total' | 'totals' | 'weighted'>

type MeasuredTotals = {
  readonly total: number
  readonly measured: number
  readonly sums: readonly number[]
  readonly added: readonly number[]
  readonly counts: readonly number[]
  readonly grades: number | null
  readonly people: number | null
  readonly grade: number | null
  /** Whether the grade of a unit is kept back, which both rows leave out then */
  readonly hidden: boolean | null
}

/** What the units have to be asked for one by one; the sum of any other figure is that of the sums of the measures. */
const asked = unitFigures.filter(name => !isAdditive(unitExpressions[name]))
const addedNames = [...asked, 'balanced'] as const

/** Booleans add up as 1 and 0. */
const addable = (name: (typeof addedNames)[number]) =>
  name === 'balanced' ? `(${unitColumns.balanced.sql})::int` : unitColumns[name].sql

const list = (write: readonly string[], type: string) => `ARRAY[${write.join(', ')}]::${type}[]`
const sums = measures.map(name => `sum(e.${columnOf(name)})`)
const figures = addedNames.map((name, place) => `${addable(name)} AS figure${place}`)
const summedUp = ['measured', 'grades', 'employed', ...measures.map(columnOf)].map(column => `e.${column}`)

/**
 * The totals as columns of one row over the units of `from`. The figures are kept by themselves: each is added up and
 * counted, and would be calculated for both.
 */
const totalsSql = (from: string, hidden: string) => `SELECT count(*)::int AS total, count(e.measured)::int AS measured,
    ${list(sums, 'float8')} AS sums,
    ${list(
      addedNames.map((_, place) => `coalesce(sum(e.figure${place}), 0)`),
      'float8',
    )} AS added,
    ${list(
      addedNames.map((_, place) => `count(e.figure${place})`),
      'int',
    )} AS counts,
    sum(e.grades)::float8 AS grades, sum(e.employed)::float8 AS people, avg(${unitColumns.averageGrade.sql}) AS grade,
    bool_or(e.hidden) AS hidden
    FROM (SELECT ${[...summedUp, ...figures, `${hidden} AS hidden`].join(', ')} ${from} OFFSET 0) AS e`

const onlyRow = <Row>([row]: readonly Row[]): Row => {
  if (row === undefined) throw new Error('Totals without a row')
  return row
}

type PeopleTotals = {
  readonly users: number
  readonly active: number
  readonly share: number | null
  /** Whether a unit's share is kept back */
  readonly hidden: boolean | null
  /** Whether there is somebody whom the caller may not read */
  readonly unread: boolean | null
}

const peopleTotals = async ({ query }: Transaction, asked: AskedUnits): Promise<PeopleTotals> => {
  // The rows of a nation are looked at once more only where something may be kept back.
  const any = (condition: string, from: string) =>
    asked.mayRead.users === null ? 'false' : `(SELECT bool_or(${condition}) ${from})`
  const { rows } = await query<PeopleTotals>(
    overUnits(
      asked,
      ['people'],
      from => `SELECT distinct_people.*, (SELECT avg(${unitColumns.activeShare.sql}) ${from}) AS share,
        ${any(hiddenSql(asked).activeShare, from)} AS hidden, ${any('e.unread > 0', from)} AS unread
        FROM (${distinctPeopleSql}) AS distinct_people`,
      ['id'],
    ),
  )
  return onlyRow(rows)
}

const sumsOf = ({ sums, measured }: MeasuredTotals): PeriodMeasures | undefined =>
  measured === 0
    ? undefined
    : (Object.fromEntries(measures.map((name, place) => [name, sums[place] ?? 0])) as PeriodMeasures)

const addedOf = (found: MeasuredTotals): Record<UnitFigure | 'balanced', Added> => {
  const sums = sumsOf(found)
  const addedUp = (name: UnitFigure): Added => {
    const sum = sums === undefined ? null : evaluate(unitExpressions[name], sums)
    return { sum: sum ?? 0, count: found.measured }
  }
  const one = (place: number): Added => ({ sum: found.added[place] ?? 0, count: found.counts[place] ?? 0 })
  return {
    ...(Object.fromEntries(unitFigures.map(name => [name, addedUp(name)])) as Record<UnitFigure, Added>),
    ...(Object.fromEntries(addedNames.map((name, place) => [name, one(place)])) as { readonly balanced: Added }),
  }
}

type MeasuredRows = {
  readonly total: number
  readonly totals: Omit<UnitTotals, 'users' | 'activeShare'>
  readonly weighted: Omit<UnitWeighted, 'activeShare'>
}

const rowsOf = (found: MeasuredTotals): MeasuredRows => {
  const { total, grade, grades, people } = found
  const hidden: FigureOfPeople[] = found.hidden === true ? ['averageGrade'] : []
  const added = addedOf(found)
  const averageGrade = people === null || grades === null ? null : grades / 100 / people
  return {
    total,
    totals: { ...totalRow(added), averageGrade: grade, hidden },
    weighted: { ...weightedRow(sumsOf(found), added.balanced), averageGrade, hidden },
  }
}

/** Both total rows over all units that the filters leave, but for their people. */
export const totalMeasures = async ({ query }: Transaction, asked: AskedUnits): Promise<MeasuredRows> => {
  const { rows } = await query<MeasuredTotals>(
    overUnits(asked, ['measured', 'graded'], from => totalsSql(from, hiddenSql(asked).averageGrade), ['id']),
  )
  return rowsOf(onlyRow(rows))
}

type UnitOrder = Pick<UnitsQuery, 'sort' | 'direction'>

/**
 * The ids of all chosen units in the asked order, or of one page of them, and the same total rows: what takes longest is
 * to read the measures of a nation, and so they are read once for both.
 */
export const orderWithTotals = async (
  { query }: Transaction,
  asked: AskedUnits,
  { sort, direction }: UnitOrder,
  page?: PageAsked,
): Promise<{ readonly ids: readonly number[]; readonly measured: MeasuredRows }> => {
  const { sql, source } = unitColumns[sort]
  const names = nameColumns
    .map(column => `e.${column}`)
    .filter(column => column !== sql)
    .join(', ')
  const order = `${sql} ${wayOf(direction)} NULLS LAST, ${names}`
  const sources = ['measured', 'graded', ...(source === 'people' ? ['people' as const] : [])] as const
  const { rows } = await query<MeasuredTotals & { readonly ids: readonly number[] }>(
    overUnits(
      asked,
      sources,
      (from, values) =>
        `SELECT t.*, ARRAY(SELECT e.id ${from} ORDER BY ${order} ${limitTo(page, values)}) AS ids FROM (${totalsSql(from, hiddenSql(asked).averageGrade)}) AS t`,
      nameColumns,
    ),
  )
  const { ids, ...found } = onlyRow(rows)
  return { ids, measured: rowsOf(found) }
}

const ofActivity = (isHidden: boolean | null): FigureOfPeople[] => (isHidden === true ? ['activeShare'] : [])

/**
 * What the people of the units add to both total rows: the mean is that of the shares which are told. Who works in two
 * units is counted once in the weighted share, so that with theirs it would tell of those few; it takes the right to read
 * all of them.
 */
export const totalPeople = async (transaction: Transaction, asked: AskedUnits): Promise<PeopleRows> => {
  const { users, active, share, hidden, unread } = await peopleTotals(transaction, asked)
  return {
    totals: { users, activeShare: share, hidden: ofActivity(hidden) },
    weighted: { activeShare: users === 0 || unread === true ? null : active / users, hidden: ofActivity(unread) },
  }
}

type PeopleRows = {
  readonly totals: Pick<UnitTotals, 'users' | 'activeShare' | 'hidden'>
  readonly weighted: Pick<UnitWeighted, 'activeShare' | 'hidden'>
}

/** Both total rows (A-154, A-176). */
export const totalUnits = (measured: MeasuredRows, people: PeopleRows): TotalRows => ({
  total: measured.total,
  totals: { ...people.totals, ...measured.totals, hidden: bothOf(measured.totals, people.totals) },
  weighted: { ...people.weighted, ...measured.weighted, hidden: bothOf(measured.weighted, people.weighted) },
})

type Hiding = Pick<UnitTotals, 'hidden'>

const bothOf = (one: Hiding, other: Hiding): FigureOfPeople[] => [...(one.hidden ?? []), ...(other.hidden ?? [])]

/** What either total row leaves out. */
export const hiddenIn = ({
  totals,
  weighted,
}: {
  readonly totals: Hiding
  readonly weighted: Hiding
}): FigureOfPeople[] => [...new Set(bothOf(totals, weighted))]
