import type { DiaryContent } from '@veckovis/contracts/diary'
import { hoursOfTimes, noSubstitute, type ChosenDates, type EntryContent, type WorkTimes } from '@veckovis/domain/diary'
import type { Hundredths } from '@veckovis/domain/numbers'
import type { Transaction } from '../../../db/database'
import { wrongBody } from '../diary-error'
import type { EnteredEntry } from './entry-repository'
import { isEmployedOn, listPeopleOfUnit } from './people'
import { inHundredths, type NamedAs } from './stored-entry'
import { findSubstitutes } from './substitutes'

type SentHours = Extract<DiaryContent, { category: 'ABSENCE' }>['hours']

/** Minutes of the pause in the unit's municipality. */
export const readPause = async (transaction: Transaction, unitId: number): Promise<number> => {
  const { rows } = await transaction.query<{ pause: number }>(
    `SELECT m.pause_minutes AS pause FROM unit u JOIN municipality m ON m.id = u.municipality_id WHERE u.id = $1`,
    [unitId],
  )
  const [row] = rows
  if (row === undefined) throw new Error(`Unit ${unitId} has no municipality`)
  return row.pause
}

const timesOf = (hours: SentHours): WorkTimes | null => ('perDay' in hours ? null : hours)

const perDayOf = (hours: SentHours, pauseMinutes: number): Hundredths => {
  if ('perDay' in hours) return inHundredths(hours.perDay)
  const worked = hoursOfTimes(hours, pauseMinutes)
  if (!worked.ok) throw wrongBody('hours', worked.error)
  return worked.value
}

/** What of an entry reaches the forecast, as it was sent. */
export const contentOf = (sent: DiaryContent, dates: ChosenDates, pauseMinutes: number): EntryContent => {
  if (sent.category === 'CHANGE_OF_NEEDS') {
    const { category, reason, hours } = sent
    return { ...dates, category, reason, perWeek: inHundredths(hours.perWeek) }
  }
  const perDay = perDayOf(sent.hours, pauseMinutes)
  if (sent.category === 'EXTRA_RESOURCE') {
    const { category, reason, typeId } = sent
    return { ...dates, category, reason, typeId, perDay }
  }
  const { category, reason, staffId, substitute } = sent
  const temporary = substitute && { typeId: substitute.typeId, perDay: inHundredths(substitute.perDay) }
  return { ...dates, category, reason, staffId, perDay, substitute: temporary }
}

const existsIn = async (transaction: Transaction, table: 'absence_reason' | 'substitute_type', id: number) => {
  const { rows } = await transaction.query(`SELECT FROM ${table} WHERE id = $1`, [id])
  return rows.length > 0
}

/** Somebody who is in the unit's table, and employed on every date. */
const refusePerson = async (
  transaction: Transaction,
  unitId: number,
  { staffId, ...dates }: ChosenDates & { readonly staffId: number },
): Promise<void> => {
  const people = await listPeopleOfUnit(transaction, unitId)
  const person = people.find(({ id }) => id === staffId)
  if (person === undefined || person.isRemoved) throw wrongBody('staffId', 'unknown-person')
  if (!isEmployedOn(person, dates)) throw wrongBody('staffId', 'outside-employment')
}

const refuseUnknown = async (transaction: Transaction, unitId: number, content: EntryContent): Promise<void> => {
  if (content.category !== 'ABSENCE') return
  const { reason, substitute } = content
  if (!(await existsIn(transaction, 'absence_reason', reason))) throw wrongBody('reason', 'unknown-reason')
  if (substitute !== null && !(await existsIn(transaction, 'substitute_type', substitute.typeId)))
    throw wrongBody('substitute.typeId', 'unknown-type')
  await refusePerson(transaction, unitId, content)
}

const largestId = 2_147_483_647

/** Who comes: whom the entry names stays, anybody else is of the municipality, in reach, and employed on every date. */
const namedOf = async (
  transaction: Transaction,
  unitId: number,
  sent: DiaryContent,
  stood: NamedAs | null,
): Promise<NamedAs | null> => {
  if (sent.category !== 'ABSENCE' || sent.substitute === null || sent.substitute.typeId === noSubstitute) return null
  const { named } = sent.substitute
  // A page of before says nothing of the name, also where the one who comes is now the one who is away.
  if (named === undefined) return stood?.staffId === sent.staffId ? null : stood
  if (named === null) return null
  if ('pool' in named) return { staffId: null, pool: named.pool }
  const { staffId } = named
  if (staffId === sent.staffId) throw wrongBody('substitute.named', 'same-person')
  if (stood?.staffId === staffId) return stood
  const found =
    staffId > largestId ? undefined : await findSubstitutes(transaction, { unitIds: [unitId], ids: [staffId] })
  const person = found?.get(staffId)
  if (person === undefined || person.isRemoved) throw wrongBody('substitute.named', 'unknown-person')
  if (!isEmployedOn(person, sent)) throw wrongBody('substitute.named', 'outside-employment')
  return { staffId, pool: null }
}

/** What was sent, with the hours of its times and all that it names found; throws as the schema does for what is not. */
export const enteredEntryOf = async (
  transaction: Transaction,
  unitId: number,
  sent: DiaryContent,
  /** Whom the entry names already */
  stood: NamedAs | null = null,
): Promise<EnteredEntry> => {
  const { title, notes, from, to, weekdays } = sent
  const content = contentOf(sent, { from, to, weekdays }, await readPause(transaction, unitId))
  await refuseUnknown(transaction, unitId, content)
  const { roomType, quantity, locationType } =
    sent.category === 'CHANGE_OF_NEEDS' ? sent : { roomType: null, quantity: null, locationType: null }
  const times = sent.category === 'CHANGE_OF_NEEDS' ? null : timesOf(sent.hours)
  const named = await namedOf(transaction, unitId, sent, stood)
  return { title, notes, content, times, named, roomType, quantity, locationType }
}
