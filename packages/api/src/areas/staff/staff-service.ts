import type {
  NewStaffMember,
  ScheduleYear,
  StaffChanges,
  StaffList,
  StaffMemberWithTerms,
  StaffQuery,
  StaffRemoved,
} from '@veckovis/contracts/staff'
import type { Audited } from '../../audit/audit'
import type { Database } from '../../db/database'
import { staffError } from './staff-error'
import { changeStaffMember, removeStaffMember, type AddressedMember } from './change-staff-member'
import { createStaffMember } from './creation/create-staff-member'
import { readSchedule, reschedule } from './schedule-service'
import {
  dayOf,
  type StaffCaller,
  type StaffChanged,
  type StaffCreated,
  type StaffNeeds,
  type StaffRemoval,
} from './staff-context'
import { listStaff } from './staff-list-repository'
import { staffMemberOf, staffRowOf } from './staff-mapper'
import { findMember, findUnitOfMember } from './staff-repository'

export type StaffServices = StaffNeeds & { readonly database: Database }

const list = async ({ database }: StaffServices, caller: StaffCaller, query: StaffQuery): Promise<StaffList> => {
  const { userId, unitId, at, seesAll } = caller
  // The order alone would tell who earns more.
  if (query.sort === 'salary' && !seesAll) throw staffError({ code: 'forbidden' })
  const today = dayOf(at)
  return database.asUser(userId, async transaction => {
    const { staff, total } = await listStaff(transaction, { unitId, today, query })
    return { staff: staff.map(member => staffRowOf(member, today, caller)), total, write: seesAll }
  })
}

const read = async ({ database }: StaffServices, caller: StaffCaller, id: number): Promise<StaffMemberWithTerms> => {
  const { userId, unitId, at } = caller
  return database.asUser(userId, async transaction => {
    const member = await findMember(transaction, { id, unitId })
    if (member === undefined) throw staffError({ code: 'not-found' })
    return staffMemberOf(member, dayOf(at), caller)
  })
}

/** Reads and changes of one unit's staff; a change and what it does to the forecasts are one transaction. */
export const createStaffService = (services: StaffServices) => {
  const { database, rescheduleForecasts } = services
  return {
    /** Undefined for a member that this user cannot see. */
    unitOf: (userId: number, id: number): Promise<number | undefined> =>
      database.asUser(userId, transaction => findUnitOfMember(transaction, id)),

    list: (caller: StaffCaller, query: StaffQuery) => list(services, caller, query),

    read: (caller: StaffCaller, id: number) => read(services, caller, id),

    create: (caller: StaffCaller & Audited<StaffCreated>, made: NewStaffMember): Promise<StaffMemberWithTerms> =>
      database.asUser(caller.userId, async transaction => {
        const { member, isNew } = await createStaffMember(transaction, caller, made)
        if (isNew) await reschedule(transaction, caller, rescheduleForecasts)
        return staffMemberOf(member, dayOf(caller.at), caller)
      }),

    change: (
      caller: StaffCaller & Audited<StaffChanged>,
      addressed: AddressedMember,
      changes: StaffChanges,
    ): Promise<StaffMemberWithTerms> =>
      database.asUser(caller.userId, async transaction => {
        const member = await changeStaffMember(transaction, caller, addressed, changes)
        const movesHours = changes.terms !== undefined || changes.employedTo !== undefined
        if (movesHours) await reschedule(transaction, caller, rescheduleForecasts)
        return staffMemberOf(member, dayOf(caller.at), caller)
      }),

    remove: (caller: StaffCaller & Audited<StaffRemoval>, addressed: AddressedMember): Promise<StaffRemoved> =>
      database.asUser(caller.userId, async transaction => {
        const removed = await removeStaffMember(transaction, caller, addressed)
        await reschedule(transaction, caller, rescheduleForecasts)
        return removed
      }),

    schedule: (caller: Pick<StaffCaller, 'userId' | 'unitId'>, year: number): Promise<ScheduleYear> =>
      database.asUser(caller.userId, transaction => readSchedule(transaction, caller.unitId, year)),
  }
}

export type StaffService = ReturnType<typeof createStaffService>
