import { costShiftsOf } from './cost-shift'
import type { PayOfBudget } from './pay-rise'
import { unsocialWeights } from './unsocial-hours'

const budget: PayOfBudget = {
  meanMonthlyPay: 30_000,
  annualSalary: 5_200_000,
  hours: 20_800,
  fullTimeHours: 40,
  leftForSchedule: 5_200_000,
  staffTypes: [],
  fixedCostPerWeek: 1000,
  obUsk: 52_000,
}
const calendar = { validFrom: '2026-01-01', byCalendar: true, weights: unsocialWeights }
const ofPlanners = { validFrom: '2026-04-01', staffType: 'planner', kind: 'percent', value: 4 } as const

test('where settings change nothing there is no shift: not of a type that the unit does not have, nor without obUsk', () => {
  expect(costShiftsOf({ revisions: [ofPlanners], unsocial: [] })(2026, budget)).toBeNull()
  expect(costShiftsOf({ revisions: [], unsocial: [calendar] })(2026, { ...budget, obUsk: 0 })).toBeNull()
})

test('what one SEK does is scaled to the amount of each budget', () => {
  const shiftOf = costShiftsOf({ revisions: [], unsocial: [calendar] })
  const [small, large] = [shiftOf(2026, budget), shiftOf(2026, { ...budget, obUsk: 104_000 })]
  small?.unsocial.forEach((value, index) => expect(large?.unsocial[index]).toBeCloseTo(2 * value, 8))
  expect(small?.perHour.every(percent => percent === 0)).toBe(true)
})

test('a rule that spreads evenly later in the year leaves the weights of the calendar as they were', () => {
  const evenly = { validFrom: '2026-07-01', byCalendar: false, weights: { ...unsocialWeights, weekend: 50 } }
  const [alone, both] = [[calendar], [calendar, evenly]].map(unsocial =>
    costShiftsOf({ revisions: [], unsocial })(2026, budget),
  )
  // Week 53 holds three days of 2027, which falls evenly.
  expect(both?.unsocial.slice(0, 52)).toEqual(alone?.unsocial.slice(0, 52))
})
