import type { AbsenceChange, DiaryEntry } from '@veckovis/contracts/diary'
import { checkChosenDates, listDates, wasAwayOnNoDay } from '@veckovis/domain/diary'
import { required, textField, type Rule } from '@veckovis/forms/rules'
import { object, type ObjectSchema } from 'yup'
import { contentOfValues } from '../entry-request'
import { dailyRules, poolName, staffMember, substituteMember, temporaryPerDay, type RuleBasis } from '../entry-rules'
import { valuesOfEntry, weekdaysOf, type EntryValues } from '../entry-values'

const lastDayOf = (entry: DiaryEntry): string | null => (wasAwayOnNoDay(entry) ? null : entry.lastDate)

/** What the dialog shows of an approved absence: its end is the last day away. */
export const valuesOfAbsence = (entry: DiaryEntry): EntryValues => ({
  ...valuesOfEntry(entry),
  to: lastDayOf(entry) ?? '',
})

type Sent = Omit<AbsenceChange, 'requestId'>

const sentOf = (values: EntryValues): Sent => {
  const content = contentOfValues('ABSENCE', values)
  if (content.category !== 'ABSENCE') throw new Error('An absence became something else')
  const { to, hours, substitute } = content
  return { lastDay: to, hours, substitute }
}

/** What is sent of an absence whose form was changed; null where that is what stood there, however it is written. */
export const changeOfValues = (values: EntryValues, before: EntryValues): Sent | null => {
  const sent = sentOf(values)
  if (before.to === '') return sent
  return JSON.stringify(sent) === JSON.stringify(sentOf(before)) ? null : sent
}

/** The end says what is wrong with the dates, and that somebody leaves before it; one that changes no date is none. */
const end =
  (entry: DiaryEntry, { people }: RuleBasis): Rule =>
  (to, form) => {
    const checked = checkChosenDates({ from: entry.from, to, weekdays: weekdaysOf(form['weekdays'] ?? '') })
    if (!checked.ok) return checked.error
    const before = lastDayOf(entry)
    if (to !== before && listDates(checked.value).at(-1) === before) return 'no-new-day'
    return staffMember(people)(form['staffId'] ?? '', form)
  }

/** What may change of an approved absence, by the rules of its form. */
export const changeSchema = (entry: DiaryEntry, basis: RuleBasis): ObjectSchema<object> => {
  const field = (rule: Rule) => textField(rule, failure => `problems.${failure}`)
  return object({
    to: field(required(end(entry, basis))),
    ...dailyRules(basis),
    temporaryPerDay: field(temporaryPerDay),
    substituteStaff: field(substituteMember(basis.people)),
    substitutePool: field(poolName),
  })
}
