import type { WeekRange } from '../calendar/week-range'
import type { ForecastInput } from './forecast-input'
import { at } from './calculation/at-week'
import { calculateCostPerHour, calculateIdealPerWeek } from './calculation/calculate-cost-per-hour'
import { calculateMeaningCost, calculateMeaningFte } from './calculation/calculate-meaning'
import {
  calculateIncoming,
  calculateLeftOfAnnualBudget,
  calculateRemaining,
  calculateWeekBalance,
} from './calculation/calculate-remaining-budget'
import { calculateStaffCost, listStaffCostRows, weighHours } from './calculation/calculate-staff-cost'

const emptyMoneyWeeks = () => ({
  meaningFte: [] as number[],
  meaningCost: [] as number[],
  staffCost: [] as number[],
  incoming: [] as number[],
  fixedCost: [] as number[],
  remaining: [] as number[],
  weekBalance: [] as number[],
  leftOfAnnualBudget: [] as number[],
})

export type MoneyWeeks = ReturnType<typeof emptyMoneyWeeks>

/** Costs and running budget in SEK per week of the range; nothing is brought forward into its start week. */
export const calculateMoneyWeeks = (
  { budget, ...input }: ForecastInput,
  { startWeek, endWeek }: WeekRange,
  deficit: readonly number[],
): MoneyWeeks => {
  const weeks = emptyMoneyWeeks()
  const ideal = calculateIdealPerWeek(budget.annualSalary)
  const costPerHour = calculateCostPerHour(budget)
  const costRows = listStaffCostRows(input)
  const fixedCost = budget.fixedCostPerWeek
  let remaining = 0
  let costSinceStart = 0
  for (let index = startWeek - 1; index < endWeek; index += 1) {
    const staffCost = calculateStaffCost(weighHours(costRows, index), costPerHour)
    const incoming = calculateIncoming(ideal, remaining)
    const deficitHours = at(deficit, index - startWeek + 1)
    remaining = calculateRemaining(incoming, staffCost, fixedCost)
    costSinceStart += staffCost + fixedCost
    weeks.staffCost.push(staffCost)
    weeks.incoming.push(incoming)
    weeks.fixedCost.push(fixedCost)
    weeks.remaining.push(remaining)
    weeks.weekBalance.push(calculateWeekBalance(ideal, staffCost, fixedCost))
    weeks.leftOfAnnualBudget.push(calculateLeftOfAnnualBudget(budget.annualSalary, costSinceStart))
    weeks.meaningFte.push(calculateMeaningFte(deficitHours, budget.fullTimeHours))
    weeks.meaningCost.push(calculateMeaningCost(deficitHours, costPerHour))
  }
  return weeks
}
