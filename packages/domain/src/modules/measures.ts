/** What is measured of a page: until a module's page stands, and the web vitals of a page that is opened with it. */
export const measureKinds = ['load', 'lcp', 'inp', 'cls'] as const
export type MeasureKind = (typeof measureKinds)[number]

/** Milliseconds; a layout shift in thousandths. Also the last bound. */
export const largestMeasure = 600_000

/** Upper bounds, from 50 on each about a third to a half above the one before: a quartile is that exact. */
const bounds = [
  10, 20, 35, 50, 75, 100, 140, 200, 270, 350, 500, 700, 1000, 1400, 1900, 2500, 3300, 4500, 6000, 8000, 12_000, 16_000,
  20_000, 27_000, 36_000, 48_000, 60_000, 80_000, 110_000, 150_000, 200_000, 300_000, 420_000,
]

/** The bound of the bucket that a measure is counted in. */
export const bucketOf = (value: number): number => bounds.find(bound => value <= bound) ?? largestMeasure

export type Bucket = { readonly upTo: number; readonly count: number }

/** What three quarters of the measures do not pass, taken as evenly spread in their bucket; null without any. */
export const thirdQuartile = (buckets: readonly Bucket[]): number | null => {
  const sorted = buckets.filter(({ count }) => count > 0).sort((one, other) => one.upTo - other.upTo)
  const wanted = sorted.reduce((sum, { count }) => sum + count, 0) * 0.75
  let passed = 0
  for (const { upTo, count } of sorted) {
    if (passed + count >= wanted) {
      const from = bounds.findLast(bound => bound < upTo) ?? 0
      return Math.round(from + ((upTo - from) * (wanted - passed)) / count)
    }
    passed += count
  }
  return null
}
