import { comingTermsAnswer, comingTermsQuery, type FoundComingTerms } from '@veckovis/contracts/staff'
import { permissionIds } from '@veckovis/domain/access'
import { defineRoute, type Asked } from '../../../http/route'
import { distinct, questionsByUnit } from '../../../http/questions'
import type { StaffServices } from '../staff-service'
import { readComingTerms } from './read-coming-terms'

/** Hours before and after of people of several units. */
const askedOf = ({ rows, soon }: FoundComingTerms): Asked =>
  questionsByUnit([...rows, ...(soon === undefined ? [] : soon.rows)], ({ unit }) => unit.id, {
    none: { subject: 'staff/coming', details: { question: 'staff-coming', staff: [] } },
    detailsOf: shown => ({ question: 'staff-coming', staff: distinct(shown.map(({ staff }) => staff.id)) }),
  })

export const comingTermsRoute = ({ database }: Pick<StaffServices, 'database'>) =>
  defineRoute({
    method: 'GET',
    url: '/staff/coming',
    summary:
      'Employments and terms that begin or end in the next eight weeks, in all the units whose staff the caller reads',
    access: { place: 'somewhere', permission: permissionIds.staff, level: 'READ' },
    data: 'special',
    audit: { reads: 'staff-read' },
    query: comingTermsQuery,
    answer: comingTermsAnswer,
    handler: async ({ actor, query, now }) => {
      const asked = { ...query, now }
      const answer = await database.asUser(actor.userId, transaction => readComingTerms(transaction, actor, asked))
      return { answer, asked: askedOf(answer) }
    },
  })
