import { trendOf, trendTolerancePoints } from './trend-of'

test('R-148 the trend goes up or down beyond 0.05 points and is level within them', () => {
  expect([trendOf(0, 0.051), trendOf(0.051, 0), trendOf(77.5, 96.8)]).toEqual(['up', 'down', 'up'])
  expect([trendOf(85, 85), trendOf(0, 0.04), trendOf(0.04, 0)]).toEqual(['level', 'level', 'level'])
})

test('exactly 0.05 points is level', () => {
  expect([trendOf(0, trendTolerancePoints), trendOf(trendTolerancePoints, 0)]).toEqual(['level', 'level'])
})
