import type { DiaryEntry, DiaryPerson, NamedList, NamedSubstitute } from '@veckovis/contracts/diary'
import { calendarDateInStockholm, toIsoDate } from '@veckovis/domain/calendar'
import { noSubstitute } from '@veckovis/domain/diary'
import { formatFractionalHours, nothing } from '@veckovis/domain/numbers'
import type { Words } from '@veckovis/platform'

/** Reasons and types that we have words for; of another the server's name stands (A-118). */
const known = [1, 2, 3, 4, 5, 6, 7]

const isKnown = (id: number) => known.includes(id)
const serverText = (id: number, names: NamedList, t: Words) =>
  names.find(each => each.id === id)?.name ?? t('unknown', { id })

export const absenceText = (id: number, names: NamedList, t: Words): string =>
  isKnown(id) ? t(`reasons.ABSENCE.${id}`) : serverText(id, names, t)

export const substituteText = (id: number, names: NamedList, t: Words): string =>
  isKnown(id) ? t(`substitutes.${id}`) : serverText(id, names, t)

export const reasonText = (
  { category, reason }: Pick<DiaryEntry, 'category' | 'reason'>,
  names: NamedList,
  t: Words,
): string => (typeof reason === 'string' ? t(`reasons.${category}.${reason}`) : absenceText(reason, names, t))

/** First and last name, told apart from namesakes. */
export const nameOf = (
  { firstName, lastName, distinction }: Pick<DiaryPerson, 'firstName' | 'lastName' | 'distinction'>,
  t: Words,
): string => {
  const name = `${firstName} ${lastName}`
  return distinction === null ? name : `${name} ${t(`distinction.${distinction.kind}`, distinction)}`
}

type Named = Pick<DiaryPerson, 'id' | 'firstName' | 'lastName' | 'distinction'>

/** The name of one of these people; of somebody else what stands in place of a name. */
export const nameAmong = (people: readonly Named[], id: number, t: Words): string => {
  const person = people.find(each => each.id === id)
  return person === undefined ? t('unknown', { id }) : nameOf(person, t)
}

/** Empty for an entry of nobody. */
export const personText = ({ staff }: Pick<DiaryEntry, 'staff'>, t: Words): string =>
  staff === null ? '' : nameOf(staff, t)

export const daysText = (from: string, to: string): string => (from === to ? from : `${from} – ${to}`)

/** The day of a moment, in Sweden. */
export const dayOfMoment = (moment: string): string => toIsoDate(calendarDateInStockholm(new Date(moment)))

export const periodText = ({ firstDate, lastDate }: Pick<DiaryEntry, 'firstDate' | 'lastDate'>): string =>
  daysText(firstDate, lastDate)

/** What names an entry. */
type NamedEntry = Pick<DiaryEntry, 'title' | 'category' | 'reason' | 'staff' | 'firstDate' | 'lastDate'>

/** As much of an entry as a decision on it shows and sends. */
export type EntryToDecide = NamedEntry & Pick<DiaryEntry, 'id' | 'unitId' | 'version'>

/** What an entry is called where one is meant: its title or reason, whose it is and when. */
export const entryName = (entry: NamedEntry, names: NamedList, t: Words): string =>
  [entry.title === '' ? reasonText(entry, names, t) : entry.title, personText(entry, t), periodText(entry)]
    .filter(text => text !== '')
    .join(', ')

export const hoursText = (hours: number | null): string => (hours === null ? nothing : formatFractionalHours(hours))

/** Who comes, with the unit of somebody of another one. */
export const namedText = ({ name, unit }: Pick<NamedSubstitute, 'name' | 'unit'>): string =>
  unit === null ? name : `${name}, ${unit.name}`

/** Empty where nobody is named who comes. */
export const substituteName = ({ substitute }: Pick<DiaryEntry, 'substitute'>): string =>
  substitute?.named === undefined ? '' : namedText(substitute.named)

export const hasSubstitute = ({ substitute }: DiaryEntry): boolean =>
  substitute !== null && substitute.typeId !== noSubstitute
