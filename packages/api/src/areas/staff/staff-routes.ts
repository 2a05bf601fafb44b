import {
  newStaffMember,
  scheduleYear,
  staffChanges,
  staffList,
  staffMemberWithTerms,
  staffQuery,
  staffRemoved,
} from '@veckovis/contracts/staff'
import { idInPath, yearInPath } from '@veckovis/contracts/wire'
import { permissionIds } from '@veckovis/domain/access'
import { z } from 'zod'
import { includesLevel, levelOn, type Actor, type AddressedUnit } from '../../http/actor'
import { defineRoute, type Access, type AnyRoute } from '../../http/route'
import { versionTag } from '../../http/version-tag'
import type { StaffCaller } from './staff-context'
import { createStaffService, type StaffService, type StaffServices } from './staff-service'

const access = (level: 'READ' | 'WRITE', from: 'params' | 'record' = 'params'): Access => ({
  kind: 'unit',
  permission: permissionIds.staff,
  level,
  area: 'staff',
  from,
})

const unitParams = z.strictObject({ unitId: idInPath })
const memberParams = z.strictObject({ id: idInPath })

const unitOfMember =
  (service: StaffService) =>
  (userId: number, { id }: z.output<typeof memberParams>) =>
    service.unitOf(userId, id)

const callerOf = ({ actor, unit, now }: { actor: Actor; unit: AddressedUnit; now: Date }): StaffCaller => {
  const level = levelOn(actor, permissionIds.staff, unit)
  const seesAll = level !== null && includesLevel(level, 'WRITE')
  return { userId: actor.userId, unitId: unit.unitId, at: now, seesAll }
}

const listRoute = (service: StaffService) =>
  defineRoute({
    method: 'GET',
    url: '/staff/unit/:unitId',
    summary: 'A page of the staff: searched, sorted and counted; salaries, reasons and notes for those who may change',
    access: access('READ'),
    params: unitParams,
    query: staffQuery,
    answer: staffList,
    handler: context => service.list(callerOf(context), context.query),
  })

const readRoute = (service: StaffService) =>
  defineRoute({
    method: 'GET',
    url: '/staff/:id',
    summary: 'A staff member with all terms of employment, past and coming',
    access: access('READ', 'record'),
    unitOf: unitOfMember(service),
    params: memberParams,
    answer: staffMemberWithTerms,
    handler: async context => {
      const member = await service.read(callerOf(context), context.params.id)
      void context.reply.header('etag', versionTag(member))
      return member
    },
  })

const createRoute = (service: StaffService) =>
  defineRoute({
    method: 'POST',
    url: '/staff/unit/:unitId',
    summary: 'Adds a staff member, once for each requestId',
    access: access('WRITE'),
    params: unitParams,
    body: newStaffMember,
    answer: staffMemberWithTerms,
    handler: async context => {
      const member = await service.create(callerOf(context), context.body)
      void context.reply.header('etag', versionTag(member))
      return member
    },
  })

const changeRoute = (service: StaffService) =>
  defineRoute({
    method: 'PATCH',
    url: '/staff/:id',
    summary: 'Changes a staff member, terms from a day on; If-Match refuses a version that is not the newest',
    access: access('WRITE', 'record'),
    unitOf: unitOfMember(service),
    takesVersion: true,
    params: memberParams,
    body: staffChanges,
    answer: staffMemberWithTerms,
    handler: async context => {
      const addressed = { id: context.params.id, basedOn: context.request.headers['if-match'] }
      const member = await service.change(callerOf(context), addressed, context.body)
      void context.reply.header('etag', versionTag(member))
      return member
    },
  })

const removeRoute = (service: StaffService) =>
  defineRoute({
    method: 'DELETE',
    url: '/staff/:id',
    summary: 'Ends the employment today and takes the member out of the table; the history stays',
    access: access('WRITE', 'record'),
    unitOf: unitOfMember(service),
    takesVersion: true,
    params: memberParams,
    answer: staffRemoved,
    handler: context => {
      const addressed = { id: context.params.id, basedOn: context.request.headers['if-match'] }
      return service.remove(callerOf(context), addressed)
    },
  })

const scheduleRoute = (service: StaffService) =>
  defineRoute({
    method: 'GET',
    url: '/schedule/unit/:unitId/:year',
    summary: 'Available hours and grade of every staff member in every ISO week of a year, with sums',
    access: { kind: 'unit', permission: permissionIds.schedule, level: 'READ', area: 'staff', from: 'params' },
    params: z.strictObject({ unitId: idInPath, year: yearInPath }),
    answer: scheduleYear,
    handler: ({ actor, unit, params }) => service.schedule({ userId: actor.userId, unitId: unit.unitId }, params.year),
  })

export const staffRoutes = (services: StaffServices): AnyRoute[] => {
  const service = createStaffService(services)
  return [listRoute, readRoute, createRoute, changeRoute, removeRoute, scheduleRoute].map(make => make(service))
}
