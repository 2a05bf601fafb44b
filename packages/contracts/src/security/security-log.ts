import { z } from 'zod'
import { moduleId } from '../modules/manifest-parts'
import { pageInQuery, pageSizeInQuery, pageSizes } from '../wire/list-page'
import { dayInQuery, entityId, isoInstant, personText } from '../wire/primitives'

/** What the security log tells of, in the order that a list offers. */
export const securityEventKinds = [
  'sign-in',
  'sign-in-failed',
  'sign-out',
  'session-ended',
  'refresh-reuse',
  'refused',
  'limited',
  'wall-held',
  'account-requested',
  'account-changed',
  'first-admin-made',
  'password-link-sent',
  'password-changed',
  'role-changed',
  'own-right-changed',
  'rows-checked',
  'rows-imported',
  'licence-changed',
  'module-registered',
  'module-refused',
  'module-activated',
  'deploy-key',
  'signing-key',
  'restored',
  'demo',
] as const
export type SecurityEventKind = (typeof securityEventKinds)[number]

/** GET /settings/security: one kind or all, from and to whole Swedish days, a page of them, without names: as pages from before ask. */
export const securityLogQuery = z.strictObject({
  kind: z.enum(securityEventKinds).optional(),
  from: dayInQuery.optional(),
  to: dayInQuery.optional(),
  page: pageInQuery,
  pageSize: pageSizeInQuery,
})
export type SecurityLogQuery = z.infer<typeof securityLogQuery>

/** POST /settings/security/search: the same with names. What is typed about people stands in no address. */
export const securityLogSearch = z.strictObject({
  kind: z.enum(securityEventKinds).optional(),
  from: dayInQuery.optional(),
  to: dayInQuery.optional(),
  /** Words of the name, or the number, of who did it or to whom; empty for everybody. */
  person: personText(100).default(''),
  /** How the network address begins; empty for all. */
  address: personText(100).default(''),
  /** What was changed of one person at once is one event. */
  saves: z.literal(true).optional(),
  /** What deploy keys did too, a kind that a page of before does not know. */
  keys: z.literal(true).optional(),
  /** What was done to the keys that sign versions too, likewise. */
  signing: z.literal(true).optional(),
  /** Rights of modules' own that were given and taken too, likewise. */
  ownRights: z.literal(true).optional(),
  /** Only what was done with one module. */
  moduleId: moduleId.optional(),
  page: z.int().min(1).max(999_999).default(1),
  pageSize: z.literal([...pageSizes]).default(pageSizes[0]),
})
export type SecurityLogSearch = z.input<typeof securityLogSearch>
export type SecurityLogAsked = z.output<typeof securityLogSearch>

const act = {
  kind: z.enum(securityEventKinds),
  /** Words, ids and versions by name; `address` is the network address of the caller, where a call was the cause. */
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  /** Of the subject, by that name, and of what the details name by id: where it is there and the reader reaches it. */
  names: z.record(z.string(), z.string()).optional(),
}

const securityLogRow = z.strictObject({
  id: entityId,
  at: isoInstant,
  /** Who did it, with the name that the person has now; the log itself holds the id only. */
  by: z.strictObject({ id: entityId, name: z.string().nullable() }).nullable(),
  /** Whom or what it was done to, as in `user/7`; may be empty. */
  subject: z.string(),
  ...act,
  /** What the same save did beside. */
  more: z.array(z.strictObject(act)).optional(),
  /** How often within about a second. */
  times: z.int().min(1),
})
export type SecurityLogRow = z.infer<typeof securityLogRow>

/** Newest first. */
export const securityLog = z.strictObject({ events: z.array(securityLogRow), total: z.int().min(0) })
export type SecurityLogAnswer = z.infer<typeof securityLog>
