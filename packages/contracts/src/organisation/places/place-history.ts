import { z } from 'zod'
import { pageInQuery, pageSizeInQuery } from '../../wire/list-page'
import { dayInQuery, entityId, idInPath, isoInstant } from '../../wire/primitives'

/** GET /place/{kind}/{id}/history: from and to are whole Swedish days, `by` is who did it. */
export const placeHistoryQuery = z.strictObject({
  from: dayInQuery.optional(),
  to: dayInQuery.optional(),
  by: idInPath.optional(),
  page: pageInQuery,
  pageSize: pageSizeInQuery,
})
export type PlaceHistoryQuery = z.infer<typeof placeHistoryQuery>

/** What can be done to a place. */
export const placeActions = ['place-created', 'place-changed', 'place-moved', 'place-deleted'] as const
export type PlaceAction = (typeof placeActions)[number]

/** What can be done to the licences of a municipality, which stands in its history. */
export const licenceActions = ['licence-given', 'licence-changed', 'licence-ended', 'licence-removed'] as const
export type LicenceAction = (typeof licenceActions)[number]

const fieldValue = z.union([z.string(), z.number(), z.boolean(), z.null()])

const placeEvent = z.strictObject({
  id: entityId,
  at: isoInstant,
  /** Who did it, with the name that the person has now; null where nobody is known, as for the demonstration. */
  by: z.strictObject({ id: entityId, name: z.string().nullable() }).nullable(),
  action: z.enum([...placeActions, ...licenceActions]),
  /**
   * Fields of the record by name; a place above stands there by its name: `department`. Of a licence `licence` (its key),
   * `validFrom` and `validTo`, which are instants.
   */
  changes: z.array(z.strictObject({ field: z.string(), from: fieldValue, to: fieldValue })),
})
export type PlaceEvent = z.infer<typeof placeEvent>

/** Newest first. */
export const placeHistory = z.strictObject({ events: z.array(placeEvent), total: z.int().min(0) })
export type PlaceHistory = z.infer<typeof placeHistory>
