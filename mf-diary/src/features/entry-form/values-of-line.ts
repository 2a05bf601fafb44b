import type { DiaryBasis } from '@veckovis/contracts/diary'
import { noSubstitute, readEntryLine } from '@veckovis/domain/diary'
import { fieldsOfRange, proposalOf, temporaryOf, type EntryField, type EntryValues } from './entry-values'

type Basis = Pick<DiaryBasis, 'people' | 'today'>
type Part = Partial<EntryValues>

/** The fields that a line says; of a name that several people have it says nothing. */
const partOfLine = (line: string, { people, today }: Basis): Part => {
  const { people: named, days, reason, substitute } = readEntryLine(line, { people, today })
  const [person] = named
  return {
    ...(person !== undefined && named.length === 1 && { staffId: String(person) }),
    ...(days !== null && fieldsOfRange('ABSENCE', days.from, days.to)),
    ...(reason !== null && { reason: String(reason) }),
    ...(substitute !== null && { substituteType: String(substitute) }),
  }
}

/** Hours follow the person, the day and the substitute, but for those that were typed. */
const withHours = (values: EntryValues, before: EntryValues, people: Basis['people']): EntryValues => {
  const isProposed = before.perDay === '' || before.perDay === proposalOf(people, before.staffId, before.from)
  const perDay = isProposed ? proposalOf(people, values.staffId, values.from) : values.perDay
  const isFollowing = before.temporaryPerDay === '' || before.temporaryPerDay === before.perDay
  const isReplaced = values.substituteType !== '' && values.substituteType !== String(noSubstitute)
  if (!isFollowing) return { ...values, perDay }
  return { ...values, perDay, temporaryPerDay: isReplaced ? temporaryOf({ ...values, perDay }) : '' }
}

/**
 * The form after its line was typed in: what the line says stands in the fields, and what only the line before said
 * is as it was when the form opened. What somebody chose in a field stays until the line says something else.
 */
export const valuesOfLine = (
  line: string,
  values: EntryValues,
  { initial, basis }: { readonly initial: EntryValues; readonly basis: Basis },
): EntryValues => {
  const before = partOfLine(values.line, basis)
  const gone = (Object.keys(before) as EntryField[]).filter(name => before[name] === values[name])
  const back = Object.fromEntries(gone.map(name => [name, initial[name]]))
  return withHours({ ...values, ...back, ...partOfLine(line, basis), line }, values, basis.people)
}
