import type { NewStaffMember } from '@veckovis/contracts/staff'
import { calendarDateInStockholm } from '@veckovis/domain/calendar'
import type { Audited } from '../../../audit/audit'
import type { Transaction } from '../../../db/database'
import { requestDigest } from '../../../http/request-digest'
import { staffError } from '../staff-error'
import { findMadeBy, insertMember, type StaffRequest } from './staff-create-repository'
import { shownAgain, type StaffCaller, type StaffCreated } from '../staff-context'
import { serviceValuesOf } from '../staff-mapper'
import { refuseProblems } from '../staff-problems'
import { findMember, writeTerms } from '../staff-repository'
import type { StoredStaffMember } from '../stored-staff'

const requestOf = (unitId: number, made: NewStaffMember): StaffRequest => ({
  unitId,
  requestId: made.requestId,
  digest: requestDigest(made),
})

/** A repeat gets what the first got, unless it says something else or the member is gone: then nothing may be guessed. */
const memberOfRepeat = async (transaction: Transaction, request: StaffRequest): Promise<StoredStaffMember> => {
  const made = await findMadeBy(transaction, request)
  const member = made.isSame ? await findMember(transaction, { id: made.id, unitId: request.unitId }) : undefined
  if (member === undefined) throw staffError({ code: 'conflict', details: { reason: 'request-repeated', id: made.id } })
  return member
}

export type CreatedStaffMember = { readonly member: StoredStaffMember; readonly isNew: boolean }

/** Adds a member with the terms of the first day, once for each request. */
export const createStaffMember = async (
  transaction: Transaction,
  { unitId, at, audit }: StaffCaller & Audited<StaffCreated>,
  made: NewStaffMember,
): Promise<CreatedStaffMember> => {
  const { employedFrom, employedTo, birthday } = made
  refuseProblems({ employedFrom, employedTo, birthday, termsFrom: undefined }, calendarDateInStockholm(at))
  const request = requestOf(unitId, made)
  const id = await insertMember(transaction, request, made)
  if (id === undefined) {
    const repeated = await memberOfRepeat(transaction, request)
    await audit(transaction, shownAgain(repeated.id))
    return { member: repeated, isNew: false }
  }
  await writeTerms(transaction, id, [{ ...serviceValuesOf(made), validFrom: employedFrom }])
  await audit(transaction, { action: 'staff-created', subject: `staff/${id}`, details: { employedFrom } })
  const member = await findMember(transaction, { id, unitId })
  if (member === undefined) throw new Error(`Staff member ${id} vanished while it was made`)
  return { member, isNew: true }
}
