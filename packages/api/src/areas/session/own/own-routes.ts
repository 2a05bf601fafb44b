import { ownPasswordRequest, ownSessions } from '@veckovis/contracts/session'
import { doneAnswer, uuid } from '@veckovis/contracts/wire'
import { z } from 'zod'
import { languageOf } from '../../../http/language'
import { defineRoute, type AnyRoute } from '../../../http/route'
import type { SessionServices } from '../session-services'
import { mailLog } from '../../../mail/mail-log'
import { changeOwnPassword } from './own-password'
import { endOtherSessions, endOwnSession, listOwnSessions } from './own-sessions'

const done = { ok: true } as const

const sessionRoutes = (services: SessionServices): AnyRoute[] => [
  defineRoute({
    method: 'GET',
    url: '/user/me/session',
    summary: 'Where the caller is signed in, and since when',
    access: 'signed-in',
    data: 'ordinary',
    answer: ownSessions,
    handler: async ({ actor, now }) => ({ sessions: await listOwnSessions(services, actor, now) }),
  }),
  defineRoute({
    method: 'DELETE',
    url: '/user/me/session/:id',
    summary: 'Ends one of the caller’s own sessions',
    access: 'signed-in',
    data: 'ordinary',
    params: z.strictObject({ id: uuid }),
    answer: doneAnswer,
    handler: async ({ actor, params, now }) => {
      await endOwnSession(services, params.id, { actor, now })
      return done
    },
  }),
  defineRoute({
    method: 'DELETE',
    url: '/user/me/session',
    summary: 'Ends every session of the caller but this one, and their calendar addresses',
    access: 'signed-in',
    data: 'ordinary',
    answer: doneAnswer,
    handler: async ({ actor, now }) => {
      await endOtherSessions(services, { actor, now })
      return done
    },
  }),
]

const passwordRoute = (services: SessionServices): AnyRoute =>
  defineRoute({
    method: 'POST',
    url: '/user/me/password',
    summary: 'Changes the caller’s own password, with the present one',
    access: 'signed-in',
    data: 'ordinary',
    audit: { writes: ['change-password'] },
    body: ownPasswordRequest,
    answer: doneAnswer,
    handler: async ({ actor, body, audit, request, now }) => {
      const language = languageOf(request.headers['accept-language'])
      const log = mailLog(request, 'mail about a changed password')
      await changeOwnPassword(services, body, { actor, audit, language, now }, log)
      return done
    },
  })

/** What a person does with their own account while signed in. */
export const ownRoutes = (services: SessionServices): AnyRoute[] => [
  ...sessionRoutes(services),
  passwordRoute(services),
]
