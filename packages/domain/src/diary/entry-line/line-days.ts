import { addDays, isDiaryDay, weekdayOf } from '../chosen-dates'
import { findPhrase, isDash, type Found, type Token } from './line-tokens'
import { beforeDays, monthPhrases, nextWeekWords, rangePhrases, relativePhrases, weekdayPhrases } from './line-words'

/** First and last day, YYYY-MM-DD; null for a range that ends before it begins. */
export type LineDays = { readonly from: string; readonly to: string } | null

/** Days are seen from today; the last day of a range is the first that lies not before its first. */
type Seen = { readonly today: string; readonly notBefore: string | null }

type ReadDay = (tokens: readonly Token[], at: number, seen: Seen) => Found<string> | null

const twoDigits = (number: number): string => String(number).padStart(2, '0')

/** How many days ago a date without a year may lie: what is planned lies further ahead than what is reported lies back. */
const longestAgo = 60

/** A date without a year is the first from `longestAgo` days ago on, or from the start of its range on. */
const dateWithoutYear = (month: number, day: number, { today, notBefore }: Seen): string | null => {
  const year = Number((notBefore ?? today).slice(0, 4))
  const earliest = notBefore ?? addDays(today, -longestAgo)
  const dates = [-1, 0, 1, 2].map(more => `${year + more}-${twoDigits(month)}-${twoDigits(day)}`)
  return dates.find(date => isDiaryDay(date) && date >= earliest) ?? null
}

const found = (value: string | null, length: number): Found<string> | null =>
  value === null || !isDiaryDay(value) ? null : { value, length }

const readRelative: ReadDay = (tokens, at, { today }) => {
  const days = findPhrase(relativePhrases, tokens, at)
  return days === null ? null : found(addDays(today, days.value), days.length)
}

/** The next such day, today included; with "next" the one of the next ISO week. */
const readWeekday: ReadDay = (tokens, at, { today, notBefore }) => {
  const isNext = nextWeekWords.has(tokens[at]?.text ?? '')
  const weekday = findPhrase(weekdayPhrases, tokens, isNext ? at + 1 : at)
  if (weekday === null) return null
  if (isNext) return found(addDays(today, 7 - weekdayOf(today) + weekday.value), weekday.length + 1)
  const first = notBefore ?? today
  return found(addDays(first, (weekday.value - weekdayOf(first) + 7) % 7), weekday.length)
}

const numberAt = (tokens: readonly Token[], at: number, pattern: RegExp): number | null => {
  const text = tokens[at]?.text ?? ''
  return pattern.test(text) ? Number(text) : null
}

const dayOfMonth = /^\d{1,2}$/
const yearInFull = /^\d{4}$/

/** A date of a month and a day that are known, with a year where one follows. */
const dated = (
  tokens: readonly Token[],
  at: number,
  length: number,
  of: { month: number; day: number },
  seen: Seen,
) => {
  const year = numberAt(tokens, at + length, yearInFull)
  return year === null
    ? found(dateWithoutYear(of.month, of.day, seen), length)
    : found(`${year}-${twoDigits(of.month)}-${twoDigits(of.day)}`, length + 1)
}

/** "10 augusti", "10 augusti 2026", "August 10". */
const readMonth: ReadDay = (tokens, at, seen) => {
  const first = numberAt(tokens, at, dayOfMonth)
  const month = findPhrase(monthPhrases, tokens, first === null ? at : at + 1)
  const day = first ?? numberAt(tokens, at + 1, dayOfMonth)
  return month === null || day === null ? null : dated(tokens, at, 2, { month: month.value, day }, seen)
}

/** "2026-08-10", "10/8". */
const readFigures: ReadDay = (tokens, at, seen) => {
  const text = tokens[at]?.text ?? ''
  if (/^\d{4}-/.test(text)) return found(text, 1)
  const [day, month] = text.split('/').map(Number)
  return day === undefined || month === undefined ? null : dated(tokens, at, 1, { month, day }, seen)
}

const readDay: ReadDay = (tokens, at, seen) => {
  for (const read of [readRelative, readWeekday, readMonth, readFigures]) {
    const day = read(tokens, at, seen)
    if (day !== null) return day
  }
  const day = beforeDays.has(tokens[at]?.text ?? '') ? readDay(tokens, at + 1, seen) : null
  return day && { ...day, length: day.length + 1 }
}

/** How long the word is that makes a range of two days; 0 for none. */
const rangeLength = (tokens: readonly Token[], at: number): number => {
  const token = tokens[at]
  if (token !== undefined && isDash(token)) return 1
  return findPhrase(rangePhrases, tokens, at)?.length ?? 0
}

/** "10–12 augusti", "10–12/8": the month is said once. */
const readShortRange = (tokens: readonly Token[], at: number, today: string): Found<LineDays> | null => {
  const day = numberAt(tokens, at, dayOfMonth)
  const between = rangeLength(tokens, at + 1)
  if (day === null || between === 0) return null
  const seen = { today, notBefore: null }
  const last = readMonth(tokens, at + 1 + between, seen) ?? readFigures(tokens, at + 1 + between, seen)
  if (last === null) return null
  const from = `${last.value.slice(0, 8)}${twoDigits(day)}`
  const isRange = isDiaryDay(from) && from <= last.value
  return { value: isRange ? { from, to: last.value } : null, length: 1 + between + last.length }
}

/** "till fredag": from today on. */
const readUntil = (tokens: readonly Token[], at: number, today: string): Found<LineDays> | null => {
  const token = tokens[at]
  const length = token === undefined || isDash(token) ? 0 : rangeLength(tokens, at)
  const last = length === 0 ? null : readDay(tokens, at + length, { today, notBefore: today })
  return last && { value: last.value < today ? null : { from: today, to: last.value }, length: length + last.length }
}

/** A day, or a range of two, at the place of the line; null for neither. */
export const readDays = (tokens: readonly Token[], at: number, today: string): Found<LineDays> | null => {
  const until = readUntil(tokens, at, today)
  if (until !== null) return until
  const short = readShortRange(tokens, at, today)
  if (short !== null) return short
  const first = readDay(tokens, at, { today, notBefore: null })
  if (first === null) return null
  const { value: from, length } = first
  const between = rangeLength(tokens, at + length)
  const last = between === 0 ? null : readDay(tokens, at + length + between, { today, notBefore: from })
  if (last === null) return { value: { from, to: from }, length }
  const { value: to } = last
  return { value: to < from ? null : { from, to }, length: length + between + last.length }
}
