import { z } from 'zod'
import { shapeOf } from '../wire/field-shapes'
import { pageInQuery, pageSizeInQuery } from '../wire/list-page'
import { entityId, isoInstant } from '../wire/primitives'
import { personDetails } from './person-fields'

/** GET /user/waiting. */
export const waitingQuery = z.strictObject({ page: pageInQuery, pageSize: pageSizeInQuery })
export type WaitingQuery = z.infer<typeof waitingQuery>

/** Sign-ups with a proven address that no administrator has taken up, the newest first. */
export const waitingPeople = z.object({
  items: z.array(
    z.object({
      id: entityId,
      ...shapeOf(personDetails, 'shown'),
      createdAt: isoInstant,
      /** Counts up with every change; the ETag is `"{id}-{version}"`. */
      version: z.int().min(1),
    }),
  ),
  total: z.int().min(0),
  /** Whether the reader may delete them: a sign-up belongs to no place, and so to super admins alone. */
  mayRemove: z.boolean(),
})
export type WaitingPeople = z.infer<typeof waitingPeople>
export type WaitingPerson = WaitingPeople['items'][number]
