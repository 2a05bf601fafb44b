import { figuresOfPeople, type FigureOfPeople, type UnitBefore, type UnitRow } from '@veckovis/contracts/analytics'
import { figuresOfUnit, type PeriodMeasures } from '@veckovis/domain/analytics'
import type { Transaction } from '../../../db/database'
import { columnOf, measures } from './measures-sql'
import { hiddenSql, overUnits, unitColumns, type AskedUnits } from './unit-sources'

type Hidden = Readonly<Partial<Record<FigureOfPeople, boolean>>>

type RowColumns = Pick<UnitRow, 'client' | 'department' | 'unit' | 'open' | 'users'> & {
  readonly active: number | null
  readonly hidden: Hidden
  readonly grade: number | null
  readonly measures: readonly number[] | null
}

const named = (id: string, name: string) => `json_build_object('id', ${id}, 'name', ${name})`

const measuresOf = (sums: readonly number[] | null): PeriodMeasures | undefined =>
  sums === null
    ? undefined
    : (Object.fromEntries(measures.map((name, place) => [name, sums[place] ?? Number.NaN])) as PeriodMeasures)

const hiddenOf = (hidden: Hidden): FigureOfPeople[] => figuresOfPeople.filter(figure => hidden[figure] === true)

const rowOf = ({
  client,
  department,
  unit,
  open,
  users,
  active,
  grade,
  hidden,
  measures: sums,
}: RowColumns): UnitRow => ({
  client,
  department,
  unit,
  users,
  activeShare: users === 0 || active === null ? null : active / users,
  ...figuresOfUnit(measuresOf(sums)),
  averageGrade: grade,
  hidden: hiddenOf(hidden),
  forecast: sums !== null,
  open,
})

const measuresSql = `CASE WHEN e.measured IS NOT NULL THEN ARRAY[${measures.map(name => `e.${columnOf(name)}`).join(', ')}]::float8[] END`

/** The units of a page as if nothing else were chosen: their rows rest on themselves alone. */
const ofPage = ({ units, ...asked }: AskedUnits, ids: readonly number[]): AskedUnits => ({
  ...asked,
  units: { ...units, ids },
})

/** The rows of these units in their order, their figures calculated by the domain. */
export const readUnits = async (
  { query }: Transaction,
  asked: AskedUnits,
  ids: readonly number[],
): Promise<UnitRow[]> => {
  if (ids.length === 0) return []
  const hidden = hiddenSql(asked)
  const { rows } = await query<RowColumns>(
    overUnits(
      ofPage(asked, ids),
      ['measured', 'people', 'graded'],
      (from, { add }) => `SELECT ${named('e.municipality_id', 'e.client')} AS client,
        ${named('e.department_id', 'e.department')} AS department, ${named('e.id', 'e.unit')} AS unit, e.open,
        e.users, e.active, json_build_object('averageGrade', ${hidden.averageGrade}, 'activeShare', ${hidden.activeShare}) AS hidden, ${unitColumns.averageGrade.sql} AS grade, ${measuresSql} AS measures
        ${from} ORDER BY array_position(${add(ids, 'int[]')}, e.id)`,
    ),
  )
  return rows.map(rowOf)
}

/** The figures of these units in another period, by their ids. */
export const readFigures = async (
  { query }: Transaction,
  asked: AskedUnits,
  ids: readonly number[],
): Promise<Record<string, UnitBefore>> => {
  if (ids.length === 0) return {}
  type Columns = Pick<RowColumns, 'grade' | 'hidden' | 'measures'> & { readonly id: number }
  const hidden = hiddenSql(asked).averageGrade
  const { rows } = await query<Columns>(
    overUnits(
      ofPage(asked, ids),
      ['measured', 'graded'],
      from => `SELECT e.id, ${unitColumns.averageGrade.sql} AS grade, json_build_object('averageGrade', ${hidden}) AS hidden,
        ${measuresSql} AS measures ${from}`,
    ),
  )
  return Object.fromEntries(
    rows.map(({ id, grade, hidden: kept, measures: sums }) => [
      id,
      { ...figuresOfUnit(measuresOf(sums)), averageGrade: grade, hidden: hiddenOf(kept) },
    ]),
  )
}
