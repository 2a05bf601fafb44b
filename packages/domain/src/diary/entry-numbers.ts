import { roundHalfAwayFromZero, type Hundredths } from '../numbers/hundredths'
import { checkNumber, type NumberError, type NumberRule } from '../numbers/number-rule'
import { parseHours, parseNumber } from '../numbers/parse-number'
import { fail, succeed, type Result } from '../result'

/** Numbers of an entry. A day has fewer than 16 hours, which its rule says as the most of two decimals. */
const diaryNumberRules = {
  'hours-per-day': { decimals: 2, most: 15.99, typed: 'hours' },
  /** Of a substitute, who may come for none of the hours */
  'temporary-hours-per-day': { decimals: 2, most: 15.99, allowsZero: true, typed: 'hours' },
  /** A change of needs has no limit of a day, but that of a cell of the forecast */
  'hours-per-week': { decimals: 2, most: 10_000, typed: 'hours' },
  /** Rooms, or users */
  quantity: { decimals: 0, most: 10_000, typed: 'pieces' },
} as const satisfies Record<string, NumberRule>

export type DiaryNumberId = keyof typeof diaryNumberRules
/** @public for the pages of the diary */
export type DiaryNumberError = NumberError | 'sixteen-hours'

const isOfDay = (id: DiaryNumberId) => id === 'hours-per-day' || id === 'temporary-hours-per-day'

const inWords = <T>(id: DiaryNumberId, read: Result<T, NumberError>): Result<T, DiaryNumberError> =>
  !read.ok && read.error === 'too-large' && isOfDay(id) ? fail('sixteen-hours') : read

/** A number of an entry as it is sent; `sixteen-hours` for a day of 16 hours or more. */
export const checkDiaryNumber = (id: DiaryNumberId, value: number): Result<number, DiaryNumberError> =>
  inWords(id, checkNumber(value, diaryNumberRules[id]))

/**
 * Hours of an entry as they are typed, in hundredths; the errors of `checkDiaryNumber`.
 * @public for the pages of the diary
 */
export const parseDiaryHours = (
  id: Exclude<DiaryNumberId, 'quantity'>,
  text: string,
): Result<Hundredths, DiaryNumberError> => inWords(id, parseHours(text, diaryNumberRules[id]))

/**
 * Rooms or users as they are typed: whole ones from 1.
 * @public for the pages of the diary
 */
export const parseQuantity = (text: string): Result<number, DiaryNumberError> =>
  inWords('quantity', parseNumber(text, diaryNumberRules.quantity))

/** Available hours per week spread over five days, halves away from zero: what is proposed for an absence. */
export const proposedHoursPerDay = (availablePerWeek: Hundredths): Hundredths =>
  roundHalfAwayFromZero(availablePerWeek / 5)

/** Minutes after midnight of exactly HH:MM, 00:00 to 23:59. */
export const parseTime = (text: string): Result<number, 'not-a-time'> => {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? []
  return hours === undefined ? fail('not-a-time') : succeed(Number(hours) * 60 + Number(minutes))
}

/** From one time to another, HH:MM; night work may end on the next day. */
export type WorkTimes = { readonly from: string; readonly to: string; readonly isNightWork: boolean }

/** @public for the pages of the diary */
export type TimesError = 'not-a-time' | 'negative-range' | 'zero' | 'sixteen-hours'

const minutesInDay = 1440

/**
 * Hours of a day's work without the municipality's pause, in hundredths, halves away from zero.
 * Equal times, and work no longer than the pause, are `zero`. A night counts as long as its clock says, also
 * when the clocks change.
 */
export const hoursOfTimes = (
  { from, to, isNightWork }: WorkTimes,
  pauseMinutes: number,
): Result<Hundredths, TimesError> => {
  const [begin, end] = [parseTime(from), parseTime(to)]
  if (!begin.ok || !end.ok) return fail('not-a-time')
  const difference = end.value - begin.value
  if (difference < 0 && !isNightWork) return fail('negative-range')
  const minutes = (difference < 0 ? difference + minutesInDay : difference) - pauseMinutes
  if (difference === 0 || minutes <= 0) return fail('zero')
  const hours = roundHalfAwayFromZero((minutes * 100) / 60)
  return checkDiaryNumber('hours-per-day', hours / 100).ok ? succeed(hours) : fail('sixteen-hours')
}
