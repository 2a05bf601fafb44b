import {
  longestMeasureNote,
  longestMeasureTitle,
  type ChangedMeasure,
  type NewMeasure,
} from '@veckovis/contracts/outcome'
import { parseIsoDate, weeksInIsoYear } from '@veckovis/domain/calendar'
import { measureStates, parseMeasureAmount, type MeasureState } from '@veckovis/domain/follow-up'
import { formatTyped } from '@veckovis/domain/numbers'
import { accepted, linesField, readBy, required, rulesOf, textField, type Rule } from '@veckovis/forms/rules'
import type { Measure } from '../../../data/follow-up/measure-queries'

export type MeasureField =
  'title' | 'ownerId' | 'firstWeek' | 'lastWeek' | 'kronor' | 'hours' | 'due' | 'state' | 'note'
export type MeasureTexts = Readonly<Record<MeasureField, string>>

const within =
  (longest: number): Rule =>
  text =>
    text.trim().length > longest ? 'too-long' : null

const isWeekOf = (year: number, text: string) =>
  /^\d{1,2}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= weeksInIsoYear(year)

const weekRule =
  (year: number): Rule =>
  text =>
    isWeekOf(year, text) ? null : 'not-a-week'

const lastWeekRule =
  (year: number): Rule =>
  (text, { firstWeek = '' }) => {
    if (!isWeekOf(year, text)) return 'not-a-week'
    return isWeekOf(year, firstWeek) && Number(text) < Number(firstWeek) ? 'before-first' : null
  }

/** Rules of a measure of an ISO year. */
export const measureRules = (year: number) =>
  rulesOf({
    title: textField(required(within(longestMeasureTitle))),
    ownerId: textField(required()),
    firstWeek: textField(required(weekRule(year))),
    lastWeek: textField(required(lastWeekRule(year))),
    kronor: textField(readBy(text => parseMeasureAmount('kronor', text))),
    hours: textField(readBy(text => parseMeasureAmount('hours', text))),
    due: textField(required(readBy(parseIsoDate))),
    state: textField(required()),
    note: linesField(within(longestMeasureNote)),
  })

/** What the fields show of a measure; the note is always a new one. */
export const textsOf = (measure: Measure): MeasureTexts => ({
  title: measure.title,
  ownerId: measure.owner === null ? '' : String(measure.owner.id),
  firstWeek: String(measure.firstWeek),
  lastWeek: String(measure.lastWeek),
  kronor: formatTyped(measure.kronor),
  hours: formatTyped(measure.hours),
  due: measure.due,
  state: measure.state,
  note: '',
})

/** What a new one begins with. */
export const newTexts = (ownerId: string): MeasureTexts => ({
  ...{ title: '', ownerId, firstWeek: '', lastWeek: '', kronor: '', hours: '', due: '' },
  ...{ state: 'planned', note: '' },
})

const stateOf = (text: string): MeasureState => {
  const state = measureStates.find(each => each === text)
  if (state === undefined) throw new RangeError(`${text} is no state of a measure`)
  return state
}

const fieldsOf = (texts: MeasureTexts) => ({
  title: texts.title.trim(),
  ownerId: Number(texts.ownerId),
  firstWeek: Number(texts.firstWeek),
  lastWeek: Number(texts.lastWeek),
  kronor: accepted(parseMeasureAmount('kronor', texts.kronor)),
  hours: accepted(parseMeasureAmount('hours', texts.hours)),
  due: texts.due,
  note: texts.note.trim() === '' ? null : texts.note.trim(),
})

/** What the rules have let pass. */
export const measureOf = (texts: MeasureTexts): ChangedMeasure => ({ ...fieldsOf(texts), state: stateOf(texts.state) })

/** The same of a new one, which is planned. */
export const newMeasureOf = (texts: MeasureTexts, requestId: string): NewMeasure => ({ requestId, ...fieldsOf(texts) })

export const isChanged = (texts: MeasureTexts, before: MeasureTexts) =>
  Object.entries(before).some(([field, text]) => texts[field as MeasureField] !== text)
