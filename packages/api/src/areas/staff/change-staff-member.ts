import { isDeepStrictEqual } from 'node:util'
import type { StaffChanges } from '@veckovis/contracts/staff'
import { calendarDateInStockholm } from '@veckovis/domain/calendar'
import { changeTerms, personFieldNames, type PersonField, type StaffPerson } from '@veckovis/domain/staff'
import type { Audited } from '../../audit/audit'
import type { Transaction } from '../../db/database'
import { staffError } from './staff-error'
import type { RequireNewest } from '../../http/version-tag'
import { dayOf, shownAgain, type StaffCaller, type StaffChanged, type StaffRemoval } from './staff-context'
import { changedValuesOf } from './staff-mapper'
import { refuseProblems } from './staff-problems'
import { findMember, lockMember, removeMember, updateMember, writeTerms } from './staff-repository'
import type { StoredStaffMember } from './stored-staff'

export type AddressedMember = { readonly id: number; readonly requireNewest: RequireNewest }

const lockNewest = async (
  transaction: Transaction,
  { unitId }: StaffCaller,
  { id, requireNewest }: AddressedMember,
): Promise<StoredStaffMember> => {
  const member = await lockMember(transaction, { id, unitId })
  if (member === undefined) throw staffError({ code: 'not-found' })
  requireNewest(member)
  return member
}

const basicsAfter = (member: StoredStaffMember, changes: StaffChanges): StaffPerson => {
  const sent: { readonly [Field in PersonField]?: StaffPerson[Field] | undefined } = changes
  const after = personFieldNames.map(field => [field, sent[field] === undefined ? member[field] : sent[field]])
  return Object.fromEntries(after) as StaffPerson
}

const termsAfter = (member: StoredStaffMember, { terms }: StaffChanges): StoredStaffMember['terms'] =>
  terms === undefined
    ? member.terms
    : changeTerms(member.terms, { ...changedValuesOf(terms), validFrom: terms.validFrom })

const namesOfChanged = ({ terms, ...basics }: StaffChanges) => ({
  fields: Object.keys(basics),
  ...(terms === undefined ? {} : { terms: Object.keys(terms), validFrom: terms.validFrom }),
})

/**
 * Changes what is named, terms from their day on, in the caller's transaction; answers the member as it is then. What
 * changes nothing leaves the version too.
 */
export const changeStaffMember = async (
  transaction: Transaction,
  caller: StaffCaller & Audited<StaffChanged>,
  addressed: AddressedMember,
  changes: StaffChanges,
): Promise<StoredStaffMember> => {
  const { unitId, at } = caller
  const member = await lockNewest(transaction, caller, addressed)
  const { id } = member
  const basics = basicsAfter(member, changes)
  const { employedFrom, employedTo } = basics
  const checked = { employedFrom, employedTo, birthday: changes.birthday, termsFrom: changes.terms?.validFrom }
  refuseProblems(checked, calendarDateInStockholm(at))
  const terms = termsAfter(member, changes)
  if (isDeepStrictEqual([basics, terms], [basicsAfter(member, {}), member.terms])) {
    await caller.audit(transaction, shownAgain(id))
    return member
  }
  await updateMember(transaction, id, basics)
  if (terms !== member.terms) await writeTerms(transaction, id, terms)
  const details = { version: member.version + 1, ...namesOfChanged(changes) }
  await caller.audit(transaction, { action: 'staff-changed', subject: `staff/${id}`, details })
  const changed = await findMember(transaction, { id, unitId })
  if (changed === undefined) throw new Error(`Staff member ${id} vanished while it was locked`)
  return changed
}

/** The last day stays where it was if it has passed; an employment that has not begun ends as it begins. */
const lastDayOf = ({ employedFrom, employedTo }: StoredStaffMember, today: string): string => {
  const ends = employedTo !== null && employedTo < today ? employedTo : today
  return ends < employedFrom ? employedFrom : ends
}

/** Ends the employment today and takes the member out of the table; terms and past weeks stay. Answers the last day. */
export const removeStaffMember = async (
  transaction: Transaction,
  caller: StaffCaller & Audited<StaffRemoval>,
  addressed: AddressedMember,
): Promise<{ readonly id: number; readonly employedTo: string }> => {
  const member = await lockNewest(transaction, caller, addressed)
  const { id } = member
  const removedOn = dayOf(caller.at)
  const employedTo = lastDayOf(member, removedOn)
  await removeMember(transaction, { id, employedTo, removedOn })
  const details = { employedTo }
  await caller.audit(transaction, { action: 'staff-removed', subject: `staff/${id}`, details })
  return { id, employedTo }
}
