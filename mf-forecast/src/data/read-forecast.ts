import {
  listOfWeekHours,
  receivedForecastRow,
  weeksInAnswer,
  type ReceivedForecast,
  type ReceivedForecastRow,
} from '@veckovis/contracts/forecast'
import { type WeekNumbers } from '@veckovis/contracts/wire'
import { weeksInIsoYear } from '@veckovis/domain/calendar'
import {
  singleKinds,
  weekListsOf,
  type ForecastInput,
  type ServerRowHours,
  type SingleKind,
} from '@veckovis/domain/forecast'
import { fail, succeed, type Result } from '@veckovis/domain/result'
import { identifyRow, type SkippedRow } from './skipped-row'

export type ReadForecast = {
  readonly input: ForecastInput
  /** Rows whose values were not valid: left out and named. */
  readonly skipped: readonly SkippedRow[]
}

const percentOf = (values: WeekNumbers, weeks: number): number[] =>
  Array.from({ length: weeks }, (_, index) => values[String(index + 1)] ?? 0)

/** The hours of a row, and how many of them come from the diary where the answer tells. */
const rowOf = ({ id, values, diaryValues }: ReceivedForecastRow, weeks: 52 | 53): Result<ServerRowHours, 'invalid'> => {
  const hours = listOfWeekHours(values, weeks)
  if (!hours.ok || diaryValues === undefined) return hours.ok ? succeed({ serverId: id, hours: hours.value }) : hours
  const diaryHours = listOfWeekHours(diaryValues, weeks)
  return diaryHours.ok ? succeed({ serverId: id, hours: hours.value, diaryHours: diaryHours.value }) : diaryHours
}

/** The rows that can be read; the others join the skipped ones. */
const readRows = (
  kind: SkippedRow['kind'],
  received: readonly unknown[],
  { weeks, skipped }: { readonly weeks: 52 | 53; readonly skipped: SkippedRow[] },
): ServerRowHours[] => {
  const rows: ServerRowHours[] = []
  received.forEach((candidate, index) => {
    const parsed = receivedForecastRow.safeParse(candidate)
    const row = parsed.success ? rowOf(parsed.data, weeks) : fail('invalid')
    const comesTwice = row.ok && rows.some(({ serverId }) => String(serverId) === String(row.value.serverId))
    if (row.ok && !comesTwice) rows.push(row.value)
    else skipped.push(identifyRow(kind, candidate, index))
  })
  return rows
}

type SingleLists = Readonly<Record<SingleKind['list'], readonly number[]>>

const readLists = (received: ReceivedForecast, weeks: 52 | 53): Result<SingleLists, 'invalid'> => {
  const lists: [string, readonly number[]][] = []
  for (const kind of singleKinds) {
    const values = weeksInAnswer(received, kind)
    const list = kind.unit === 'percent' ? succeed(percentOf(values, weeks)) : listOfWeekHours(values, weeks)
    if (!list.ok) return list
    lists.push([kind.list, list.value])
  }
  return succeed(Object.fromEntries(lists) as SingleLists)
}

/** The answer as the calculation takes it; fails when a list that every figure rests on does not fit the year. */
export const readForecast = (received: ReceivedForecast, year: number): Result<ReadForecast, 'invalid'> => {
  const weeks = weeksInIsoYear(year)
  const lists = readLists(received, weeks)
  if (!lists.ok) return lists
  const { annualSalary, hours, fullTimeHours, fixedCostPerWeek, costFactors } = received.budget
  const serverCostPerHour = received.avgCostPerHour
  const resourceBudget = { annualSalary, hours, fullTimeHours, fixedCostPerWeek, serverCostPerHour, costFactors }
  const skipped: SkippedRow[] = []
  const ofKinds = weekListsOf({
    rows: ({ kind, list }) => readRows(kind, received.staffing[list], { weeks, skipped }),
    weeks: ({ list }) => lists.value[list],
  })
  return succeed({ input: { year, weeks, resourceBudget, ...ofKinds }, skipped })
}
