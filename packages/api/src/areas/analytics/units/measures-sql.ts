import {
  constantMeasures,
  weeklyMeasures,
  yearsOfPeriod,
  type AnalyticsPeriod,
  type Expression,
  type PeriodMeasures,
  type WeeksOfYear,
} from '@veckovis/domain/analytics'
import { weeksInIsoYear } from '@veckovis/domain/calendar'
import { weeksPerBudgetYear } from '@veckovis/domain/forecast'
import type { Values } from '../../../db/lists/list-sql'

type Measure = keyof PeriodMeasures

/** `budgetedStaff` stands in `budgeted_staff`. */
export const columnOf = (measure: Measure): string => measure.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)

export const measures: readonly Measure[] = ['weeks', ...weeklyMeasures, ...constantMeasures]

/** As many times a year has what each of its weeks has: the budget of a long year is that of 52 weeks (A-233). */
const timesSql = (name: (typeof constantMeasures)[number]) =>
  name === 'budget' ? `least(weeks, ${weeksPerBudgetYear})` : 'weeks'

/** The whole year: its sums stand in columns. */
const wholeYearSql = ({ year }: WeeksOfYear, { add }: Values, ofChosen: string): string => `
  SELECT ${['unit_id', 'weeks::float8 AS weeks', ...weeklyMeasures.map(columnOf), ...constantMeasures.map(name => `${columnOf(name)} * ${timesSql(name)} AS ${columnOf(name)}`)].join(', ')}
  FROM unit_year WHERE year = ${add(year, 'int')}${ofChosen}`

/**
 * Some weeks of a year: the difference of two running sums. OFFSET keeps it by itself: drawn into the statement around
 * it, every difference would be calculated once more for each figure that it is part of.
 */
const someWeeksSql = ({ year, firstWeek, lastWeek }: WeeksOfYear, { add }: Values, ofChosen: string): string => {
  const [last, before] = [add(lastWeek, 'int'), add(firstWeek - 1, 'int')]
  const weeks = add(lastWeek - firstWeek + 1, 'float8')
  const difference = (column: string) =>
    firstWeek === 1 ? `${column}[${last}]::float8` : `(${column}[${last}]::float8 - ${column}[${before}])`
  const sums = weeklyMeasures.map(name => {
    const column = columnOf(name)
    return `${difference(column)}${name === 'staffCost' ? '' : ' * step'} AS ${column}`
  })
  const constants = constantMeasures.map(name => `${columnOf(name)} * ${weeks} AS ${columnOf(name)}`)
  return `SELECT ${['unit_id', `${weeks} AS weeks`, ...sums, ...constants].join(', ')}
    FROM unit_year_weeks WHERE year = ${add(year, 'int')} AND ${before} < weeks${ofChosen} OFFSET 0`
}

const isWhole = ({ year, firstWeek, lastWeek }: WeeksOfYear) => firstWeek === 1 && lastWeek === weeksInIsoYear(year)

/**
 * The measures of every unit with a forecast in the period, and how many weeks they are of, one row for each unit. Few
 * chosen units are looked up one by one.
 */
export const measuredSql = (period: AnalyticsPeriod, values: Values, areFew: boolean): string => {
  const ofChosen = areFew ? ' AND unit_id IN (SELECT id FROM chosen)' : ''
  const parts = yearsOfPeriod(period).map(weeks =>
    (isWhole(weeks) ? wholeYearSql : someWeeksSql)(weeks, values, ofChosen),
  )
  if (parts.length === 1) return parts.join('')
  return `SELECT unit_id, ${measures.map(name => `sum(${columnOf(name)}) AS ${columnOf(name)}`).join(', ')}
    FROM (${parts.map(part => `(${part})`).join(' UNION ALL ')}) AS years GROUP BY unit_id`
}

/** A figure of the domain as the database calculates it, of the measures of a row `e`; a missing part leaves it missing. */
export const figureSql = (expression: Expression<Measure>): string => {
  if (typeof expression === 'number') return `${expression}::float8`
  if (typeof expression === 'string') return `e.${columnOf(expression)}`
  const [first, second] = [figureSql(expression.first), figureSql(expression.second)]
  return expression.operation === '/'
    ? `(${first} / nullif(greatest(${second}, 0::float8), 0::float8))`
    : `(${first} ${expression.operation} ${second})`
}
