import type {
  NewStaffMember,
  ScheduleWeeks,
  ScheduleYear,
  StaffChanges,
  StaffFile,
  StaffFileQuery,
  StaffList,
  StaffMemberWithTerms,
  StaffListQuery,
  StaffRemoved,
} from '@veckovis/contracts/staff'
import { calendarDateInStockholm } from '@veckovis/domain/calendar'
import { mostRowsOfFile } from '@veckovis/domain/lists'
import type { Audited } from '../../audit/audit'
import type { Database, Transaction } from '../../db/database'
import { staffError } from './staff-error'
import { changeStaffMember, removeStaffMember, type AddressedMember } from './change-staff-member'
import { importService } from './import/import-service'
import { createStaffMember } from './creation/create-staff-member'
import { readSchedule, reschedule, searchSchedule, type AskedSchedule } from './schedule/schedule-service'
import {
  dayOf,
  type StaffCaller,
  type StaffChanged,
  type StaffCreated,
  type StaffNeeds,
  type StaffRemoval,
} from './staff-context'
import { tellApart } from '@veckovis/domain/staff'
import { listNamesakes, listStaff } from './staff-list-repository'
import { staffMemberOf, staffRowOf, type Shown } from './staff-mapper'
import { findMember, findUnitOfMember } from './staff-repository'
import type { StoredStaffMember } from './stored-staff'

export type StaffServices = StaffNeeds & { readonly database: Database }

/** What the answer to this caller needs beside the members that it holds. */
const shownTo = async (transaction: Transaction, caller: StaffCaller, ids: readonly number[]): Promise<Shown> => {
  const namesakes = await listNamesakes(transaction, { unitId: caller.unitId, ids })
  return { today: dayOf(caller.at), sight: caller, distinctions: tellApart(namesakes) }
}

const memberTo = async (transaction: Transaction, caller: StaffCaller, member: StoredStaffMember) =>
  staffMemberOf(member, await shownTo(transaction, caller, [member.id]))

type AskedList = { readonly query: StaffListQuery; readonly search: string }

const list = async (
  { database, fullTimeHours }: StaffServices,
  caller: StaffCaller,
  { query, search }: AskedList,
): Promise<StaffList> => {
  const { userId, unitId, at, seesAll } = caller
  // The order alone would tell who earns more.
  if (query.sort === 'salary' && !seesAll) throw staffError({ code: 'forbidden' })
  const today = dayOf(at)
  return database.asUser(userId, async transaction => {
    const { staff, total } = await listStaff(transaction, { unitId, today, query, search })
    const ids = staff.map(({ id }) => id)
    const shown = await shownTo(transaction, caller, ids)
    const { year } = calendarDateInStockholm(at)
    return {
      staff: staff.map(member => staffRowOf(member, shown)),
      total,
      write: seesAll,
      fullTimeHours: seesAll ? await fullTimeHours(transaction, { unitId, year }) : null,
    }
  })
}

type AskedFile = { readonly query: StaffFileQuery; readonly search: string }

/** Everybody who is found, in one reading; nobody when they are too many for a file. */
const file = async (
  { database }: StaffServices,
  caller: StaffCaller,
  { query, search }: AskedFile,
): Promise<StaffFile> => {
  const { userId, unitId, at, seesAll } = caller
  if (query.sort === 'salary' && !seesAll) throw staffError({ code: 'forbidden' })
  const whole = { ...query, page: 1, pageSize: mostRowsOfFile }
  return database.asUser(userId, async transaction => {
    const { staff, total } = await listStaff(transaction, { unitId, today: dayOf(at), query: whole, search })
    const given = total > mostRowsOfFile ? [] : staff
    const ids = given.map(({ id }) => id)
    const shown = await shownTo(transaction, caller, ids)
    return { staff: given.map(member => staffMemberOf(member, shown)), total, write: seesAll }
  })
}

const read = async ({ database }: StaffServices, caller: StaffCaller, id: number): Promise<StaffMemberWithTerms> => {
  const { userId, unitId } = caller
  return database.asUser(userId, async transaction => {
    const member = await findMember(transaction, { id, unitId })
    if (member === undefined) throw staffError({ code: 'not-found' })
    return memberTo(transaction, caller, member)
  })
}

/** Reads and changes of one unit's staff; a change and what it does to the forecasts are one transaction. */
export const createStaffService = (services: StaffServices) => {
  const { database, rescheduleForecasts } = services
  return {
    /** Undefined for a member that this user cannot see. */
    unitOf: (userId: number, id: number): Promise<number | undefined> =>
      database.asUser(userId, transaction => findUnitOfMember(transaction, id)),

    list: (caller: StaffCaller, asked: AskedList) => list(services, caller, asked),

    file: (caller: StaffCaller, asked: AskedFile) => file(services, caller, asked),

    read: (caller: StaffCaller, id: number) => read(services, caller, id),

    create: (caller: StaffCaller & Audited<StaffCreated>, made: NewStaffMember): Promise<StaffMemberWithTerms> =>
      database.asUser(caller.userId, async transaction => {
        const { member, isNew } = await createStaffMember(transaction, caller, made)
        if (isNew) await reschedule(transaction, caller, rescheduleForecasts)
        return memberTo(transaction, caller, member)
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
        return memberTo(transaction, caller, member)
      }),

    ...importService(services),

    remove: (caller: StaffCaller & Audited<StaffRemoval>, addressed: AddressedMember): Promise<StaffRemoved> =>
      database.asUser(caller.userId, async transaction => {
        const removed = await removeStaffMember(transaction, caller, addressed)
        await reschedule(transaction, caller, rescheduleForecasts)
        return removed
      }),

    schedule: (caller: Pick<StaffCaller, 'userId' | 'unitId'>, year: number): Promise<ScheduleYear> =>
      database.asUser(caller.userId, transaction => readSchedule(transaction, caller.unitId, year)),

    searchSchedule: (userId: number, asked: AskedSchedule): Promise<ScheduleWeeks> =>
      database.asUser(userId, transaction => searchSchedule(transaction, asked)),
  }
}

export type StaffService = ReturnType<typeof createStaffService>
