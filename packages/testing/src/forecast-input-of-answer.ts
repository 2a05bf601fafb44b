import { weeksInAnswer, type ComprehensiveForecast } from '@veckovis/contracts/forecast'
import type { WeekNumbers } from '@veckovis/contracts/wire'
import { weeksInIsoYear } from '@veckovis/domain/calendar'
import { weekListsOf, type ForecastInput } from '@veckovis/domain/forecast'

const weeksOf = (map: WeekNumbers, weeks: number, factor: number): number[] =>
  Array.from({ length: weeks }, (_, index) => Math.round((map[String(index + 1)] ?? 0) * factor))

const shiftOf = (lists: Record<'perHour' | 'fixedCost' | 'unsocial', WeekNumbers>, weeks: number) => {
  const numbersOf = (map: WeekNumbers) => Array.from({ length: weeks }, (_, index) => map[String(index + 1)] ?? NaN)
  const { perHour, fixedCost, unsocial } = lists
  return { perHour: numbersOf(perHour), fixedCost: numbersOf(fixedCost), unsocial: numbersOf(unsocial) }
}

const sickPayOf = ({ spellHours, savedHours }: Record<'spellHours' | 'savedHours', WeekNumbers>, weeks: number) => ({
  spellHours: weeksOf(spellHours, weeks, 100),
  savedHours: Array.from({ length: weeks }, (_, index) => savedHours[String(index + 1)] ?? NaN),
})

/** What the page would calculate from, read from the answer on the wire. */
export const forecastInputOfAnswer = (answer: ComprehensiveForecast): ForecastInput => {
  const { budget, staffing, avgCostPerHour: serverCostPerHour } = answer
  const { year, annualSalary, hours, fullTimeHours, fixedCostPerWeek, costFactors } = budget
  const weeks = weeksInIsoYear(year)
  return {
    year,
    weeks,
    ...(budget.costShift === undefined ? {} : { costShift: shiftOf(budget.costShift, weeks) }),
    ...(budget.income === undefined ? {} : { income: budget.income }),
    ...(budget.sickPay === undefined ? {} : { sickPay: sickPayOf(budget.sickPay, weeks) }),
    resourceBudget: { annualSalary, hours, fullTimeHours, fixedCostPerWeek, serverCostPerHour, costFactors },
    ...weekListsOf({
      rows: ({ list }) =>
        staffing[list].map(({ id, values }) => ({ serverId: id, hours: weeksOf(values, weeks, 100) })),
      weeks: kind => weeksOf(weeksInAnswer(answer, kind), weeks, kind.unit === 'percent' ? 1 : 100),
    }),
  }
}
