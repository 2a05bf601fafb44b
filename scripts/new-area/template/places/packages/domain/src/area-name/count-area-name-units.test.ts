import { countAreaNameUnits } from './count-area-name-units'

test('the units of places are counted together', () => {
  expect(countAreaNameUnits([{ units: 2 }, { units: 5 }])).toBe(7)
  expect(countAreaNameUnits([])).toBe(0)
})
