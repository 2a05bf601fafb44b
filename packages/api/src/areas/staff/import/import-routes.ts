import { staffImport, staffImportCheck, staffImported, staffImportPlan } from '@veckovis/contracts/staff'
import { defineRoute, type AnyRoute } from '../../../http/route'
import { callerOf, changesStaff, staffQuestion, unitParams } from '../staff-access'
import type { StaffService } from '../staff-service'

const checkRoute = (service: StaffService) =>
  defineRoute({
    method: 'POST',
    url: '/staff/unit/:unitId/import/check',
    summary: 'Says what a list would make of the staff: who is new, what changes, and what cannot go in and why',
    access: changesStaff,
    data: 'special',
    audit: { reads: 'staff-read' },
    params: unitParams,
    work: 'long',
    body: staffImportCheck,
    answer: staffImportPlan,
    handler: async context => {
      const caller = callerOf(context)
      const answer = await service.checkImport(caller, context.body.rows)
      // Of those who change the present values are shown; of those who do not, that they are what the list says.
      const staff = answer.people.flatMap(({ id }) => (id === null ? [] : [{ id }]))
      return { answer, asked: staffQuestion('staff-import', caller, { staff }) }
    },
  })

const importRoute = (service: StaffService) =>
  defineRoute({
    method: 'POST',
    url: '/staff/unit/:unitId/import',
    summary: 'Takes a list of staff in, all of it or nothing, as it was shown',
    access: changesStaff,
    data: 'special',
    audit: { writes: ['staff-created', 'staff-changed', 'staff-imported', 'staff-read'] },
    params: unitParams,
    work: 'long',
    body: staffImport,
    answer: staffImported,
    handler: context => {
      const { audit, requireCaller } = context
      return service.import({ ...callerOf(context), audit, requireCaller }, context.body)
    },
  })

/** Lists of staff (0035). */
export const importRoutes = (service: StaffService): AnyRoute[] => [checkRoute(service), importRoute(service)]
