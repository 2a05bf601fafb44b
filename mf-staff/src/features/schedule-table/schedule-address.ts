import { parseWeekRange, weeksInIsoYear, type IsoWeek, type WeekRange } from '@veckovis/domain/calendar'

export type ScheduleWeeks = { readonly year: number; readonly range: WeekRange }

const yearsBack = 2
const yearsAhead = 2
/** A week and the nine after it fit a screen. */
const weeksShown = 10

/** The years that can be chosen: some before and after the current ISO year, and the one of the address. */
export const yearChoices = (current: number, chosen: number): number[] => {
  const near = Array.from({ length: yearsBack + yearsAhead + 1 }, (_, index) => current - yearsBack + index)
  return near.includes(chosen) ? near : [...near, chosen].sort((a, b) => a - b)
}

/** From the current week on in the current year, else from the first. */
export const usualRange = (year: number, current: IsoWeek): WeekRange => {
  const last = weeksInIsoYear(year)
  const startWeek = year === current.year ? Math.min(current.week, last - weeksShown + 1) : 1
  return { startWeek, endWeek: startWeek + weeksShown - 1 }
}

const yearOf = (text: string | null): number | undefined =>
  /^(20\d\d|2100)$/.test(text ?? '') ? Number(text) : undefined

/** Reads ?year&startWeek&endWeek; what can not be used gives way to the usual weeks and is told by `hasProblem`. */
export const weeksFromAddress = (
  address: URLSearchParams,
  current: IsoWeek,
): { readonly weeks: ScheduleWeeks; readonly hasProblem: boolean } => {
  const found = yearOf(address.get('year'))
  const year = found ?? current.year
  const usual = {
    weeks: { year, range: usualRange(year, current) },
    hasProblem: address.has('year') && found === undefined,
  }
  if (!address.has('startWeek') && !address.has('endWeek')) return usual
  const range = parseWeekRange({ startWeek: address.get('startWeek'), endWeek: address.get('endWeek') }, year)
  return range.ok
    ? { weeks: { year, range: range.value }, hasProblem: usual.hasProblem }
    : { ...usual, hasProblem: true }
}

/** The same weeks in another year, which may have one week less. */
export const inYear = ({ range }: ScheduleWeeks, year: number): ScheduleWeeks => {
  const last = weeksInIsoYear(year)
  return { year, range: { startWeek: Math.min(range.startWeek, last), endWeek: Math.min(range.endWeek, last) } }
}

export const addressOfWeeks = ({ year, range }: ScheduleWeeks): URLSearchParams =>
  new URLSearchParams({ year: String(year), startWeek: String(range.startWeek), endWeek: String(range.endWeek) })
