import { isOldWeek, type IsoWeek } from '../calendar/iso-week'
import { addDays, listDates, weekOf } from './chosen-dates'
import { draftOf, type DraftRow } from './deciding'
import type { AbsenceContent } from './entry-content'
import { effectsOf, sumEffects, type Effect } from './entry-effects'

/** What a change of an approved absence does; hours with a minus are taken back. */
type AbsenceChange = {
  /** What the diary brings to the forecasts itself: hours of the dates from tomorrow on */
  readonly effects: readonly Effect[]
  /** What is typed into the forecast: hours of the dates until today, of the weeks that are still open */
  readonly draft: readonly DraftRow[]
  /** Weeks with dates that differ, which are closed and stay as they are; earliest first */
  readonly closedWeeks: readonly IsoWeek[]
}

type Part = (content: AbsenceContent) => AbsenceContent

/** The hours that the second has more than the first, by week and row; with a minus those that it has less. */
const differenceOf = (first: readonly Effect[], second: readonly Effect[]): Effect[] =>
  sumEffects([...first.map(each => ({ ...each, hours: -each.hours })), ...second])

const closedWeeksOf = (effects: readonly Effect[], current: IsoWeek): IsoWeek[] => {
  const closed = effects.filter(effect => isOldWeek(effect, current))
  const weeks = new Map(closed.map(({ year, week }) => [`${year}/${week}`, { year, week }]))
  return [...weeks.values()].sort((one, other) => one.year - other.year || one.week - other.week)
}

/**
 * What becomes of the forecasts when an approved absence gets other dates, hours a day or another substitute: the
 * difference, from tomorrow on by the diary, until today typed, and nothing in weeks that are closed. `before` is null
 * for somebody who was away on none of the dates.
 */
export const changeOfAbsence = (before: AbsenceContent | null, after: AbsenceContent, today: string): AbsenceChange => {
  const tomorrow = addDays(today, 1)
  const ahead: Part = content => ({ ...content, from: content.from > today ? content.from : tomorrow })
  const begun: Part = content => ({ ...content, to: content.to < tomorrow ? content.to : today })
  const difference = (part: Part) =>
    differenceOf(before === null ? [] : effectsOf(part(before)), effectsOf(part(after)))
  const past = difference(begun)
  return {
    effects: difference(ahead),
    draft: draftOf(past, today),
    closedWeeks: closedWeeksOf(past, weekOf(today)),
  }
}

/**
 * What of an absence differs from how it stood, by name; nothing where neither its dates nor its hours do. `before` has the
 * dates away, and is null for somebody who was away on none of them.
 */
export const differencesOfAbsence = (
  before: AbsenceContent | null,
  stood: AbsenceContent,
  after: AbsenceContent,
): ('lastDay' | 'hours' | 'substitute')[] => {
  const lastDayOf = (content: AbsenceContent | null) => (content === null ? null : listDates(content).at(-1))
  const substituteOf = ({ substitute }: AbsenceContent) => [substitute?.typeId, substitute?.perDay].join('/')
  return [
    ...(lastDayOf(before) === lastDayOf(after) ? [] : (['lastDay'] as const)),
    ...(stood.perDay === after.perDay ? [] : (['hours'] as const)),
    ...(substituteOf(stood) === substituteOf(after) ? [] : (['substitute'] as const)),
  ]
}
