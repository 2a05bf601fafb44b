import { diaryContent, type DiaryContent } from '@veckovis/contracts/diary'
import { noSubstitute, parseDiaryHours, parseQuantity, type DiaryCategory } from '@veckovis/domain/diary'
import { hoursFromHundredths } from '@veckovis/domain/numbers'
import { accepted } from '@veckovis/forms/rules'
import { weekdaysOf, yes, type EntryValues } from './entry-values'

const hoursPerDay = (text: string) => hoursFromHundredths(accepted(parseDiaryHours('hours-per-day', text)))

const dailyHours = ({ counted, perDay, begins, ends, isNightWork }: EntryValues) =>
  counted === 'times' ? { from: begins, to: ends, isNightWork: isNightWork === yes } : { perDay: hoursPerDay(perDay) }

/** Said only where somebody is named, or was: an API of before takes no name. */
const namedOf = ({ substituteStaff, substitutePool, namedBefore }: EntryValues) => {
  if (substituteStaff !== '') return { named: { staffId: Number(substituteStaff) } }
  const pool = substitutePool.trim()
  if (pool !== '') return { named: { pool } }
  return namedBefore === yes ? { named: null } : {}
}

const substituteOf = (values: EntryValues) => {
  const { substituteType, temporaryPerDay } = values
  if (substituteType === '') return null
  const typeId = Number(substituteType)
  if (typeId === noSubstitute) return { typeId, perDay: 0 }
  return { typeId, perDay: hoursPerDay(temporaryPerDay), ...namedOf(values) }
}

const orNull = (text: string) => (text === '' ? null : text)

const ownParts = {
  ABSENCE: (values: EntryValues) => ({
    reason: Number(values.reason),
    staffId: Number(values.staffId),
    hours: dailyHours(values),
    substitute: substituteOf(values),
  }),
  EXTRA_RESOURCE: (values: EntryValues) => ({
    reason: values.reason,
    typeId: Number(values.typeId),
    hours: dailyHours(values),
  }),
  CHANGE_OF_NEEDS: (values: EntryValues) => ({
    reason: values.reason,
    hours: { perWeek: hoursFromHundredths(accepted(parseDiaryHours('hours-per-week', values.perWeek))) },
    roomType: orNull(values.roomType),
    quantity: values.quantity === '' ? null : accepted(parseQuantity(values.quantity)),
    locationType: orNull(values.locationType),
  }),
} satisfies Record<DiaryCategory, (values: EntryValues) => object>

/** What is sent of texts that the form's rules have let pass. Throws where they did not. */
export const contentOfValues = (category: DiaryCategory, values: EntryValues): DiaryContent =>
  diaryContent.parse({
    category,
    title: values.title.trim(),
    notes: values.notes.trim(),
    from: values.from,
    to: values.to,
    weekdays: weekdaysOf(values.weekdays),
    ...ownParts[category](values),
  })
