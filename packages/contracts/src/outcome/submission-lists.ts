import { bridgeStepIds, unitStates } from '@veckovis/domain/follow-up'
import { z } from 'zod'
import { calendarDay } from '../staff/staff-fields'
import { pageInQuery, pageSizeInQuery } from '../wire/list-page'
import { entityId, isoInstant, personText, year } from '../wire/primitives'

const count = z.int().min(0)
const named = z.object({ id: entityId, name: z.string() })
const state = z.enum(unitStates)

/** How many units of the caller's are where. */
const counts = z.object({ open: count, submitted: count, returned: count, accepted: count })

/**
 * GET /submissions/occasions/{year}: the occasions of every municipality in which the caller reads the forecast of a
 * unit, municipalities in Swedish order, then by month and due day.
 */
export const occasionsToFollow = z.object({
  occasions: z.array(
    z.object({ id: entityId, municipality: named, name: z.string(), untilMonth: z.int(), due: calendarDay, counts }),
  ),
})
export type OccasionsToFollow = z.infer<typeof occasionsToFollow>

export const submissionSortFields = [
  'unit',
  'department',
  'state',
  'at',
  'budget',
  'projection',
  'deviation',
  'percent',
] as const

/** GET /submissions/occasion/{occasionId}: each word of `search` stands in the name of the unit or its department. */
export const submissionListQuery = z.strictObject({
  search: personText(100).default(''),
  state: state.optional(),
  /** `false`: no comments come along, and nobody is said to have read them */
  comments: z.enum(['true', 'false']).default('true'),
  sort: z.enum(submissionSortFields).default('unit'),
  direction: z.enum(['ascending', 'descending']).default('ascending'),
  page: pageInQuery,
  pageSize: pageSizeInQuery,
})

/** Öre; percent of the budget, null where that is 0. */
const figures = z.object({ budget: z.int(), projection: z.int(), deviation: z.int(), percent: z.number().nullable() })

const submissionRow = z.object({
  unit: named,
  department: z.string(),
  state,
  /** What the unit has handed in last; null where it has handed in nothing, or withdrawn it */
  submission: z
    .object({
      id: entityId,
      number: z.int().min(1),
      /** When its state came to be so */
      at: isoInstant,
      ...figures.shape,
      comments: z.array(z.object({ step: z.enum(bridgeStepIds), text: z.string() })),
    })
    .nullable(),
})
export type SubmissionRow = z.infer<typeof submissionRow>

/** Units with a forecast of the year that the caller reads. `total` follows search and state; `counts` and `sum` all units. */
export const submissionList = z.object({
  occasion: z.object({ ...named.shape, year, due: calendarDay }),
  items: z.array(submissionRow),
  total: count,
  counts,
  /** Of what is submitted or accepted; null where nothing is */
  sum: figures.nullable(),
})
export type SubmissionList = z.infer<typeof submissionList>
