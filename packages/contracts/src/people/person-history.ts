import { z } from 'zod'
import { pageInQuery, pageSizeInQuery } from '../wire/list-page'
import { dayInQuery, entityId, idInPath, isoInstant } from '../wire/primitives'

/** What can be done to a person. */
export const personActions = [
  'person-created',
  'person-claimed',
  'person-changed',
  'person-activated',
  'person-deactivated',
  'job-title-changed',
  'role-given',
  'role-taken',
  'person-invited',
  'invitation-cancelled',
  'sessions-ended',
] as const
export type PersonAction = (typeof personActions)[number]

/**
 * GET /user/{id}/history: from and to are whole Swedish days, `by` is who did it; with `saves` what was saved at once is
 * one event.
 */
export const personHistoryQuery = z.strictObject({
  from: dayInQuery.optional(),
  to: dayInQuery.optional(),
  kind: z.enum(personActions).optional(),
  by: idInPath.optional(),
  saves: z.literal('true').optional(),
  page: pageInQuery,
  pageSize: pageSizeInQuery,
})
export type PersonHistoryQuery = z.infer<typeof personHistoryQuery>

const value = z.union([z.string(), z.number(), z.boolean(), z.null()])

const part = {
  action: z.enum(personActions),
  /**
   * `permission`, `level` and `place` of a role; `jobTitleId`; `active`; and `changed` with the name of a field, whose
   * values are not kept.
   */
  changes: z.array(z.strictObject({ field: z.string(), from: value, to: value })),
}

const personEvent = z.strictObject({
  id: entityId,
  at: isoInstant,
  /** Who did it, with the name that the person has now; null where nobody is known. */
  by: z.strictObject({ id: entityId, name: z.string().nullable() }).nullable(),
  ...part,
  /** What the same save did beside. */
  more: z.array(z.strictObject(part)).optional(),
})
export type PersonEvent = z.infer<typeof personEvent>

/** Newest first. Roles on places that are not the reader's are left out. */
export const personHistory = z.strictObject({ events: z.array(personEvent), total: z.int().min(0) })
export type PersonHistory = z.infer<typeof personHistory>
