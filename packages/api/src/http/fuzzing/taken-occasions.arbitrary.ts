import fc, { type Arbitrary } from 'fast-check'

/** Due on a day of the calls' year, or not: which year they are sent for is not theirs to say. */
export const takenOccasions = (): Record<string, Arbitrary<object>> => {
  const content = fc.record({
    name: fc.uuid(),
    untilMonth: fc.integer({ min: 1, max: 12 }),
    due: fc.constantFrom('2025-12-31', '2026-01-01', '2026-06-15', '2027-03-31', '2027-04-01'),
    thresholdPercent: fc.option(fc.integer({ min: 0, max: 10_000 }).map(hundredths => hundredths / 100)),
    thresholdKronor: fc.option(fc.integer({ min: 0, max: 1_000_000_000 })),
  })
  return {
    'POST /occasions/municipality/:municipalityId/:year': fc
      .tuple(fc.uuid(), content)
      .map(([requestId, made]) => ({ requestId, ...made })),
    'PATCH /occasions/:id': content,
  }
}
