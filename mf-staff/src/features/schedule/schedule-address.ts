import { pageSizes } from '@veckovis/contracts/wire'
import { parseWeekRange, weeksInIsoYear, type IsoWeek, type WeekRange } from '@veckovis/domain/calendar'

export type ScheduleWeeks = { readonly year: number; readonly range: WeekRange }

/** What of the schedule stands in the address; the search, which holds names, does not. */
export type AddressedSchedule = ScheduleWeeks & { readonly page: number; readonly pageSize: number }

/** As many as the server gives at once: most units stand on one page. */
const usualPageSize = pageSizes[pageSizes.length - 1] ?? pageSizes[0]

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

type Read<Part> = { readonly part: Part; readonly hasProblem: boolean }

const readWeeks = (address: URLSearchParams, current: IsoWeek): Read<ScheduleWeeks> => {
  const found = yearOf(address.get('year'))
  const year = found ?? current.year
  const usual = { year, range: usualRange(year, current) }
  const hasProblem = address.has('year') && found === undefined
  if (!address.has('startWeek') && !address.has('endWeek')) return { part: usual, hasProblem }
  const range = parseWeekRange({ startWeek: address.get('startWeek'), endWeek: address.get('endWeek') }, year)
  return range.ok ? { part: { year, range: range.value }, hasProblem } : { part: usual, hasProblem: true }
}

const readPage = (address: URLSearchParams): Read<Pick<AddressedSchedule, 'page' | 'pageSize'>> => {
  const [page, size] = [address.get('page') ?? '1', address.get('pageSize') ?? String(usualPageSize)]
  const pageSize = pageSizes.find(each => String(each) === size)
  const isPage = /^[1-9]\d{0,5}$/.test(page)
  return {
    part: { page: isPage ? Number(page) : 1, pageSize: pageSize ?? usualPageSize },
    hasProblem: !isPage || pageSize === undefined,
  }
}

/** Reads year, weeks and page; what can not be used gives way to the usual ones and is told by `hasProblem`. */
export const scheduleFromAddress = (address: URLSearchParams, current: IsoWeek): Read<AddressedSchedule> => {
  const [weeks, page] = [readWeeks(address, current), readPage(address)]
  return { part: { ...weeks.part, ...page.part }, hasProblem: weeks.hasProblem || page.hasProblem }
}

/** The same weeks in another year, which may have one week less. */
export const inYear = ({ range }: ScheduleWeeks, year: number): ScheduleWeeks => {
  const last = weeksInIsoYear(year)
  return { year, range: { startWeek: Math.min(range.startWeek, last), endWeek: Math.min(range.endWeek, last) } }
}

/** The address of a part; a first page of the usual size stays out. */
export const addressOfSchedule = ({ year, range, page, pageSize }: AddressedSchedule): URLSearchParams =>
  new URLSearchParams({
    year: String(year),
    startWeek: String(range.startWeek),
    endWeek: String(range.endWeek),
    ...(page === 1 ? {} : { page: String(page) }),
    ...(pageSize === usualPageSize ? {} : { pageSize: String(pageSize) }),
  })
