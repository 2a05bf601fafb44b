import { summariseAreaName } from './summarise-area-name'

test.each([
  [[2026], { first: 2026, last: 2026 }],
  [[2027, 2025, 2026], { first: 2025, last: 2027 }],
])('%j lie between two years', (years, summary) => {
  expect(summariseAreaName(years)).toEqual(summary)
})

test('without years there is no summary', () => {
  expect(summariseAreaName([])).toBeNull()
})
