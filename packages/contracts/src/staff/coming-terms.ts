import { z } from 'zod'
import { counted, queryOfUnits } from '../wire/counted'
import { entityId } from '../wire/primitives'
import { calendarDay, distinction } from './staff-fields'

/** GET /staff/coming?counted=true. */
export const comingTermsQuery = queryOfUnits

/** An employment that begins or ends, or terms that others take over from. */
const comingTermsKinds = ['begins', 'ends', 'changes'] as const

const comingTerms = z.object({
  unit: z.object({ id: entityId, name: z.string() }),
  department: z.string(),
  staff: z.object({ id: entityId, firstName: z.string(), lastName: z.string(), distinction }),
  kind: z.enum(comingTermsKinds),
  /** The first day of what begins, the last one of what ends. */
  day: calendarDay,
  /** Available hours per week until then, null before an employment; and from then on, null after one. */
  before: z.number().nullable(),
  after: z.number().nullable(),
})
export type ComingTerms = z.infer<typeof comingTerms>

/** Employments that begin or end from today until that day, both included, by day; the first few of them all. */
const soon = z.object({ until: calendarDay, begins: z.int().min(0), ends: z.int().min(0), rows: z.array(comingTerms) })
export type ComingSoon = z.infer<typeof soon>

/**
 * What of the staff begins, ends or changes in the next eight weeks, in the units whose staff the caller reads, by day;
 * the first 200 of `total`, above 200 units the first ten. `units` counts the units.
 */
export const comingTermsAnswer = z.object({
  units: z.int(),
  until: calendarDay,
  total: counted,
  rows: z.array(comingTerms),
  soon: soon.optional(),
})
export type ComingTermsAnswer = z.infer<typeof comingTermsAnswer>
export type FoundComingTerms = z.input<typeof comingTermsAnswer>
