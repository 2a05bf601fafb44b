import {
  newStaffMember,
  scheduleYear,
  staffChanges,
  staffList,
  staffMemberWithTerms,
  staffListQuery,
  staffRemoved,
  staffSearch,
} from '@veckovis/contracts/staff'
import { idInPath, yearInPath } from '@veckovis/contracts/wire'
import { permissionIds, seesSalaries, type Place, type RoleHolder } from '@veckovis/domain/access'
import { z } from 'zod'
import type { Access } from '../../http/admission/access'
import { defineRoute, type AnyRoute } from '../../http/route'
import type { StaffCaller } from './staff-context'
import { createStaffService, type StaffService, type StaffServices } from './staff-service'

const access = (level: 'READ' | 'WRITE', from?: 'record'): Access => ({
  place: 'unit',
  permission: permissionIds.staff,
  level,
  licence: 'staff',
  ...(from && { from }),
})

const unitParams = z.strictObject({ unitId: idInPath })
const memberParams = z.strictObject({ id: idInPath })

const unitOfMember =
  (service: StaffService) =>
  (userId: number, { id }: z.output<typeof memberParams>) =>
    service.unitOf(userId, id)

type Called = { readonly caller: Omit<StaffCaller, 'seesAll'>; readonly actor: RoleHolder; readonly unit: Place }

const callerOf = ({ caller, actor, unit }: Called): StaffCaller => ({ ...caller, seesAll: seesSalaries(actor, unit) })

/** Whose salaries, reasons and notes were shown; nobody's to those who may not see them. */
const shownOf = ({ seesAll }: StaffCaller, subject: string, staff: readonly number[]) =>
  seesAll && staff.length > 0 ? { subject, details: { staff } } : null

const listRoute = (service: StaffService) =>
  defineRoute({
    method: 'POST',
    url: '/staff/unit/:unitId/search',
    summary: 'A page of the staff: searched, sorted and counted; salaries, reasons and notes for those who may change',
    access: access('READ'),
    data: 'special',
    audit: { reads: 'staff-read' },
    params: unitParams,
    query: staffListQuery,
    body: staffSearch,
    answer: staffList,
    handler: async context => {
      const caller = callerOf(context)
      const answer = await service.list(caller, { query: context.query, search: context.body.search })
      const ids = answer.staff.map(({ id }) => id)
      return { answer, shown: shownOf(caller, `unit/${caller.unitId}`, ids) }
    },
  })

const readRoute = (service: StaffService) =>
  defineRoute({
    method: 'GET',
    url: '/staff/:id',
    summary: 'A staff member with all terms of employment, past and coming',
    access: access('READ', 'record'),
    data: 'special',
    audit: { reads: 'staff-read' },
    answersVersion: true,
    placeOf: unitOfMember(service),
    params: memberParams,
    answer: staffMemberWithTerms,
    handler: async context => {
      const caller = callerOf(context)
      const answer = await service.read(caller, context.params.id)
      return { answer, shown: shownOf(caller, `staff/${answer.id}`, [answer.id]) }
    },
  })

const createRoute = (service: StaffService) =>
  defineRoute({
    method: 'POST',
    url: '/staff/unit/:unitId',
    summary: 'Adds a staff member, once for each requestId',
    access: access('WRITE'),
    data: 'special',
    audit: { writes: ['staff-created', 'staff-read'] },
    answersVersion: true,
    params: unitParams,
    body: newStaffMember,
    answer: staffMemberWithTerms,
    handler: context => service.create({ ...callerOf(context), audit: context.audit }, context.body),
  })

const changeRoute = (service: StaffService) =>
  defineRoute({
    method: 'PATCH',
    url: '/staff/:id',
    summary: 'Changes a staff member, terms from a day on; If-Match refuses a version that is not the newest',
    access: access('WRITE', 'record'),
    data: 'special',
    audit: { writes: ['staff-changed', 'staff-read'] },
    placeOf: unitOfMember(service),
    takesVersion: true,
    answersVersion: true,
    params: memberParams,
    body: staffChanges,
    answer: staffMemberWithTerms,
    handler: context => {
      const { audit, requireNewest, params, body } = context
      return service.change({ ...callerOf(context), audit }, { id: params.id, requireNewest }, body)
    },
  })

const removeRoute = (service: StaffService) =>
  defineRoute({
    method: 'DELETE',
    url: '/staff/:id',
    summary: 'Ends the employment today and takes the member out of the table; the history stays',
    access: access('WRITE', 'record'),
    data: 'special',
    audit: { writes: ['staff-removed'] },
    placeOf: unitOfMember(service),
    takesVersion: true,
    params: memberParams,
    answer: staffRemoved,
    handler: context => {
      const { audit, requireNewest, params } = context
      return service.remove({ ...callerOf(context), audit }, { id: params.id, requireNewest })
    },
  })

const scheduleRoute = (service: StaffService) =>
  defineRoute({
    method: 'GET',
    url: '/schedule/unit/:unitId/:year',
    summary: 'Available hours and grade of every staff member in every ISO week of a year, with sums',
    access: { place: 'unit', permission: permissionIds.schedule, level: 'READ', licence: 'staff' },
    data: 'ordinary',
    params: z.strictObject({ unitId: idInPath, year: yearInPath }),
    answer: scheduleYear,
    handler: ({ actor, unit, params }) => service.schedule({ userId: actor.userId, unitId: unit.unitId }, params.year),
  })

export const staffRoutes = (services: StaffServices): AnyRoute[] => {
  const service = createStaffService(services)
  return [listRoute, readRoute, createRoute, changeRoute, removeRoute, scheduleRoute].map(make => make(service))
}
