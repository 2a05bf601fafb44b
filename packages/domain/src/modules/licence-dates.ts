import { momentFormats, type MomentFormats } from '../calendar/format-moments'

const hour = 3_600_000
const day = 24 * hour

/** The day in Stockholm at an instant, as a date field holds it: `2026-03-18`. */
export const dayOf = (instant: Date | number): string => momentFormats.sv.day(instant)

/** When the day begins in Stockholm: an hour before midnight UTC in winter, two in summer. Null for no date. */
export const beginOfDay = (text: string): Date | null => {
  const midnight = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  if (Number.isNaN(midnight)) return null
  return new Date(midnight - (dayOf(midnight - 2 * hour) === text ? 2 : 1) * hour)
}

/** When the day after begins: a licence holds its last day to the end. */
export const endOfDay = (text: string): Date | null => {
  const begin = beginOfDay(text)
  // Noon of the next day is that day whether the clocks change or not.
  return begin === null ? null : beginOfDay(dayOf(begin.getTime() + day + 12 * hour))
}

/** From when a licence holds and until when, as instants; null has no end. */
type Period = { readonly validFrom: string; readonly validTo: string | null }

/** Where a licence stands now: the beginning counts, the end does not. */
export const licenceStatus = ({ validFrom, validTo }: Period, now: Date): 'in-force' | 'coming' | 'ended' => {
  if (Date.parse(validFrom) > now.getTime()) return 'coming'
  return validTo === null || Date.parse(validTo) > now.getTime() ? 'in-force' : 'ended'
}

/** The last day, when the licence holds it to the end; otherwise the moment at which it ends. */
export const licenceEndText = (validTo: string, { longDay, longMoment }: MomentFormats): string => {
  const end = new Date(validTo)
  const isWholeDay = beginOfDay(dayOf(end))?.getTime() === end.getTime()
  return isWholeDay ? longDay(end.getTime() - 1) : longMoment(end)
}
