import type { AbsenceByWeek } from '@veckovis/contracts/analytics'
import { yearsOfPeriod, type WeeksOfYear } from '@veckovis/domain/analytics'
import type { Transaction } from '../../../db/database'
import { createValues } from '../../../db/lists/list-sql'
import { chosenUnitsSql } from './chosen-units'
import type { AskedUnits } from './unit-sources'

type Sums = { readonly units: readonly number[] | null; readonly sums: readonly (number | null)[] }

/** Of some weeks of a year the running sums of all units together, beginning with the one before the first week. */
const sumsSql = (asked: AskedUnits, { year, firstWeek, lastWeek }: WeeksOfYear) => {
  const values = createValues()
  const chosen = chosenUnitsSql(asked.units, values)
  const sums = Array.from({ length: lastWeek - firstWeek + 1 }, (_, offset) => firstWeek + offset).map(
    week => `sum(absence[${week}]::float8 * step)`,
  )
  const before =
    firstWeek === 1 ? '0' : `sum(absence[${firstWeek - 1}]::float8 * step) FILTER (WHERE weeks >= ${firstWeek})`
  const text = `WITH chosen AS (${chosen})
    SELECT array_agg(unit_id) AS units, ARRAY[${[before, ...sums].join(', ')}]::float8[] AS sums
    FROM unit_year_weeks WHERE year = ${values.add(year, 'int')} AND weeks >= ${values.add(firstWeek, 'int')}
      AND unit_id IN (SELECT id FROM chosen)`
  return { text, values: values.values }
}

const weeksOf = ({ year, firstWeek }: WeeksOfYear, [, ...sums]: Sums['sums'], before: number) => {
  let last = before
  return sums.map((sum, offset) => {
    const absence = sum === null ? null : (sum - last) / 100
    last = sum ?? last
    return { year, week: firstWeek + offset, absence }
  })
}

/** Hours of absence week by week of all the units together. Of a replaced week 53 nothing is said. */
export const readAbsence = async ({ query }: Transaction, asked: AskedUnits): Promise<Omit<AbsenceByWeek, 'asOf'>> => {
  const units = new Set<number>()
  const weeks: AbsenceByWeek['weeks'] = []
  for (const part of yearsOfPeriod(asked.period)) {
    const { rows } = await query<Sums>(sumsSql(asked, part))
    const [found] = rows
    if (found === undefined) throw new Error('Sums without a row')
    for (const id of found.units ?? []) units.add(id)
    weeks.push(...weeksOf(part, found.sums, found.sums[0] ?? 0))
  }
  return { period: asked.period, units: units.size, weeks }
}
