import type { WeekRange } from '../calendar/week-range'
import type { ForecastInput } from './forecast-input'
import type { StaffingMark } from './forecast-result'
import { absenceServerIds } from './rows/server-row-ids'
import { at } from './calculation/at-week'
import { calculateDeficit, calculateNeededAtTarget } from './calculation/calculate-deficit'
import { calculateEfficiency } from './calculation/calculate-efficiency'
import {
  calculateAvailable,
  calculateHourResult,
  extraTimeRows,
  resourceTimeRows,
  sumRowsOfWeek,
} from './calculation/calculate-hour-result'
import { calculateIllnessPercent } from './calculation/calculate-illness-percent'
import { calculateNeeds } from './calculation/calculate-needs'
import { markWeek } from './calculation/mark-week'
import { readTargetHundredths } from './calculation/read-target'

const emptyHourWeeks = () => ({
  needs: [] as number[],
  resourceTime: [] as number[],
  extraTime: [] as number[],
  absences: [] as number[],
  hourResult: [] as number[],
  available: [] as number[],
  neededAtTarget: [] as number[],
  efficiency: [] as number[],
  ownWeekEfficiency: [] as number[],
  marks: [] as StaffingMark[],
  target: [] as number[],
  deficit: [] as number[],
  deficitCumulative: [] as number[],
  illnessPercent: [] as number[],
})

export type HourWeeks = ReturnType<typeof emptyHourWeeks>

const rowsOfInput = (input: ForecastInput) => ({
  resourceTime: resourceTimeRows(input.substitutes),
  extraTime: extraTimeRows(input.substitutes),
  illness: input.absences.filter(row => row.serverId === absenceServerIds.shortTermIllness),
})

/** Fills the hours of one week and returns its needs and available hours. */
const addHours = (weeks: HourWeeks, input: ForecastInput, rows: ReturnType<typeof rowsOfInput>, index: number) => {
  const resourceTime = sumRowsOfWeek(rows.resourceTime, index)
  const extraTime = sumRowsOfWeek(rows.extraTime, index)
  const absences = sumRowsOfWeek(input.absences, index)
  const hourResult = calculateHourResult(resourceTime, extraTime, absences)
  const available = calculateAvailable(hourResult, at(input.budgetedStaffHours, index))
  const { totalHoursRequired, changedNeedsFromDiary, myForecast } = input
  const needs = calculateNeeds(at(totalHoursRequired, index), at(changedNeedsFromDiary, index), at(myForecast, index))
  weeks.resourceTime.push(resourceTime)
  weeks.extraTime.push(extraTime)
  weeks.absences.push(absences)
  weeks.hourResult.push(hourResult)
  weeks.available.push(available)
  weeks.needs.push(needs)
  weeks.illnessPercent.push(calculateIllnessPercent(sumRowsOfWeek(rows.illness, index), at(input.scheduled, index)))
  return { needs, available }
}

/** Hours, efficiency, marks and deficit per week of the range; running sums begin at its start week. */
export const calculateHourWeeks = (input: ForecastInput, { startWeek, endWeek }: WeekRange): HourWeeks => {
  const weeks = emptyHourWeeks()
  const rows = rowsOfInput(input)
  let needsSum = 0
  let availableSum = 0
  let deficitSum = 0
  for (let index = startWeek - 1; index < endWeek; index += 1) {
    const { needs, available } = addHours(weeks, input, rows, index)
    const target = at(input.target, index)
    const deficit = calculateDeficit(needs, available, target)
    needsSum += needs
    availableSum += available
    deficitSum += deficit
    weeks.neededAtTarget.push(calculateNeededAtTarget(needs, target))
    weeks.efficiency.push(calculateEfficiency(needsSum, availableSum))
    weeks.ownWeekEfficiency.push(calculateEfficiency(needs, available))
    weeks.marks.push(markWeek(needsSum, availableSum, target))
    weeks.target.push(readTargetHundredths(target) / 100)
    weeks.deficit.push(deficit)
    weeks.deficitCumulative.push(deficitSum)
  }
  return weeks
}
