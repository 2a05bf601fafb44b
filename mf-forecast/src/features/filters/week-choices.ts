import {
  periodPreset,
  periodPresetNames,
  weeksInIsoYear,
  type IsoWeek,
  type PeriodPresetName,
  type WeekRange,
} from '@veckovis/domain/calendar'

/** 1 to 52, and 53 in a long ISO year. */
export const weekChoices = (year: number): number[] =>
  Array.from({ length: weeksInIsoYear(year) }, (_, index) => index + 1)

/** True when the year has a week 53 that the range stops before. */
export const leavesOutWeek53 = (year: number, range: WeekRange): boolean =>
  weeksInIsoYear(year) === 53 && range.endWeek === 52

/** The preset that gives exactly this range, if one does. "Now" is a name for weeks of the current year only. */
export const presetOfRange = (range: WeekRange, year: number, current: IsoWeek): PeriodPresetName | undefined =>
  periodPresetNames.find(name => {
    if (name === 'now' && year !== current.year) return false
    const preset = periodPreset(name, year, current)
    return preset.startWeek === range.startWeek && preset.endWeek === range.endWeek
  })
