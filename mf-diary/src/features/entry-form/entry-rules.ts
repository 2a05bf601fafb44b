import { longestDiaryNotes, longestPool, longestTitle } from '@veckovis/contracts/diary'
import {
  checkChosenDates,
  hoursOfTimes,
  isDiaryDay,
  listDates,
  noSubstitute,
  parseDiaryHours,
  parseQuantity,
  parseTime,
  readEntryLine,
  type DatesError,
  type DiaryCategory,
} from '@veckovis/domain/diary'
import { linesField, optional, readBy, required, textField, type Rule } from '@veckovis/forms/rules'
import { object, type ObjectSchema } from 'yup'
import { othersOf } from './for-each-person'
import { weekdaysOf, yes, type EntryField, type Member } from './entry-values'

// A message is a key of the remote's texts. What a rule says is decided in the domain, never here.

const problemKey = (failure: string) => `problems.${failure}`
const field = (rule: Rule) => textField(rule, problemKey)

type Form = Parameters<Rule>[1]

const textOf = (form: Form, name: EntryField): string => form[name] ?? ''

const atMost =
  (most: number): Rule =>
  text =>
    text.trim().length > most ? 'too-long' : null

const anything: Rule = () => null

const datesProblem = (form: Form, to: string, weekdays: string): DatesError | null => {
  const checked = checkChosenDates({ from: textOf(form, 'from'), to, weekdays: weekdaysOf(weekdays) })
  return checked.ok ? null : checked.error
}

const day: Rule = text => (isDiaryDay(text) ? null : 'not-a-date')

/** A range that is wrong is told at its end, one without a date at the weekdays. */
const lastDay: Rule = (to, form) => {
  if (!isDiaryDay(to)) return 'not-a-date'
  const problem = isDiaryDay(textOf(form, 'from')) ? datesProblem(form, to, textOf(form, 'weekdays')) : null
  return problem === 'no-date' ? null : problem
}

const chosenWeekdays: Rule = (weekdays, form) => {
  if (weekdays === '') return 'no-weekday'
  return datesProblem(form, textOf(form, 'to'), weekdays) === 'no-date' ? 'no-date' : null
}

const isCountedBy = (form: Form, way: 'hours' | 'times') => textOf(form, 'counted') === way

const perDay: Rule = (text, form) =>
  isCountedBy(form, 'hours') ? required(readBy(typed => parseDiaryHours('hours-per-day', typed)))(text, form) : null

const begins: Rule = (text, form) => (isCountedBy(form, 'times') ? required(readBy(parseTime))(text, form) : null)

/** What is wrong with the two times together is told at the end. */
const ends =
  (pauseMinutes: number): Rule =>
  (text, form) => {
    if (!isCountedBy(form, 'times')) return null
    const from = textOf(form, 'begins')
    const isNightWork = textOf(form, 'isNightWork') === yes
    const both = (to: string) =>
      parseTime(from).ok ? hoursOfTimes({ from, to, isNightWork }, pauseMinutes) : parseTime(to)
    return required(readBy(both))(text, form)
  }

/** Only a substitute who comes has hours. */
export const temporaryPerDay: Rule = (text, form) => {
  const type = textOf(form, 'substituteType')
  if (type === '' || type === String(noSubstitute)) return null
  return required(readBy(typed => parseDiaryHours('hours-per-day', typed)))(text, form)
}

export const poolName: Rule = atMost(longestPool)

const outsideEmployment = ({ employedFrom, employedTo }: Member, form: Parameters<Rule>[1]) => {
  const [from, to] = [textOf(form, 'from'), textOf(form, 'to')]
  if (!isDiaryDay(from) || !isDiaryDay(to)) return null
  const isOutside = (date: string) => date < employedFrom || (employedTo !== null && date > employedTo)
  return listDates({ from, to, weekdays: weekdaysOf(textOf(form, 'weekdays')) }).some(isOutside)
    ? 'outside-employment'
    : null
}

/** Somebody is away on days of the employment only: who ends in the middle is away until then. */
export const staffMember =
  (people: readonly Member[]): Rule =>
  (text, form) => {
    const member = people.find(({ id }) => String(id) === text)
    return member === undefined ? 'unknown-person' : outsideEmployment(member, form)
  }

/** Who comes is not away, and is employed on the days; somebody of another unit is known to the server alone. */
export const substituteMember =
  (people: readonly Member[]): Rule =>
  (text, form) => {
    if (text === '' || textOf(form, 'substituteUnit') !== '') return null
    if ([textOf(form, 'staffId'), ...othersOf({ others: textOf(form, 'others') })].includes(text)) return 'same-person'
    const member = people.find(({ id }) => String(id) === text)
    return member === undefined ? null : outsideEmployment(member, form)
  }

/** What the line says and was not understood is not left out silently. */
const lineRule =
  (basis: RuleBasis): Rule =>
  text =>
    readEntryLine(text, basis).rest.length > 0 ? 'line-not-read' : null

const common = () => ({
  title: field(atMost(longestTitle)),
  notes: linesField(atMost(longestDiaryNotes), problemKey),
  from: field(required(day)),
  to: field(required(lastDay)),
  weekdays: field(chosenWeekdays),
  reason: field(required()),
})

export type RuleBasis = { readonly pauseMinutes: number; readonly people: readonly Member[]; readonly today: string }

export const dailyRules = ({ pauseMinutes }: RuleBasis) => ({
  perDay: field(perDay),
  begins: field(begins),
  ends: field(ends(pauseMinutes)),
})

const schemas = {
  ABSENCE: (basis: RuleBasis) =>
    object({
      ...common(),
      ...dailyRules(basis),
      line: field(lineRule(basis)),
      staffId: field(required(staffMember(basis.people))),
      temporaryPerDay: field(temporaryPerDay),
      substituteStaff: field(substituteMember(basis.people)),
      substitutePool: field(poolName),
    }),
  EXTRA_RESOURCE: (basis: RuleBasis) => object({ ...common(), ...dailyRules(basis), typeId: field(required()) }),
  CHANGE_OF_NEEDS: () =>
    object({
      ...common(),
      perWeek: field(required(readBy(typed => parseDiaryHours('hours-per-week', typed)))),
      roomType: field(anything),
      quantity: field(optional(readBy(parseQuantity))),
      locationType: field(anything),
    }),
} satisfies Record<DiaryCategory, (basis: RuleBasis) => ObjectSchema<object>>

/** What each field of a category's form has to be. */
export const entrySchema = (category: DiaryCategory, basis: RuleBasis): ObjectSchema<object> => schemas[category](basis)
