import { checkMeasureHours, checkMeasureKronor, measureStates } from '@veckovis/domain/follow-up'
import { z } from 'zod'
import { calendarDay } from '../staff/staff-fields'
import { checkedNumber, entityId, isoInstant, requiredLines, requiredText, uuid } from '../wire/primitives'
import { requestRepeated } from '../wire/refusal'

export const longestMeasureTitle = 120
export const longestMeasureNote = 2000

const week = z.int().min(1).max(53)
const person = z.object({ id: entityId, name: z.string() })
const version = z.int().min(1)
const state = z.enum(measureStates)

/** What is done about a deviation: expected effect on hours at hand and on cost, kronor below 0 for what is saved. */
const measure = z.object({
  id: entityId,
  version,
  title: z.string(),
  /** Null when the account is gone */
  owner: person.nullable(),
  /** ISO weeks of the year, both included */
  firstWeek: week,
  lastWeek: week,
  hours: z.number(),
  kronor: z.number(),
  due: calendarDay,
  state,
  lastNote: z.object({ at: isoInstant, by: z.string().nullable(), text: z.string() }).nullable(),
})
export type MeasureOnWire = z.infer<typeof measure>

/** GET /measures/unit/{unitId}/{year}: all of them, by due day, then id. */
export const measuresOfYear = z.object({ measures: z.array(measure) })
export type MeasuresOfYear = z.infer<typeof measuresOfYear>

/** GET /measures/owners/unit/{unitId}: who reads the forecast of the unit now, in Swedish order. */
export const measureOwners = z.object({ people: z.array(person) })
export type MeasureOwners = z.infer<typeof measureOwners>

const content = {
  title: requiredText(longestMeasureTitle),
  ownerId: entityId,
  firstWeek: week,
  lastWeek: week,
  hours: checkedNumber(checkMeasureHours),
  kronor: checkedNumber(checkMeasureKronor),
  due: calendarDay,
  note: requiredLines(longestMeasureNote).nullable(),
}

/** POST /measures/unit/{unitId}/{year}: once for each requestId; a new measure is planned. */
export const newMeasure = z.strictObject({ requestId: uuid, ...content })
export type NewMeasure = z.infer<typeof newMeasure>

/** PATCH /measures/{id}: the whole measure; a note is added to its history. If-Match "id-version". */
export const changedMeasure = z.strictObject({ ...content, state })
export type ChangedMeasure = z.infer<typeof changedMeasure>

/** The answer to both; the ETag carries it too. */
export const measureSaved = z.object({ id: entityId, version })
export type MeasureSaved = z.infer<typeof measureSaved>

/** What a measure has beside its notes. Of `ownerId` the history tells names, null when the account is gone. */
export const measureFields = ['title', 'owner', 'firstWeek', 'lastWeek', 'hours', 'kronor', 'due', 'state'] as const

const value = z.union([z.string(), z.number()]).nullable()

/** GET /measures/{id}/history: newest first, at most 200. The first event of all has nothing changed. */
export const measureHistory = z.object({
  events: z.array(
    z.object({
      at: isoInstant,
      /** Null when the account is gone */
      by: z.string().nullable(),
      note: z.string().nullable(),
      changed: z.array(z.object({ field: z.enum(measureFields), before: value, after: value })),
    }),
  ),
})
export type MeasureHistory = z.infer<typeof measureHistory>

/** Why a measure is not taken. */
export const measureRefusal = z.discriminatedUnion('code', [
  /** The year does not have these weeks. */
  z.object({ code: z.literal('weeks-not-in-year'), details: z.object({ weeks: z.array(z.int()).readonly() }) }),
  z.object({ code: z.literal('weeks-in-wrong-order') }),
  /** They do not read the forecast of the unit. */
  z.object({ code: z.literal('owner-cannot-read') }),
  /** The same request before, with something else in it. */
  z.object({ code: z.literal('conflict'), details: requestRepeated }),
])
export type MeasureRefusal = z.infer<typeof measureRefusal>

declare module '../wire/refusal' {
  interface AreaRefusals {
    readonly measureRefusal: MeasureRefusal
  }
}
