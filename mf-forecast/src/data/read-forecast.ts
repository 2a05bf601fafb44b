import {
  listOfWeekHours,
  receivedForecastRow,
  receivedWeeks,
  type ReceivedForecast,
  type ReceivedForecastRow,
} from '@veckovis/contracts/forecast'
import { type WeekNumbers } from '@veckovis/contracts/wire'
import { weeksInIsoYear } from '@veckovis/domain/calendar'
import {
  atWirePlace,
  singleKinds,
  weekListsOf,
  type ForecastInput,
  type ListedKind,
  type CostShift,
  type SickPay,
  type ServerRowHours,
  type SingleKind,
  type WeekIncome,
} from '@veckovis/domain/forecast'
import { fail, succeed, type Result } from '@veckovis/domain/result'
import { identifyRow, rowIdOfSkipped, type SkippedRow } from './skipped-row'

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

type Reading = { readonly weeks: 52 | 53; readonly skipped: SkippedRow[] }

/** The rows that can be read; the others join the skipped ones. */
const readRows = (
  kind: ListedKind['kind'],
  received: readonly unknown[],
  { weeks, skipped }: Reading,
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

/** A value for every week of the year; undefined where one is missing. */
const ofEachWeek = (values: WeekNumbers, weeks: number): number[] | undefined => {
  const list = Array.from({ length: weeks }, (_, index) => values[String(index + 1)])
  return list.every(value => value !== undefined) ? list : undefined
}

/** What settings add, where the answer says so; it fails when a week of it is missing. */
const costShiftOf = ({ budget }: ReceivedForecast, weeks: number): Result<CostShift | undefined, 'invalid'> => {
  if (budget.costShift === undefined) return succeed(undefined)
  const perHour = ofEachWeek(budget.costShift.perHour, weeks)
  const fixedCost = ofEachWeek(budget.costShift.fixedCost, weeks)
  const unsocial = ofEachWeek(budget.costShift.unsocial, weeks)
  if (perHour === undefined || fixedCost === undefined || unsocial === undefined) return fail('invalid')
  return succeed({ perHour, fixedCost, unsocial })
}

/** What the budget brings, where the answer says so; it fails when a list does not have the weeks of the year. */
const incomeOf = ({ budget }: ReceivedForecast, weeks: number): Result<WeekIncome | undefined, 'invalid'> => {
  const { income } = budget
  if (income === undefined) return succeed(undefined)
  const lists = [income.rooms, income.visits, income.months, ...income.zones.map(({ prices }) => prices)]
  return lists.every(({ length }) => length === weeks) ? succeed(income) : fail('invalid')
}

/** What illness by spell takes off, where the answer says so; it fails when a week of it is missing. */
const sickPayOf = ({ budget }: ReceivedForecast, weeks: 52 | 53): Result<SickPay | undefined, 'invalid'> => {
  if (budget.sickPay === undefined) return succeed(undefined)
  const spellHours = listOfWeekHours(budget.sickPay.spellHours, weeks)
  const savedHours = ofEachWeek(budget.sickPay.savedHours, weeks)
  if (!spellHours.ok || savedHours === undefined) return fail('invalid')
  return succeed({ spellHours: spellHours.value, savedHours })
}

type SingleLists = Readonly<Record<SingleKind['list'], readonly number[]>>

/** A kind that cannot be read has no hours and joins the skipped ones; hours in a week that is not there fit no year. */
const readLists = (received: ReceivedForecast, { weeks, skipped }: Reading): Result<SingleLists, 'invalid'> => {
  const lists: [string, readonly number[]][] = []
  for (const kind of singleKinds) {
    if (kind.unit === 'percent') {
      lists.push([kind.list, percentOf(received.metrics.target.efficiency, weeks)])
      continue
    }
    const parsed = receivedWeeks[kind.shape].safeParse(atWirePlace(received, kind))
    const list = parsed.success ? listOfWeekHours(parsed.data, weeks) : succeed(Array.from({ length: weeks }, () => 0))
    if (!list.ok) return list
    lists.push([kind.list, list.value])
    const row = { kind: kind.kind, serverId: null, position: 1 }
    const isNamed = skipped.some(other => rowIdOfSkipped(other) === rowIdOfSkipped(row))
    if (!parsed.success && !isNamed) skipped.push(row)
  }
  return succeed(Object.fromEntries(lists) as SingleLists)
}

/** The answer as the calculation takes it; fails when a list of it does not fit the year. */
export const readForecast = (received: ReceivedForecast, year: number): Result<ReadForecast, 'invalid'> => {
  const weeks = weeksInIsoYear(year)
  const skipped: SkippedRow[] = []
  const lists = readLists(received, { weeks, skipped })
  if (!lists.ok) return lists
  const costShift = costShiftOf(received, weeks)
  if (!costShift.ok) return costShift
  const income = incomeOf(received, weeks)
  if (!income.ok) return income
  const sickPay = sickPayOf(received, weeks)
  if (!sickPay.ok) return sickPay
  const { annualSalary, hours, fullTimeHours, fixedCostPerWeek, costFactors } = received.budget
  const serverCostPerHour = received.avgCostPerHour
  const resourceBudget = { annualSalary, hours, fullTimeHours, fixedCostPerWeek, serverCostPerHour, costFactors }
  const ofKinds = weekListsOf({
    rows: ({ kind, list }) => readRows(kind, received.staffing[list], { weeks, skipped }),
    weeks: ({ list }) => lists.value[list],
  })
  const ofSettings = { costShift: costShift.value, income: income.value, sickPay: sickPay.value }
  return succeed({ input: { year, weeks, resourceBudget, ...ofSettings, ...ofKinds }, skipped })
}
