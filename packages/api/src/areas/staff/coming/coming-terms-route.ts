import { comingTermsAnswer, comingTermsQuery } from '@veckovis/contracts/staff'
import { permissionIds } from '@veckovis/domain/access'
import { defineRoute } from '../../../http/route'
import type { StaffServices } from '../staff-service'
import { readComingTerms } from './read-coming-terms'

export const comingTermsRoute = ({ database }: Pick<StaffServices, 'database'>) =>
  defineRoute({
    method: 'GET',
    url: '/staff/coming',
    summary:
      'Employments and terms that begin or end in the next eight weeks, in all the units whose staff the caller reads',
    access: { place: 'somewhere', permission: permissionIds.staff, level: 'READ' },
    data: 'ordinary',
    query: comingTermsQuery,
    answer: comingTermsAnswer,
    handler: ({ actor, query: { unitId }, now }) =>
      database.asUser(actor.userId, transaction => readComingTerms(transaction, actor, { now, activeUnitId: unitId })),
  })
