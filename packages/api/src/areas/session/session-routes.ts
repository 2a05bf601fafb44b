import {
  confirmEmailRequest,
  firstAdminRequest,
  forgotPasswordRequest,
  loginRequest,
  newPasswordRequest,
  signupRequest,
  tokenPair,
} from '@veckovis/contracts/session'
import { doneAnswer } from '@veckovis/contracts/wire'
import { sessionError } from './session-error'
import { bearerOf } from '../../http/admission/access-token'
import { languageOf } from '../../http/language'
import { defineRoute, type AnyRoute } from '../../http/route'
import { sendNewPasswordLink } from './forgot-password'
import { invitationLinkRoutes } from './invitation/invitation-link-routes'
import { revokeFamily } from './session-repository'
import { changePassword, makeFirstAdmin, refresh } from './session-service'
import { ownRoutes } from './own/own-routes'
import type { SessionServices } from './session-services'
import { mailLog } from '../../mail/mail-log'
import { signIn } from './sign-in/sign-in'
import { visitorOf } from './sign-in/visitor'
import { confirmEmail } from './sign-up/confirm-email'
import { signUp } from './sign-up/sign-up'

const done = { ok: true } as const

const signInRoute = (services: SessionServices): AnyRoute =>
  defineRoute({
    method: 'POST',
    url: '/auth/login',
    summary: 'Signs in with e-mail and password',
    access: 'public',
    data: 'ordinary',
    body: loginRequest,
    answer: tokenPair,
    handler: async ({ body, request, reply, now }) => {
      const { pair, cookie } = await signIn(services, body, { ...visitorOf(request), now })
      void reply.header('set-cookie', cookie)
      return pair
    },
  })

const goingOnRoutes = (services: SessionServices): AnyRoute[] => [
  defineRoute({
    method: 'POST',
    url: '/token/refresh',
    summary: 'Spends the refresh token, sent as bearer, for a new pair',
    access: 'public',
    data: 'ordinary',
    answer: tokenPair,
    handler: async ({ request, now }) => {
      const token = bearerOf(request.headers.authorization)
      if (token === undefined) throw sessionError({ code: 'token-invalid' })
      return refresh(services, token, now)
    },
  }),
  defineRoute({
    method: 'POST',
    url: '/auth/logout',
    summary: 'Ends this sign-in',
    access: 'signed-in',
    data: 'ordinary',
    answer: doneAnswer,
    handler: async ({ actor, now }) => {
      await services.database.asSystem(async transaction => {
        await revokeFamily(transaction, actor.sessionId, 'sign-out', now)
        await services.securityLog.record(transaction, { kind: 'sign-out', userId: actor.userId, details: {} })
      })
      return done
    },
  }),
]

const accountRoutes = (services: SessionServices): AnyRoute[] => [
  defineRoute({
    method: 'POST',
    url: '/auth/signup',
    summary: 'Asks for an account',
    access: 'public',
    data: 'ordinary',
    body: signupRequest,
    answer: doneAnswer,
    handler: async ({ body, request, reply, now }) => {
      const asked = { ip: request.ip, language: languageOf(request.headers['accept-language']), now }
      const log = mailLog(request, 'mail about a sign-up')
      await signUp(services, body, asked, { log, later: work => services.afterAnswers.add(reply, work) })
      return done
    },
  }),
  defineRoute({
    method: 'POST',
    url: '/auth/forgot-password',
    summary: 'Sends a link to a new password',
    access: 'public',
    data: 'ordinary',
    body: forgotPasswordRequest,
    answer: doneAnswer,
    handler: async ({ body, request, reply, now }) => {
      const asked = { email: body.email, ip: request.ip, language: languageOf(request.headers['accept-language']), now }
      const log = mailLog(request, 'mail with a link to a new password')
      await sendNewPasswordLink(services, asked, { log, later: work => services.afterAnswers.add(reply, work) })
      return done
    },
  }),
]

const confirmRoute = (services: SessionServices): AnyRoute =>
  defineRoute({
    method: 'POST',
    url: '/auth/confirm-email',
    summary: 'Proves the address of a sign-up by the link of the mail, and sets the password',
    access: 'public',
    data: 'ordinary',
    audit: { writes: ['confirm-email'] },
    body: confirmEmailRequest,
    answer: doneAnswer,
    handler: async ({ body, audit, request, now }) => {
      await confirmEmail(services, body, { ip: request.ip, audit, now })
      return done
    },
  })

const linkRoutes = (services: SessionServices): AnyRoute[] => [
  defineRoute({
    method: 'POST',
    url: '/auth/new-password',
    summary: 'Sets a new password by the link of the mail',
    access: 'public',
    data: 'ordinary',
    audit: { writes: ['new-password'] },
    body: newPasswordRequest,
    answer: doneAnswer,
    handler: async ({ body, audit, request, reply, now }) => {
      const cookie = await changePassword(
        services,
        { ...body, by: 'new-password' },
        { ...visitorOf(request), audit, now },
      )
      void reply.header('set-cookie', cookie)
      return done
    },
  }),
  defineRoute({
    method: 'POST',
    url: '/auth/first-admin',
    summary: 'Makes the first super admin by the one-time link of a start that found none',
    access: 'public',
    data: 'ordinary',
    audit: { writes: ['first-admin'] },
    body: firstAdminRequest,
    answer: doneAnswer,
    handler: async ({ body, audit, request, now }) => {
      await makeFirstAdmin(services, body, { ip: request.ip, audit, now })
      return done
    },
  }),
]

export const sessionRoutes = (services: SessionServices): AnyRoute[] => [
  signInRoute(services),
  ...goingOnRoutes(services),
  ...accountRoutes(services),
  ...linkRoutes(services),
  confirmRoute(services),
  ...invitationLinkRoutes(services),
  ...ownRoutes(services),
]
