import type { StaffChanges } from '@veckovis/contracts/staff'
import { calendarDateInStockholm } from '@veckovis/domain/calendar'
import { changeTerms } from '@veckovis/domain/staff'
import type { Transaction } from '../../db/database'
import { AppError } from '../../errors'
import { namesVersion, versionTag } from '../../http/version-tag'
import { dayOf, type StaffCaller } from './staff-context'
import { changedValuesOf } from './staff-mapper'
import { refuseProblems } from './staff-problems'
import { findMember, lockMember, noteInAudit, removeMember, updateMember, writeTerms } from './staff-repository'
import type { StaffBasics, StoredStaffMember } from './stored-staff'

export type AddressedMember = {
  readonly id: number
  /** The If-Match header; without it the newest version is meant */
  readonly basedOn: string | undefined
}

const lockNewest = async (
  transaction: Transaction,
  { unitId }: StaffCaller,
  { id, basedOn }: AddressedMember,
): Promise<StoredStaffMember> => {
  const member = await lockMember(transaction, { id, unitId })
  if (member === undefined) throw new AppError('not-found')
  if (basedOn !== undefined && !namesVersion(basedOn, member))
    throw new AppError('stale-version', { version: member.version }, { etag: versionTag(member) })
  return member
}

const basicsAfter = (member: StoredStaffMember, changes: StaffChanges): StaffBasics => ({
  firstName: changes.firstName ?? member.firstName,
  lastName: changes.lastName ?? member.lastName,
  birthday: changes.birthday ?? member.birthday,
  gender: changes.gender ?? member.gender,
  notes: changes.notes ?? member.notes,
  employedFrom: member.employedFrom,
  employedTo: changes.employedTo === undefined ? member.employedTo : changes.employedTo,
})

const namesOfChanged = ({ terms, ...basics }: StaffChanges) => ({
  fields: Object.keys(basics),
  ...(terms === undefined ? {} : { terms: Object.keys(terms), validFrom: terms.validFrom }),
})

/** Changes what is named, terms from their day on, in the caller's transaction; answers the member as it is then. */
export const changeStaffMember = async (
  transaction: Transaction,
  caller: StaffCaller,
  addressed: AddressedMember,
  changes: StaffChanges,
): Promise<StoredStaffMember> => {
  const { userId, unitId, at } = caller
  const member = await lockNewest(transaction, caller, addressed)
  const { id } = member
  const basics = basicsAfter(member, changes)
  const { employedFrom, employedTo } = basics
  const checked = { employedFrom, employedTo, birthday: changes.birthday, termsFrom: changes.terms?.validFrom }
  refuseProblems(checked, calendarDateInStockholm(at))
  await updateMember(transaction, id, basics)
  if (changes.terms) {
    const { validFrom } = changes.terms
    await writeTerms(transaction, id, changeTerms(member.terms, { ...changedValuesOf(changes.terms), validFrom }))
  }
  const details = { version: member.version + 1, ...namesOfChanged(changes) }
  await noteInAudit(transaction, { at, userId, unitId, action: 'staff-changed', subject: `staff/${id}`, details })
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
  caller: StaffCaller,
  addressed: AddressedMember,
): Promise<{ readonly id: number; readonly employedTo: string }> => {
  const { userId, unitId, at } = caller
  const member = await lockNewest(transaction, caller, addressed)
  const { id } = member
  const removedOn = dayOf(at)
  const employedTo = lastDayOf(member, removedOn)
  await removeMember(transaction, { id, employedTo, removedOn })
  const details = { employedTo }
  await noteInAudit(transaction, { at, userId, unitId, action: 'staff-removed', subject: `staff/${id}`, details })
  return { id, employedTo }
}
