import { z } from 'zod'
import { pageInQuery, pageSizeInQuery, pageSizes } from '../wire/list-page'
import { dayInQuery, entityId, isoInstant, personText } from '../wire/primitives'
import { readQuestions } from './read-questions'

/** The audit's actions that are reads of special data, in the order that a list offers. */
export const readActions = [
  'diary-read',
  'calendar-read',
  'forecast-read',
  'notes-read',
  'staff-read',
  'staff-exported',
  'mean-pay-read',
  'analytics-read',
  'analytics-exported',
  'privacy-read',
] as const
export type ReadAction = (typeof readActions)[number]

/** What is typed of a name; empty asks for everybody. */
const name = personText(100).default('')

/**
 * POST /settings/privacy and /settings/privacy/municipality/{municipalityId}: which reads are asked for. What is typed
 * about people stands in no address.
 */
export const privacyLogSearch = z.strictObject({
  action: z.enum(readActions).optional(),
  question: z.enum(readQuestions).optional(),
  /** Words of the name of who asked, of the person asked about, and of the unit. */
  by: name,
  about: name,
  unit: name,
  /** Whole Swedish days. */
  from: dayInQuery.optional(),
  to: dayInQuery.optional(),
  /** The newest row of the first page: later pages go on below it, whatever has been read meanwhile. */
  upTo: entityId.optional(),
  page: z.int().min(1).max(999_999).default(1),
  pageSize: z.literal([...pageSizes]).default(pageSizes[0]),
})
export type PrivacyLogSearch = z.input<typeof privacyLogSearch>
export type PrivacyLogAsked = z.output<typeof privacyLogSearch>

/** The name is the one of now; null for somebody who is gone. */
const named = z.strictObject({ id: entityId, name: z.string().nullable() })

const readRow = z.strictObject({
  id: entityId,
  at: isoInstant,
  by: named.nullable(),
  action: z.enum(readActions),
  /** The kind of question; null in rows of before it was kept. One that a page does not know is told by its action. */
  question: z.string().nullable(),
  /** Null for what was asked of many units. */
  unit: named.nullable(),
  /** As in `unit/7`, `diary/12` or `staff/9`. */
  subject: z.string(),
  /** Staff members whom the question named, or whom the record that was opened is about. */
  about: z.array(named),
  /** How many the question named; `about` holds the first of them. */
  named: z.int().min(0),
  /** How many reasons it named; which ones is between the asker and the diary. */
  reasons: z.int().min(0),
  /** Whether it was asked with words that notes or titles hold. */
  words: z.boolean(),
  year: z.int().nullable(),
  /** How many entries were shown, where the row says it. */
  entries: z.int().min(0).nullable(),
})
export type PrivacyLogRow = z.infer<typeof readRow>

/** Newest first; `upTo` is for the next pages, null when nothing is found. */
export const privacyLog = z.strictObject({
  rows: z.array(readRow),
  total: z.int().min(0),
  upTo: entityId.nullable(),
})
export type PrivacyLog = z.infer<typeof privacyLog>

/** How many of the named a row of the log tells by name. */
export const mostNamedInRow = 20

/** GET /settings/privacy/mine. */
export const ownPrivacyQuery = z.strictObject({ page: pageInQuery, pageSize: pageSizeInQuery })
export type OwnPrivacyQuery = z.infer<typeof ownPrivacyQuery>

const ownRow = z.strictObject({
  id: entityId,
  at: isoInstant,
  by: named.nullable(),
  /** What was done to the account; one that a page does not know is shown as it is. */
  action: z.string(),
})

/** What the audit tells of the account of the person who asks, newest first. */
export const ownPrivacyLog = z.strictObject({ rows: z.array(ownRow), total: z.int().min(0) })
export type OwnPrivacyLog = z.infer<typeof ownPrivacyLog>
