import { newPerson, personChanges, personRecord, personRemoved } from '@veckovis/contracts/people'
import { idInPath } from '@veckovis/contracts/wire'
import { z } from 'zod'
import { languageOf } from '../../../http/language'
import { defineRoute, type AnyRoute } from '../../../http/route'
import { mailLog } from '../../../mail/mail-log'
import { holdsUsers } from '../holds-users'
import type { PeopleServices } from '../people-services'
import { answerRecord } from '../record/answer-people'
import { addressChangedMail } from './address-changed-mail'
import { changePerson } from './change-person'
import { createPerson } from './create-person'
import { removePerson } from './remove-person'

const params = z.strictObject({ id: idInPath })

const createRoute = ({ database, ...needs }: PeopleServices) =>
  defineRoute({
    method: 'POST',
    url: '/user',
    summary: 'Makes a person with roles, once for each requestId, or takes up the sign-up with the address',
    work: 'wide',
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
    answersVersion: true,
    body: newPerson,
    answer: personRecord,
    handler: ({ actor, now, audit, request, body }) =>
      database.asUser(actor.userId, async transaction => {
        const language = languageOf(request.headers['accept-language'])
        const making = { ...needs, transaction, audit, administratorId: actor.userId, language, now }
        const made = await createPerson(making, needs, body)
        return answerRecord({ transaction, needs, administrator: actor, now }, made)
      }),
  })

const changeRoute = ({ database, ...needs }: PeopleServices) =>
  defineRoute({
    method: 'PATCH',
    url: '/user/:id',
    summary:
      'Changes a person, their roles within the places in reach, title or activity; If-Match refuses what is not the newest',
    work: 'wide',
    access: holdsUsers('WRITE'),
    data: 'ordinary',
    audit: {
      writes: [
        'person-changed',
        'role-given',
        'role-taken',
        'job-title-changed',
        'person-activated',
        'person-deactivated',
      ],
    },
    takesVersion: true,
    answersVersion: true,
    params,
    body: personChanges,
    answer: personRecord,
    handler: async ({ actor, now, audit, request, requireNewest, params: { id }, body }) => {
      const language = languageOf(request.headers['accept-language'])
      const { answer, oldEmail } = await database.asUser(actor.userId, async transaction => {
        const changing = { ...needs, transaction, audit, administratorId: actor.userId, language, now }
        const { changed, oldEmail } = await changePerson(changing, { id, requireNewest }, body)
        return { answer: await answerRecord({ transaction, needs, administrator: actor, now }, changed), oldEmail }
      })
      const { sent, failed } = mailLog(request, 'mail about a changed address')
      if (oldEmail !== undefined)
        void needs.mailer({ to: oldEmail, ...addressChangedMail(language) }).then(sent, failed)
      return answer
    },
  })

const removeRoute = ({ database, ...needs }: PeopleServices) =>
  defineRoute({
    method: 'DELETE',
    url: '/user/:id',
    summary: 'Deletes somebody who has never signed in and left no trace',
    access: holdsUsers('WRITE'),
    data: 'ordinary',
    audit: { writes: ['person-removed'] },
    takesVersion: true,
    params,
    answer: personRemoved,
    handler: ({ actor, audit, requireNewest, params: { id } }) =>
      database.asUser(actor.userId, transaction =>
        removePerson({ ...needs, transaction, audit, administratorId: actor.userId }, { id, requireNewest }),
      ),
  })

export const keepRoutes = (services: PeopleServices): AnyRoute[] =>
  [createRoute, changeRoute, removeRoute].map(make => make(services))
