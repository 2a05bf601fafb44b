import type { DiaryPlan } from '@veckovis/contracts/diary'
import { joinPlans } from './use-plan-data'

const planOf = (year: number, ids: readonly number[]): DiaryPlan => ({
  ...{ year, weeks: 52, today: '2026-03-18', write: true, approve: true, forecast: null },
  people: ids.map(id => ({
    ...{ id, firstName: 'Åsa', lastName: 'Öberg', distinction: null, isRemoved: false },
    ...{ employedFrom: '2020-01-01', employedTo: null },
  })),
  entries: ids.map(id => ({
    ...{ id, version: 1, category: 'ABSENCE', status: 'WAITING', reason: 2, staffId: id, isHandled: false },
    ...{ from: '2026-12-28', to: '2026-12-31', weekdays: [1, 2, 3, 4, 5], perDay: 8, perWeek: null },
  })),
})

test('who and what stands in both years is there once', () => {
  const joined = joinPlans([planOf(2026, [1, 2]), planOf(2027, [2, 3])])
  expect(joined?.people.map(({ id }) => id)).toEqual([1, 2, 3])
  expect(joined?.entries.map(({ id }) => id)).toEqual([1, 2, 3])
  expect(joinPlans([])).toBeUndefined()
})
