import { receivedForecastRow, type ReceivedForecast, type ReceivedForecastRow } from '@veckovis/contracts/forecast'
import { type WeekHours, type WeekNumbers } from '@veckovis/contracts/wire'
import { weeksInIsoYear } from '@veckovis/domain/calendar'
import { type ForecastInput, type ServerRowHours } from '@veckovis/domain/forecast'
import { hundredthsFromHours, type Hundredths } from '@veckovis/domain/numbers'
import { fail, succeed, type Result } from '@veckovis/domain/result'
import { identifyRow, type SkippedRow } from './skipped-row'

export type ReadForecast = {
  readonly input: ForecastInput
  /** Rows whose values were not valid: left out and named. */
  readonly skipped: readonly SkippedRow[]
}

const listOf = (values: WeekHours, weeks: number): Result<readonly Hundredths[], 'invalid'> => {
  const list = Array.from({ length: weeks }, () => 0)
  for (const [week, hours] of Object.entries(values)) {
    const hundredths = hundredthsFromHours(hours)
    // A week 53 in a year of 52 belongs nowhere; leaving it out would lose hours in silence.
    if (!hundredths.ok || Number(week) > weeks) return fail('invalid')
    list[Number(week) - 1] = hundredths.value
  }
  return succeed(list)
}

const percentOf = (values: WeekNumbers, weeks: number): number[] =>
  Array.from({ length: weeks }, (_, index) => values[String(index + 1)] ?? 0)

/** The hours of a row, and how many of them come from the diary where the answer tells. */
const rowOf = ({ id, values, diaryValues }: ReceivedForecastRow, weeks: number): Result<ServerRowHours, 'invalid'> => {
  const hours = listOf(values, weeks)
  if (!hours.ok || diaryValues === undefined) return hours.ok ? succeed({ serverId: id, hours: hours.value }) : hours
  const diaryHours = listOf(diaryValues, weeks)
  return diaryHours.ok ? succeed({ serverId: id, hours: hours.value, diaryHours: diaryHours.value }) : diaryHours
}

type ReadRows = { readonly rows: readonly ServerRowHours[]; readonly skipped: readonly SkippedRow[] }

const readRows = (kind: SkippedRow['kind'], received: readonly unknown[], weeks: number): ReadRows => {
  const rows: ServerRowHours[] = []
  const skipped: SkippedRow[] = []
  received.forEach((candidate, index) => {
    const parsed = receivedForecastRow.safeParse(candidate)
    const row = parsed.success ? rowOf(parsed.data, weeks) : fail('invalid')
    const comesTwice = row.ok && rows.some(({ serverId }) => String(serverId) === String(row.value.serverId))
    if (row.ok && !comesTwice) rows.push(row.value)
    else skipped.push(identifyRow(kind, candidate, index))
  })
  return { rows, skipped }
}

const readLists = ({ staffing, needs }: ReceivedForecast, weeks: number) => {
  const budgetedStaffHours = listOf(staffing.budgetedStaffHours, weeks)
  const scheduled = listOf(staffing.scheduled, weeks)
  const budgetedSubstituteHours = listOf(staffing.budgetedSubstituteHours, weeks)
  const totalHoursRequired = listOf(needs.totalHoursRequired, weeks)
  const changedNeedsFromDiary = listOf(needs.changedNeedsFromDiary, weeks)
  const myForecast = listOf(staffing.myForecast[0]?.values ?? {}, weeks)
  if (!budgetedStaffHours.ok || !scheduled.ok || !budgetedSubstituteHours.ok) return fail('invalid' as const)
  if (!totalHoursRequired.ok || !changedNeedsFromDiary.ok || !myForecast.ok) return fail('invalid' as const)
  return succeed({
    budgetedStaffHours: budgetedStaffHours.value,
    scheduled: scheduled.value,
    budgetedSubstituteHours: budgetedSubstituteHours.value,
    totalHoursRequired: totalHoursRequired.value,
    changedNeedsFromDiary: changedNeedsFromDiary.value,
    myForecast: myForecast.value,
  })
}

/** The answer as the calculation takes it; fails when a list that every figure rests on does not fit the year. */
export const readForecast = (received: ReceivedForecast, year: number): Result<ReadForecast, 'invalid'> => {
  const weeks = weeksInIsoYear(year)
  const lists = readLists(received, weeks)
  if (!lists.ok) return lists
  const { annualSalary, hours, fullTimeHours, fixedCostPerWeek, costFactors } = received.budget
  const serverCostPerHour = received.avgCostPerHour
  const resourceBudget = { annualSalary, hours, fullTimeHours, fixedCostPerWeek, serverCostPerHour, costFactors }
  const absences = readRows('absence', received.staffing.absences, weeks)
  const substitutes = readRows('substitute', received.staffing.substitutes, weeks)
  const rows = { absences: absences.rows, substitutes: substitutes.rows }
  const target = percentOf(received.metrics.target.efficiency, weeks)
  return succeed({
    input: { year, weeks, resourceBudget, ...rows, ...lists.value, target },
    skipped: [...absences.skipped, ...substitutes.skipped],
  })
}
