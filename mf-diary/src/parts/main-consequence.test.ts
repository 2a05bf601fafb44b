import type { Consequence } from '@veckovis/contracts/diary'
import { mainConsequence } from './main-consequence'

type Week = Consequence['forecasts'][number]['weeks'][number]

const figures = (ownWeekEfficiency: number, remaining: number): Week['before'] => ({
  efficiency: 100,
  ownWeekEfficiency,
  mark: 'properly-staffed',
  ownMark: 'properly-staffed',
  remaining,
})

const week = (number: number, efficiency: [number, number], remaining: [number, number]): Week => ({
  week: number,
  before: figures(efficiency[0], remaining[0]),
  after: figures(efficiency[1], remaining[1]),
})

const forecast = (year: number, weeks: Week[]) => ({
  unitId: 1,
  unitName: 'Björken',
  departmentName: 'Norr',
  year,
  weeks,
})

test('the week that moves the most stands for all, and the money is that of the last week of each year', () => {
  const forecasts = [
    forecast(2026, [week(52, [98, 95], [10_000, 9_000]), week(53, [98, 91], [8_000, 5_500])]),
    forecast(2027, [week(1, [98, 105], [0, -400])]),
  ]
  expect(mainConsequence({ forecasts, waits: [] })).toMatchObject({ week: { week: 53 }, weeks: 3, budget: -2_900 })
})

test('where nothing is told there is nothing to say', () => {
  expect(
    mainConsequence({ forecasts: [], waits: [{ unitId: 1, unitName: 'Björken', departmentName: 'Norr', year: 2027 }] }),
  ).toBeNull()
  expect(mainConsequence({ forecasts: [forecast(2026, [])], waits: [] })).toBeNull()
})
