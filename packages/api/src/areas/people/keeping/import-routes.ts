import { newPerson, type NewPerson } from '@veckovis/contracts/people'
import { rowsOf, rowsTaken } from '@veckovis/contracts/wire'
import { languageOf } from '../../../http/language'
import { defineRoute, type AnyRoute } from '../../../http/route'
import { takeRows, tryRows } from '../../../http/row-by-row'
import { holdsUsers } from '../holds-users'
import type { PeopleServices } from '../people-services'
import { createPerson } from './create-person'

const importRoute = ({ database, ...needs }: PeopleServices, isCheck: boolean) =>
  defineRoute({
    method: 'POST',
    url: isCheck ? '/user/import/check' : '/user/import',
    summary: isCheck ? 'Says which people of a list could be made' : 'Makes the people of a list that can be made',
    access: holdsUsers('WRITE'),
    data: 'ordinary',
    audit: { writes: ['person-created', 'person-claimed', 'role-given', 'job-title-changed', 'person-invited'] },
    body: rowsOf(newPerson),
    answer: rowsTaken,
    handler: call => {
      const { actor, audit, now, request } = call
      const language = languageOf(request.headers['accept-language'])
      return (isCheck ? tryRows : takeRows)<NewPerson>(database, call, {
        make: async (transaction, row) => {
          const making = { ...needs, transaction, audit, administratorId: actor.userId, language, now }
          return (await createPerson(making, needs, row)).userId
        },
        inWords: work => work(),
      })
    },
  })

/** Lists of people, row by row as the dialog would make them. */
export const importRoutes = (services: PeopleServices): AnyRoute[] =>
  [true, false].map(isCheck => importRoute(services, isCheck))
