import { isOutcomeRow, isOutcomeValue, outcomeKinds, outcomeSources } from '@veckovis/domain/outcome'
import { z } from 'zod'
import { entityId, isoInstant, requiredText, weekNumber, year } from '../wire/primitives'

const week = z.int().min(1).max(53)
const serverId = z.int().min(0).max(9_999_999_999)
const value = z.number()

/** Whole hundredths of hours or whole öre by week, index 0 is week 1; null where the source says nothing of the week. */
const valuesOfYear = z.array(value.nullable()).min(52).max(53)

/**
 * GET /outcome/unit/{unitId}/{year}: what each source says, and the weeks that are complete. The ETag is
 * "unitId-version"; the version is 0 before the first change.
 */
export const outcomeOfYear = z.object({
  unitId: entityId,
  year,
  version: z.int().min(0),
  /** The last week of the year that is over, 0 where none is; only these can have an outcome */
  lastWeek: z.int().min(0).max(53),
  rows: z.array(
    z.object({ kind: z.enum(outcomeKinds), serverId, source: z.enum(outcomeSources), values: valuesOfYear }),
  ),
  complete: z.array(week),
})
export type OutcomeOfYear = z.infer<typeof outcomeOfYear>

const change = z
  .strictObject({ kind: z.enum(outcomeKinds), serverId, week, value: value.nullable() })
  .refine(isOutcomeRow, { error: 'row', path: ['serverId'] })
  .refine(sent => sent.value === null || isOutcomeValue(sent.kind, sent.value), {
    error: 'value-range',
    path: ['value'],
  })

/** No cell twice: which of the two would count? */
const isEachOnce = (changes: readonly z.infer<typeof change>[]) =>
  new Set(changes.map(({ kind, serverId, week }) => `${kind}/${serverId}/${week}`)).size === changes.length

/** PATCH /outcome/unit/{unitId}/{year}: typed values of weeks that are over; null takes what was typed away. */
export const outcomeChanges = z.strictObject({
  changes: z.array(change).min(1).max(2000).refine(isEachOnce, { error: 'twice' }),
})
export type OutcomeChanges = z.infer<typeof outcomeChanges>

const weeks = z.array(week).min(1).max(53)

/** POST /outcome/unit/{unitId}/{year}/as-forecast: the hours of the forecast become the outcome of these weeks. */
export const outcomeAsForecast = z.strictObject({ weeks })
export type OutcomeAsForecast = z.infer<typeof outcomeAsForecast>

/**
 * POST /outcome/unit/{unitId}/{year}/from-diary: what the diary has of these weeks becomes what its source says, entries that
 * wait among it; what it said before of rows that it has nothing of any more is taken away.
 */
export const outcomeFromDiary = z.strictObject({ weeks })
export type OutcomeFromDiary = z.infer<typeof outcomeFromDiary>

/**
 * GET /outcome/unit/{unitId}/{year}/diary: weeks that are over and not complete in which taking the diary over would change
 * what counts, first week first, with what counts of each row before and after; null where no source has spoken. A week that
 * was taken over from the forecast has the diary's hours already, unless entries have come or changed since.
 */
export const outcomeDiary = z.object({
  /** Entries with hours in these weeks that are neither approved nor handled by hand */
  waiting: z.int().min(0),
  weeks: z.array(
    z.object({
      week,
      changes: z.array(
        z.object({ kind: z.enum(outcomeKinds), serverId, before: value.nullable(), after: value.nullable() }),
      ),
    }),
  ),
})
export type OutcomeDiary = z.infer<typeof outcomeDiary>

/** POST /outcome/unit/{unitId}/{year}/complete. */
export const outcomeComplete = z.strictObject({ weeks })
export type OutcomeComplete = z.infer<typeof outcomeComplete>

/** POST /outcome/unit/{unitId}/{year}/reopen: complete weeks can be changed again; why is kept. */
export const outcomeReopen = z.strictObject({ weeks, reason: requiredText(300) })
export type OutcomeReopen = z.infer<typeof outcomeReopen>

/** The answer to each change: the new version, which the ETag carries too. */
export const outcomeSaved = z.object({ version: z.int().min(0) })

/** What was done in a week: a source spoke of a row, or the week was said to be complete, or opened again with a reason. */
const outcomeEvent = z.object({
  at: isoInstant,
  /** Null when the account is gone */
  by: z.string().nullable(),
  what: z.discriminatedUnion('event', [
    z.object({
      event: z.literal('value'),
      kind: z.enum(outcomeKinds),
      serverId,
      source: z.enum(outcomeSources),
      before: value.nullable(),
      after: value.nullable(),
    }),
    z.object({ event: z.literal('complete') }),
    z.object({ event: z.literal('reopened'), reason: z.string() }),
  ]),
})

export const outcomeHistoryQuery = z.strictObject({ week: weekNumber.transform(Number) })

/** GET /outcome/unit/{unitId}/{year}/history?week=: the last 200 events of a week, newest first. */
export const outcomeHistory = z.object({ events: z.array(outcomeEvent), more: z.boolean() })
export type OutcomeHistory = z.infer<typeof outcomeHistory>
