import { percentLines, valueBaseline } from './month-scale'

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

test.each([
  ['far below the target', 120, 50, 114],
  ['so low that its number ends under the line', 70, 50, 64],
  ['just below it, over the line', 64, 50, 44],
  ['by a pixel below it, over the line', 51, 50, 44],
  ['at the target', 50, 50, 44],
  ['above it', 30, 50, 24],
])('the number of a bar %s', (_, barTop, target, baseline) => {
  expect(valueBaseline(barTop, target)).toBe(baseline)
})
