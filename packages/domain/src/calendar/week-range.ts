import { fail, succeed, type Result } from '../result'
import { weeksInIsoYear, type IsoWeek } from './iso-week'

/** Whole weeks of one ISO year, both ends included. */
export type WeekRange = { readonly startWeek: number; readonly endWeek: number }

/** Weeks 1 to 52 in every year (§9, A-056). */
export const defaultWeekRange: WeekRange = { startWeek: 1, endWeek: 52 }

export const periodPresetNames = ['now', 'quarter1', 'quarter2', 'quarter3', 'quarter4', 'year'] as const

export type PeriodPresetName = (typeof periodPresetNames)[number]

/** The weeks of a preset: quarters of 13 weeks, the last one with week 53 where the year has it. */
export const periodPreset = (name: PeriodPresetName, year: number, current: IsoWeek): WeekRange => {
  const lastWeek = weeksInIsoYear(year)
  switch (name) {
    case 'now':
      return { startWeek: year === current.year ? current.week : 1, endWeek: lastWeek }
    case 'quarter1':
      return { startWeek: 1, endWeek: 13 }
    case 'quarter2':
      return { startWeek: 14, endWeek: 26 }
    case 'quarter3':
      return { startWeek: 27, endWeek: 39 }
    case 'quarter4':
      return { startWeek: 40, endWeek: lastWeek }
    case 'year':
      return { startWeek: 1, endWeek: lastWeek }
  }
}

/** Every week number of the range in order. */
export const weeksOfRange = ({ startWeek, endWeek }: WeekRange): number[] =>
  Array.from({ length: Math.max(0, endWeek - startWeek + 1) }, (_, offset) => startWeek + offset)

/** Moves the first week; the last week follows when it would lie before it. */
export const moveStartWeek = (range: WeekRange, startWeek: number): WeekRange => ({
  startWeek,
  endWeek: Math.max(startWeek, range.endWeek),
})

/** Moves the last week; the first week follows when it would lie after it. */
export const moveEndWeek = (range: WeekRange, endWeek: number): WeekRange => ({
  startWeek: Math.min(range.startWeek, endWeek),
  endWeek,
})

/** The range, made longer where weeks lie outside it. */
export const withWeeks = ({ startWeek, endWeek }: WeekRange, weeks: readonly number[]): WeekRange => ({
  startWeek: Math.min(startWeek, ...weeks),
  endWeek: Math.max(endWeek, ...weeks),
})

export type WeekRangeError = 'not-a-week' | 'week-outside-year' | 'end-before-start'

const parseWeek = (text: string, year: number): Result<number, WeekRangeError> => {
  if (!/^\d{1,2}$/.test(text)) return fail('not-a-week')
  const week = Number(text)
  return week >= 1 && week <= weeksInIsoYear(year) ? succeed(week) : fail('week-outside-year')
}

/** Reads the filter of an address; an absent text (null) means that end of the default range. */
export const parseWeekRange = (
  texts: { readonly startWeek: string | null; readonly endWeek: string | null },
  year: number,
): Result<WeekRange, WeekRangeError> => {
  const start = parseWeek(texts.startWeek ?? String(defaultWeekRange.startWeek), year)
  if (!start.ok) return start
  const end = parseWeek(texts.endWeek ?? String(Math.max(defaultWeekRange.endWeek, start.value)), year)
  if (!end.ok) return end
  return start.value <= end.value ? succeed({ startWeek: start.value, endWeek: end.value }) : fail('end-before-start')
}
