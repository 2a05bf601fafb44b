import { percentLines } from './month-scale'

test.each([
  [
    [80, 85],
    [0, 20, 40, 60, 80, 100],
  ],
  [[0], [0, 20, 40, 60, 80, 100]],
  [[240], [0, 50, 100, 150, 200, 250]],
])('the axis of %j has few round lines that reach above it', (values, lines) => {
  expect(percentLines(values)).toEqual(lines)
})

test('an axis of huge values still has few lines', () => {
  expect(percentLines([123_456]).length).toBeLessThanOrEqual(6)
})
