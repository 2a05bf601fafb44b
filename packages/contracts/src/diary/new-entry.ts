import { checkChosenDates, noSubstitute } from '@veckovis/domain/diary'
import { z } from 'zod'
import { entityId, personLines, personText, requiredText, uuid } from '../wire/primitives'
import {
  changeOfNeedReason,
  chosenWeekdays,
  diaryDay,
  extraResourceReason,
  extraResourceType,
  hoursPerDay,
  hoursPerWeek,
  locationType,
  longestDiaryNotes,
  longestPool,
  longestTitle,
  namedId,
  quantity,
  roomType,
  temporaryHoursPerDay,
  timeOfDay,
} from './entry-fields'

const common = {
  /** May be empty: the page then names the entry by reason and person. */
  title: personText(longestTitle).default(''),
  notes: personLines(longestDiaryNotes).default(''),
  from: diaryDay,
  to: diaryDay,
  weekdays: chosenWeekdays.default([1, 2, 3, 4, 5, 6, 7]),
}

/** Hours of a day as they are typed, or from one time to another, of which the server takes the pause. */
const dailyHours = z.union([
  z.strictObject({ perDay: hoursPerDay }),
  z.strictObject({ from: timeOfDay, to: timeOfDay, isNightWork: z.boolean() }),
])

/** Somebody of the staff of the municipality, or a pool by its name. */
const named = z.union([z.strictObject({ staffId: entityId }), z.strictObject({ pool: requiredText(longestPool) })])

/**
 * "No substitute" comes for no hours, any other for some. Who comes may be named: null names nobody, and where nothing is
 * said of it whom the entry names stays, for pages of before.
 */
const substitute = z
  .strictObject({ typeId: namedId, perDay: temporaryHoursPerDay, named: named.nullable().optional() })
  .refine(({ typeId, perDay }) => typeId !== noSubstitute || perDay === 0, { error: 'no-substitute', path: ['perDay'] })
  .refine(({ typeId, perDay }) => typeId === noSubstitute || perDay > 0, { error: 'zero', path: ['perDay'] })
  .refine(({ typeId, named: who }) => typeId !== noSubstitute || !who, { error: 'no-substitute', path: ['named'] })

const absence = z.strictObject({
  ...common,
  category: z.literal('ABSENCE'),
  reason: namedId,
  staffId: entityId,
  hours: dailyHours,
  substitute: substitute.nullable().default(null),
})

const extraResource = z.strictObject({
  ...common,
  category: z.literal('EXTRA_RESOURCE'),
  reason: extraResourceReason,
  typeId: extraResourceType,
  hours: dailyHours,
})

/** Hours of an ISO week, above 0; the reason says whether they are added or taken away. */
const changeOfNeeds = z.strictObject({
  ...common,
  category: z.literal('CHANGE_OF_NEEDS'),
  reason: changeOfNeedReason,
  hours: z.strictObject({ perWeek: hoursPerWeek }),
  roomType: roomType.nullable().default(null),
  /** Rooms with a room type, else users. */
  quantity: quantity.nullable().default(null),
  locationType: locationType.nullable().default(null),
})

type DatesWithIssues = {
  readonly value: Pick<z.infer<typeof absence>, 'from' | 'to' | 'weekdays'>
  readonly issues: { push(issue: { code: 'custom'; message: string; input: unknown; path: string[] }): unknown }
}

/** The end is where a wrong range, or one without a date, is told; a range over New Year is wrong too. */
const checkDates = (context: DatesWithIssues) => {
  const { from, to, weekdays } = context.value
  const checked = checkChosenDates({ from, to, weekdays })
  if (checked.ok) return
  const path = [checked.error === 'no-date' ? 'weekdays' : 'to']
  context.issues.push({ code: 'custom', message: checked.error, input: context.value, path })
}

/** PATCH /diary/{id} with If-Match: the whole of what the form holds; the category stays. */
export const diaryContent = z.discriminatedUnion('category', [absence, extraResource, changeOfNeeds]).check(checkDates)
export type DiaryContent = z.output<typeof diaryContent>

const request = { requestId: uuid }

/**
 * POST /diary/unit/{unitId}. `requestId` is made once when the dialog opens: a repeat of the same body answers with the
 * entry of the first, another body under the same id is 409 with details `{reason: 'request-repeated', id}`.
 */
export const newDiaryEntry = z
  .discriminatedUnion('category', [
    absence.extend(request),
    extraResource.extend(request),
    changeOfNeeds.extend(request),
  ])
  .check(checkDates)
export type NewDiaryEntry = z.output<typeof newDiaryEntry>
/**
 * The same as a client sends it, where defaults may be left out.
 * @public for the pages of the diary
 */
export type NewDiaryEntryRequest = z.input<typeof newDiaryEntry>

/**
 * POST /diary/{id}/change with If-Match: the whole of what may change of an approved absence. `requestId` is made once when
 * the dialog opens: a repeat of the same body is answered as the first was, another body under the same id is 409.
 */
export const absenceChange = z.strictObject({
  ...request,
  /** The last day away; a later one extends the absence, an earlier one shortens it. */
  lastDay: diaryDay,
  hours: dailyHours,
  substitute: substitute.nullable(),
})
export type AbsenceChange = z.output<typeof absenceChange>
