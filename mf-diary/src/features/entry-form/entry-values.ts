import type { DiaryBasis, DiaryEntry } from '@veckovis/contracts/diary'
import { listDates, weekdays, type DiaryCategory, type Weekday } from '@veckovis/domain/diary'
import { formatTyped } from '@veckovis/domain/numbers'
import type { PlannedCells } from '../../data/diary-dialog'

/** The fields of the dialog; a category uses those that it needs. Choices are texts too, so that they are kept with the rest. */
export type EntryField =
  /** The absence in one line, from which the other fields are filled; it is not sent */
  | 'line'
  | 'title'
  | 'notes'
  | 'from'
  | 'to'
  /** What New Year cut off: the first and the last day of the second entry, or nothing */
  | 'rest'
  /** ISO numbers of the chosen days, one after the other */
  | 'weekdays'
  | 'reason'
  | 'staffId'
  /** Ids of those for whom one more is made each, with a space between */
  | 'others'
  /** `hours` a day as they are, or `times` from which they follow */
  | 'counted'
  | 'perDay'
  | 'begins'
  | 'ends'
  /** `yes` or nothing */
  | 'isNightWork'
  | 'substituteType'
  | 'temporaryPerDay'
  /** Of whom who comes is one of the staff: a unit, nothing for that of the diary; and the id of the person */
  | 'substituteUnit'
  | 'substituteStaff'
  | 'substitutePool'
  /** `yes` where the stored entry names who comes */
  | 'namedBefore'
  | 'typeId'
  | 'perWeek'
  | 'roomType'
  | 'quantity'
  | 'locationType'

export type EntryValues = Record<EntryField, string>

export const yes = 'yes'

export const weekdaysOf = (text: string): Weekday[] => weekdays.filter(day => text.includes(String(day)))
export const weekdaysText = (days: readonly number[]): string => days.join('')

const typed = (value: number | null): string => (value === null ? '' : formatTyped(value))
const ofId = (id: number | null | undefined): string => (id === null || id === undefined ? '' : String(id))

/** An absence begins with Monday to Friday, the others with every day. */
const usualWeekdays = (category: DiaryCategory): string =>
  weekdaysText(category === 'ABSENCE' ? [1, 2, 3, 4, 5] : weekdays)

/** Nobody is named who comes. */
export const nobodyComes = { substituteUnit: '', substituteStaff: '', substitutePool: '', namedBefore: '' } as const

/** A new entry begins tomorrow, the first day that may be approved. */
export const emptyValues = (category: DiaryCategory, tomorrow: string): EntryValues => ({
  line: '',
  title: '',
  notes: '',
  from: tomorrow,
  to: tomorrow,
  rest: '',
  weekdays: usualWeekdays(category),
  reason: '',
  staffId: '',
  others: '',
  counted: 'hours',
  perDay: '',
  begins: '',
  ends: '',
  isNightWork: '',
  substituteType: '',
  temporaryPerDay: '',
  ...nobodyComes,
  typeId: '',
  perWeek: '',
  roomType: '',
  quantity: '',
  locationType: '',
})

const vacation = '2'

/**
 * The days of a range. One over New Year is cut there, and the rest is offered; days without a usual weekday are
 * taken as they are.
 */
export const fieldsOfRange = (
  category: DiaryCategory,
  from: string,
  to: string,
): Pick<EntryValues, 'from' | 'to' | 'rest' | 'weekdays'> => {
  const lastOfYear = `${from.slice(0, 4)}-12-31`
  const isCut = to > lastOfYear
  const kept = isCut ? lastOfYear : to
  const usual = usualWeekdays(category)
  const hasDates = listDates({ from, to: kept, weekdays: weekdaysOf(usual) }).length > 0
  return {
    from,
    to: kept,
    rest: isCut ? `${Number(from.slice(0, 4)) + 1}-01-01 ${to}` : '',
    weekdays: hasDates ? usual : weekdaysText(weekdays),
  }
}

/** An entry for cells of the plan. An absence begins as vacation, which is what is planned there. */
export const plannedValues = (
  category: DiaryCategory,
  { staffId, others = [], from, to }: PlannedCells,
  people: readonly Member[],
): EntryValues => {
  const person = ofId(staffId)
  return {
    ...emptyValues(category, from),
    ...fieldsOfRange(category, from, to),
    ...(category === 'ABSENCE' && {
      ...{ reason: vacation, staffId: person, others: others.join(' ') },
      perDay: proposalOf(people, person, from),
    }),
  }
}

const namedValues = ({ substitute }: DiaryEntry) => {
  const named = substitute?.named
  if (named === undefined) return nobodyComes
  return {
    substituteUnit: ofId(named.unit?.id),
    substituteStaff: ofId(named.staffId),
    substitutePool: named.staffId === null ? named.name : '',
    namedBefore: yes,
  }
}

/** What the dialog shows of a stored entry. */
export const valuesOfEntry = (entry: DiaryEntry): EntryValues => ({
  line: '',
  title: entry.title,
  notes: entry.notes,
  from: entry.from,
  to: entry.to,
  rest: '',
  weekdays: weekdaysText(entry.weekdays),
  reason: String(entry.reason),
  staffId: ofId(entry.staff?.id),
  others: '',
  counted: entry.times === null ? 'hours' : 'times',
  perDay: typed(entry.perDay),
  begins: entry.times?.from ?? '',
  ends: entry.times?.to ?? '',
  isNightWork: entry.times?.isNightWork === true ? yes : '',
  substituteType: ofId(entry.substitute?.typeId),
  temporaryPerDay: entry.substitute === null || entry.substitute.perDay === 0 ? '' : typed(entry.substitute.perDay),
  ...namedValues(entry),
  typeId: ofId(entry.typeId),
  perWeek: typed(entry.perWeek),
  roomType: entry.roomType ?? '',
  quantity: entry.quantity === null ? '' : String(entry.quantity),
  locationType: entry.locationType ?? '',
})

export type Member = DiaryBasis['people'][number]

/** Hours a day that are proposed for a person from a day on, as they are typed; nothing where none are told. */
export const proposalOf = (people: readonly Member[], staffId: string, from: string): string => {
  const proposals = people.find(({ id }) => String(id) === staffId)?.proposals
  const proposal = proposals?.filter(each => each.from <= from).at(-1)
  return proposal === undefined || proposal.hours === 0 ? '' : formatTyped(proposal.hours)
}

/** Hours a day that are proposed for a substitute: those of the absence; nothing where they follow from times. */
export const temporaryOf = ({ counted, perDay }: Pick<EntryValues, 'counted' | 'perDay'>): string =>
  counted === 'hours' ? perDay : ''
