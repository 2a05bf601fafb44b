import { mostSelectedRows } from '@veckovis/domain/lists'
import { z } from 'zod'
import { entityId } from '../wire/primitives'
import { givenRole } from './person-changes'

const userIds = z
  .array(entityId)
  .min(1)
  .max(mostSelectedRows)
  .refine(ids => new Set(ids).size === ids.length, { error: 'repeated' })

/** POST /user/activity: each person all or nothing. */
export const activityOfMany = z.strictObject({ userIds, active: z.boolean() })

/** POST /user/invitations: each person is invited, or again, or it is told why not. */
export const invitationsOfMany = z.strictObject({ userIds })

/** POST /user/roles/give: anyone who has the role already stays as they are. */
export const roleForMany = z.strictObject({ userIds, role: givenRole })

/** What became of each, in the order of the call; `code` is that of the refusal. */
export const bulkOutcome = z.object({
  items: z.array(
    z.discriminatedUnion('done', [
      z.object({ done: z.literal(true), id: entityId, version: z.int() }),
      z.object({ done: z.literal(false), id: entityId, code: z.string(), message: z.string() }),
    ]),
  ),
})
export type BulkOutcome = z.infer<typeof bulkOutcome>
