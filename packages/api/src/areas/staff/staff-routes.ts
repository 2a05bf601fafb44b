import {
  newStaffMember,
  scheduleQuery,
  scheduleWeeks,
  scheduleYear,
  staffChanges,
  staffFile,
  staffFileQuery,
  staffList,
  staffMemberWithTerms,
  staffListQuery,
  staffRemoved,
  staffSearch,
} from '@veckovis/contracts/staff'
import { idInPath, yearInPath } from '@veckovis/contracts/wire'
import { permissionIds } from '@veckovis/domain/access'
import { z } from 'zod'
import type { Access } from '../../http/admission/access'
import { questionOn } from '../../http/questions'
import { defineRoute, type AnyRoute } from '../../http/route'
import { comingTermsRoute } from './coming/coming-terms-route'
import { importRoutes } from './import/import-routes'
import { accessToStaff as access, callerOf, staffQuestion, unitParams } from './staff-access'
import { createStaffService, type StaffService, type StaffServices } from './staff-service'

const memberParams = z.strictObject({ id: idInPath })

const unitOfMember =
  (service: StaffService) =>
  (userId: number, { id }: z.output<typeof memberParams>) =>
    service.unitOf(userId, id)

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
      const { search } = context.body
      const answer = await service.list(caller, { query: context.query, search })
      return { answer, asked: staffQuestion('staff-list', caller, { ...answer, words: search }) }
    },
  })

const fileRoute = (service: StaffService) =>
  defineRoute({
    method: 'POST',
    url: '/staff/unit/:unitId/export',
    summary: 'Everybody whom the search finds with all terms, for a file; salaries, reasons and notes as in the list',
    access: access('READ'),
    data: 'special',
    audit: { reads: 'staff-exported' },
    params: unitParams,
    query: staffFileQuery,
    body: staffSearch,
    answer: staffFile,
    handler: async context => {
      const caller = callerOf(context)
      const { search } = context.body
      const answer = await service.file(caller, { query: context.query, search })
      return { answer, asked: staffQuestion('export', caller, { ...answer, words: search }) }
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
      return { answer, asked: questionOn(`staff/${answer.id}`, { question: 'staff-member', staff: [answer.id] }) }
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

const readsSchedule: Access = {
  place: 'unit',
  permission: permissionIds.schedule,
  level: 'READ',
  licence: 'staff',
}

/** A grade that falls for some weeks tells that somebody is away, and that nobody is told why does not hide it. */
const scheduleRead = { data: 'special', audit: { reads: 'staff-read' } } as const

const searchScheduleRoute = (service: StaffService) =>
  defineRoute({
    method: 'POST',
    url: '/schedule/unit/:unitId/search',
    summary: 'A page of the staff in some ISO weeks with hours and grade of each, searched, and sums of all of them',
    access: readsSchedule,
    ...scheduleRead,
    params: unitParams,
    query: scheduleQuery,
    body: staffSearch,
    answer: scheduleWeeks,
    handler: async ({ caller, query, body: { search } }) => {
      const answer = await service.searchSchedule(caller.userId, { unitId: caller.unitId, query, search })
      return { answer, asked: staffQuestion('schedule', caller, { ...answer, words: search }) }
    },
  })

const scheduleRoute = (service: StaffService) =>
  defineRoute({
    method: 'GET',
    url: '/schedule/unit/:unitId/:year',
    summary: 'The same of everybody in every ISO week of a year, for pages that were opened before there was a search',
    access: readsSchedule,
    ...scheduleRead,
    params: z.strictObject({ unitId: idInPath, year: yearInPath }),
    answer: scheduleYear,
    handler: async ({ caller, params }) => {
      const answer = await service.schedule(caller, params.year)
      return { answer, asked: staffQuestion('schedule', caller, answer) }
    },
  })

export const staffRoutes = (services: StaffServices): AnyRoute[] => {
  const service = createStaffService(services)
  const staff = [listRoute, fileRoute, readRoute, createRoute, changeRoute, removeRoute]
  const ofService = [...staff, searchScheduleRoute, scheduleRoute].map(make => make(service))
  return [...ofService, ...importRoutes(service), comingTermsRoute(services)]
}
