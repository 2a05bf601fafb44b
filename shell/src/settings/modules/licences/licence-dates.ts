import type { Licence } from '@veckovis/contracts/modules'
import { calendarDateInStockholm } from '@veckovis/domain/calendar'

const hour = 3_600_000
const day = 24 * hour

const dayText = (instant: number): string => {
  const date = calendarDateInStockholm(new Date(instant))
  return [date.year, date.month, date.day].map(part => String(part).padStart(2, '0')).join('-')
}

/** The day in Stockholm at an instant, as a date field holds it: `2026-03-18`. */
export const dayOf = (instant: Date): string => dayText(instant.getTime())

/** When the day begins in Stockholm: an hour before midnight UTC in winter, two in summer. Null for no date. */
export const beginOfDay = (text: string): Date | null => {
  const midnight = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  if (Number.isNaN(midnight)) return null
  return new Date(midnight - (dayText(midnight - 2 * hour) === text ? 2 : 1) * hour)
}

/** When the day after begins: a licence holds its last day to the end. */
export const endOfDay = (text: string): Date | null => {
  const begin = beginOfDay(text)
  // Noon of the next day is that day whether the clocks change or not.
  return begin === null ? null : beginOfDay(dayText(begin.getTime() + day + 12 * hour))
}

type LicenceStatus = 'in-force' | 'coming' | 'ended'

export const statusOf = ({ validFrom, validTo }: Pick<Licence, 'validFrom' | 'validTo'>, now: Date): LicenceStatus => {
  if (Date.parse(validFrom) > now.getTime()) return 'coming'
  return validTo === null || Date.parse(validTo) > now.getTime() ? 'in-force' : 'ended'
}

const formats = (language: 'sv' | 'en') => {
  const locale = language === 'sv' ? 'sv-SE' : 'en-GB'
  const timeZone = 'Europe/Stockholm'
  return {
    date: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }),
    moment: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone }),
  }
}

/** The moment in words, as it is in Stockholm. */
export const momentText = (instant: string, language: 'sv' | 'en'): string =>
  formats(language).moment.format(new Date(instant))

export const beginText = (validFrom: string, language: 'sv' | 'en'): string =>
  formats(language).date.format(new Date(validFrom))

/** The last day, when the licence holds it to the end; otherwise the moment at which it ends. */
export const endText = (validTo: string, language: 'sv' | 'en'): string => {
  const end = new Date(validTo)
  const isWholeDay = beginOfDay(dayOf(end))?.getTime() === end.getTime()
  const { date, moment } = formats(language)
  return isWholeDay ? date.format(new Date(end.getTime() - 1)) : moment.format(end)
}
