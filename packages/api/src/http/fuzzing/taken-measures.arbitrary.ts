import fc, { type Arbitrary } from 'fast-check'

/** `ownerId` reads the forecast of the unit. */
export const takenMeasures = (ownerId: number): Record<string, Arbitrary<object>> => {
  const content = fc.record({
    title: fc.string({ maxLength: 40 }).map(text => `x${text}`),
    ownerId: fc.constant(ownerId),
    firstWeek: fc.constant(13),
    lastWeek: fc.integer({ min: 13, max: 52 }),
    hours: fc.integer({ min: -9_999, max: 9_999 }).map(hundredths => hundredths / 100),
    kronor: fc.integer({ min: -9_999, max: 9_999 }),
    due: fc.integer({ min: 2001, max: 2099 }).map(year => `${year}-06-30`),
    note: fc.string({ maxLength: 40 }).map(text => `x${text}`),
  })
  return {
    'POST /measures/unit/:unitId/:year': fc
      .tuple(fc.uuid(), content)
      .map(([requestId, made]) => ({ requestId, ...made })),
    'PATCH /measures/:id': content.map(made => ({ ...made, state: 'running' })),
  }
}
