import fc from 'fast-check'
import { calculateForecast } from './calculate-forecast'
import { comingVacancy, listComingOffTarget } from './coming-weeks'
import { forecastInputs } from './forecast-input.arbitrary'
import { everyWeek, workedExample } from './worked-example.fixture'

const range = { startWeek: 1, endWeek: 4 }
const brief = (week: number, year = 2026) =>
  listComingOffTarget(calculateForecast(workedExample(), range), 2026, { year, week }).map(found => [
    found.week,
    found.mark,
    Number(found.efficiency.toFixed(1)),
    Number(found.deficit.toFixed(2)),
    Math.round(found.cost),
  ])

test('weeks from the current one on that are red by themselves are listed with their deficit and its worth', () => {
  expect(brief(1)).toEqual([
    [1, 'overstaffed', 77.5, 35.29, 8824],
    [2, 'understaffed', 99, -63.06, -15_765],
    [3, 'understaffed', 92.1, -34.18, -8544],
    [4, 'understaffed', 119.8, -157.18, -39_294],
  ])
  expect(brief(3).map(([week]) => week)).toEqual([3, 4])
})

test('a year that has passed has no coming weeks, one ahead has all', () => {
  expect(brief(1, 2027)).toEqual([])
  expect(brief(50, 2025)).toHaveLength(4)
})

test('weeks within the target and weeks without needs and hours are not listed', () => {
  const even = {
    ...workedExample(),
    totalHoursRequired: everyWeek(34_000).with(5, 0),
    budgetedStaffHours: everyWeek(40_000).with(5, 0),
  }
  const result = calculateForecast(even, { startWeek: 5, endWeek: 8 })
  expect(result.ownMarks).toEqual(['properly-staffed', 'unmarked', 'properly-staffed', 'properly-staffed'])
  expect(listComingOffTarget(result, 2026, { year: 2026, week: 1 })).toEqual([])
})

describe('vacant hours of the coming weeks', () => {
  const vacancy = (week: number, year = 2026) =>
    comingVacancy(calculateForecast(workedExample(), range), 2026, { year, week })

  test('are those of the range from the current week on', () => {
    expect(vacancy(2)).toEqual({ startWeek: 2, endWeek: 4, hours: 10, perWeek: 10 / 3 })
    expect(vacancy(4)).toEqual({ startWeek: 4, endWeek: 4, hours: 0, perWeek: 0 })
    expect(vacancy(50, 2025)).toMatchObject({ startWeek: 1, hours: 10 })
    expect([vacancy(5), vacancy(1, 2027)]).toEqual([null, null])
  })

  test('are fewer by what is hired and nothing else of the forecast moves', () => {
    const hired = fc.tuple(forecastInputs, fc.integer({ min: 1, max: 52 }), fc.integer({ min: 1, max: 100_000 }))
    fc.assert(
      fc.property(hired, ([input, week, hundredths]) => {
        const year = { startWeek: 1, endWeek: input.weeks }
        const scheduled = input.scheduled.map((hours, index) => (index + 1 < week ? hours : hours + hundredths))
        const [before, after] = [input, { ...input, scheduled }].map(given => calculateForecast(given, year))
        const currentWeek = { year: input.year, week }
        const [one, other] = [before, after].map(result => result && comingVacancy(result, input.year, currentWeek))
        expect(((one?.hours ?? Number.NaN) - (other?.hours ?? Number.NaN)) * 100).toBeCloseTo(
          hundredths * (input.weeks - week + 1),
          4,
        )
        expect([after?.efficiency, after?.marks, after?.staffCost, after?.remaining]).toEqual([
          before?.efficiency,
          before?.marks,
          before?.staffCost,
          before?.remaining,
        ])
      }),
      { numRuns: 10, endOnFailure: true },
    )
  })
})
