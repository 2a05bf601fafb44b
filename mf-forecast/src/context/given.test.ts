import { exampleForecast } from './forecast.fixture'

test('a range is opened for weeks in which something was entered outside it, and left where it holds them', () => {
  const onFilters = jest.fn()
  const forecast = exampleForecast({ onFilters })
  forecast.openWeeks([2, 4])
  expect(onFilters).not.toHaveBeenCalled()
  forecast.openWeeks([3, 53])
  const filters = { year: 2026, range: { startWeek: 1, endWeek: 53 }, tab: 'details' }
  expect(onFilters.mock.calls).toEqual([[filters, { isWider: true }]])
})
