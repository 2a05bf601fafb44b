import {
  changeOfNeedReasons,
  checkChosenDates,
  extraResourceReasons,
  figuresOf,
  hoursOfTimes,
  listDates,
  noSubstitute,
  parseDiaryHours,
  type ChosenDates,
  type DiaryCategory,
  type EntryContent,
  type EntryFigures,
} from '@veckovis/domain/diary'
import type { Hundredths } from '@veckovis/domain/numbers'
import type { RuleBasis } from './entry-rules'
import { weekdaysOf, yes, type EntryValues } from './entry-values'

/** Hours of a day as they are typed, or as they follow from the times; null while they can not be read. */
export const perDayOf = (values: EntryValues, pauseMinutes: number): Hundredths | null => {
  const { counted, perDay, begins, ends, isNightWork } = values
  const read =
    counted === 'times'
      ? hoursOfTimes({ from: begins, to: ends, isNightWork: isNightWork === yes }, pauseMinutes)
      : parseDiaryHours('hours-per-day', perDay)
  return read.ok ? read.value : null
}

/** The dates as they are chosen; null while they are no dates of an entry. */
export const datesOf = ({ from, to, weekdays }: EntryValues): ChosenDates | null => {
  const checked = checkChosenDates({ from, to, weekdays: weekdaysOf(weekdays) })
  return checked.ok ? checked.value : null
}

type Substitute = Extract<EntryContent, { category: 'ABSENCE' }>['substitute']

const substituteOf = ({ substituteType, temporaryPerDay }: EntryValues): Substitute => {
  const typeId = Number(substituteType)
  const hours = parseDiaryHours('hours-per-day', temporaryPerDay)
  return substituteType === '' || typeId === noSubstitute || !hours.ok ? null : { typeId, perDay: hours.value }
}

type Read = { readonly values: EntryValues; readonly dates: ChosenDates; readonly pauseMinutes: number }

const contents = {
  ABSENCE: ({ values, dates, pauseMinutes }: Read): EntryContent | null => {
    const perDay = perDayOf(values, pauseMinutes)
    const [reason, staffId] = [Number(values.reason), Number(values.staffId)]
    if (perDay === null) return null
    return { ...dates, category: 'ABSENCE', reason, staffId, perDay, substitute: substituteOf(values) }
  },
  EXTRA_RESOURCE: ({ values, dates, pauseMinutes }: Read): EntryContent | null => {
    const perDay = perDayOf(values, pauseMinutes)
    const reason = extraResourceReasons.find(each => each === values.reason) ?? extraResourceReasons[0]
    if (perDay === null) return null
    return { ...dates, category: 'EXTRA_RESOURCE', reason, typeId: Number(values.typeId), perDay }
  },
  CHANGE_OF_NEEDS: ({ values, dates }: Read): EntryContent | null => {
    const perWeek = parseDiaryHours('hours-per-week', values.perWeek)
    // Whether they are added or taken away is told by the reason.
    const reason = changeOfNeedReasons.find(each => each === values.reason)
    if (reason === undefined || !perWeek.ok) return null
    return { ...dates, category: 'CHANGE_OF_NEEDS', reason, perWeek: perWeek.value }
  },
} satisfies Record<DiaryCategory, (read: Read) => EntryContent | null>

export type Preview = EntryFigures & { readonly days: number }

/** What the entry comes to as it stands in the form; null while something of it can not be read. */
export const previewOf = (
  category: DiaryCategory,
  values: EntryValues,
  { pauseMinutes }: Pick<RuleBasis, 'pauseMinutes'>,
): Preview | null => {
  const dates = datesOf(values)
  const content = dates && contents[category]({ values, dates, pauseMinutes })
  return content && { ...figuresOf(content), days: listDates(content).length }
}
