import { newPeople, type NewPerson } from '@veckovis/contracts/people'
import { rowsTaken } from '@veckovis/contracts/wire'
import { languageOf } from '../../../http/language'
import { defineRoute, type AnyRoute } from '../../../http/route'
import { takeRows, tryRows, type RowMaking } from '../../../http/row-by-row'
import { holdsUsers } from '../holds-users'
import type { PeopleServices } from '../people-services'
import { createPerson, type Making } from './create-person'

/** Addresses of people who were there: what the audit says of rows that took one up, and the refusal of the others. */
const addressesInUse = (audit: Making['audit']) => {
  const claimed = new Set<NewPerson>()
  const auditOf =
    (row: NewPerson): Making['audit'] =>
    (transaction, ...events) => {
      if (events.some(({ action }) => action === 'person-claimed')) claimed.add(row)
      return audit(transaction, ...events)
    }
  const isInUse: RowMaking<NewPerson>['isInUse'] = (row, { refusal }) =>
    claimed.has(row) || refusal?.code === 'email-taken'
  return { auditOf, isInUse }
}

const importRoute = (services: PeopleServices, isCheck: boolean) =>
  defineRoute({
    method: 'POST',
    url: isCheck ? '/user/import/check' : '/user/import',
    summary: isCheck ? 'Says which people of a list could be made' : 'Makes the people of a list that can be made',
    access: holdsUsers('WRITE'),
    data: 'ordinary',
    audit: {
      writes: [
        'person-created',
        'person-claimed',
        'role-given',
        'job-title-changed',
        'person-changed',
        'person-invited',
      ],
    },
    work: 'long',
    body: newPeople,
    answer: rowsTaken,
    handler: call => {
      const { actor, audit, now, request } = call
      const language = languageOf(request.headers['accept-language'])
      const { auditOf, isInUse } = addressesInUse(audit)
      return (isCheck ? tryRows : takeRows)<NewPerson>(services, call, {
        make: async (transaction, row) => {
          const written = { audit: auditOf(row), administratorId: actor.userId, language, now }
          return (await createPerson({ ...services, ...written, transaction }, services, row)).userId
        },
        inWords: work => work(),
        isInUse,
      })
    },
  })

/** Lists of people, row by row as the dialog would make them. */
export const importRoutes = (services: PeopleServices): AnyRoute[] =>
  [true, false].map(isCheck => importRoute(services, isCheck))
