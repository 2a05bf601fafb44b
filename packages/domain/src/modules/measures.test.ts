import { bucketOf, largestMeasure, thirdQuartile } from './measures'

test('a measure is counted in the first bucket that it does not pass', () => {
  expect([0, 10, 11, 2500, 2501, 420_001, largestMeasure].map(bucketOf)).toEqual([
    10,
    10,
    20,
    2500,
    3300,
    largestMeasure,
    largestMeasure,
  ])
})

test('three quarters of the measures do not pass their third quartile, whatever the order of the buckets', () => {
  expect(thirdQuartile([])).toBeNull()
  expect(thirdQuartile([{ upTo: 1000, count: 4 }])).toBe(925)
  expect(
    thirdQuartile([
      { upTo: 2500, count: 1 },
      { upTo: 1000, count: 0 },
      { upTo: 500, count: 3 },
    ]),
  ).toBe(500)
})
