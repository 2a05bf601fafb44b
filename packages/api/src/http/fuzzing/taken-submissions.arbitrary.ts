import fc, { type Arbitrary } from 'fast-check'

/** What is handed in names the figures of the moment, which no body knows beforehand. */
export const takenSubmissions = (): Record<string, Arbitrary<object>> => ({
  'POST /submissions/:id/decision': fc.record({
    decision: fc.constantFrom('accepted', 'returned'),
    comment: fc.string({ maxLength: 40 }).map(text => `x${text}`),
  }),
})
