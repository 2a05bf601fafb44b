import { defaultMonthlyShares } from '@veckovis/domain/budget'
import { explainNeeds, type NeedsFigure } from './explain-needs'

const needsOf = (year: number) => ({
  zones: [{ zone: 'urban-area', hours: 900, period: 'month', quota: 1 } as const],
  rooms: [],
  fullTimeHours: 37,
  spread: { year, monthlyShares: defaultMonthlyShares(year) },
})

test('a week 53 that was asked about is gone when the year has none', () => {
  const figure: NeedsFigure = 'week-53'
  expect(explainNeeds(needsOf(2026), figure)?.value).toBeGreaterThan(0)
  expect(explainNeeds(needsOf(2027), figure)).toBeNull()
})
