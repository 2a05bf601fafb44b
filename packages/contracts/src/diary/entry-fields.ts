import { roomTypes } from '@veckovis/domain/budget'
import {
  changeOfNeedReasons,
  checkDiaryNumber,
  diaryCategories,
  diaryStatuses,
  extraResourceReasons,
  extraResourceTypes,
  isDiaryDay,
  locationTypes,
  parseTime,
  weekdays,
} from '@veckovis/domain/diary'
import { z } from 'zod'
import { checkedNumber, shortText } from '../wire/primitives'

export const diaryCategory = z.enum(diaryCategories)
export const diaryStatus = z.enum(diaryStatuses)
export const extraResourceReason = z.enum(extraResourceReasons)
export const changeOfNeedReason = z.enum(changeOfNeedReasons)
export const extraResourceType = z.literal(extraResourceTypes)
export const locationType = z.enum(locationTypes)
export const roomType = z.enum(roomTypes)

/** Id of an absence reason or a substitute type, as GET /diary/absence-reasons and /substitute-types name them. */
export const namedId = z.int().min(1).max(2_147_483_647)

/** Of an absence the id of its reason, of the others a code. */
export const diaryReason = z.union([namedId, extraResourceReason, changeOfNeedReason])
/** @public for the pages of the diary */
export type DiaryReason = z.infer<typeof diaryReason>

/** YYYY-MM-DD of a real day of the years 2001 to 2100. */
export const diaryDay = shortText
  .check(z.iso.date({ error: 'not-a-date', abort: true }))
  .refine(isDiaryDay, { error: 'not-a-date' })

/** ISO numbers of days, 1 is Monday, in their order. */
export const chosenWeekdays = z
  .array(z.literal(weekdays))
  .min(1, { error: 'required' })
  .max(7)
  .refine(days => days.every((day, index) => index === 0 || day > (days[index - 1] ?? day)), { error: 'not-in-order' })

/** HH:MM. */
export const timeOfDay = shortText.refine(text => parseTime(text).ok, { error: 'not-a-time' })

export const hoursPerDay = checkedNumber(value => checkDiaryNumber('hours-per-day', value))
export const temporaryHoursPerDay = checkedNumber(value => checkDiaryNumber('temporary-hours-per-day', value))
export const hoursPerWeek = checkedNumber(value => checkDiaryNumber('hours-per-week', value))
export const quantity = checkedNumber(value => checkDiaryNumber('quantity', value))

/** Characters that a title, and notes and the comment of a decision, may hold at most. */
export const longestTitle = 100
export const longestDiaryNotes = 2_000

/** Characters that the name of a pool may hold at most. */
export const longestPool = 60

/** How the forecast marks a week. */
export const staffingMark = z.enum(['overstaffed', 'understaffed', 'properly-staffed', 'unmarked'])
