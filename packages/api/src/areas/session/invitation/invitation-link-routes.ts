import {
  acceptInvitationRequest,
  invitationLook,
  invitationLookRequest,
  type InvitationLook,
} from '@veckovis/contracts/session'
import { doneAnswer } from '@veckovis/contracts/wire'
import { defineRoute, type AnyRoute } from '../../../http/route'
import { linkError } from '../session-error'
import { linkAttempts } from '../session-limits'
import { changePassword } from '../session-service'
import type { SessionServices } from '../session-services'
import { visitorOf } from '../sign-in/visitor'
import { findInvitation } from './invitation-repository'

type Looked = { readonly token: string; readonly ip: string; readonly now: Date }

/** Anyone who guesses tokens is limited as with every link of a mail. */
const look = async ({ database, attempts }: SessionServices, { token, ip, now }: Looked): Promise<InvitationLook> => {
  const tries = linkAttempts(ip)
  await attempts.admit(tries, now)
  const found = await database.asSystem(transaction => findInvitation(transaction, token, now))
  if (found === undefined) throw linkError({ code: 'token-invalid' })
  await attempts.takeBack(tries, 'right')
  return found
}

/** What the page of an invitation calls. */
export const invitationLinkRoutes = (services: SessionServices): AnyRoute[] => [
  defineRoute({
    method: 'POST',
    url: '/auth/invitation/look',
    summary: 'Tells what the link of an invitation is worth, and by whom it was sent',
    access: 'public',
    data: 'ordinary',
    body: invitationLookRequest,
    answer: invitationLook,
    handler: ({ body, request, now }) => look(services, { ...body, ip: request.ip, now }),
  }),
  defineRoute({
    method: 'POST',
    url: '/auth/invitation',
    summary: 'Sets the first password by the link of an invitation, and proves the address',
    access: 'public',
    data: 'ordinary',
    audit: { writes: ['invitation'] },
    body: acceptInvitationRequest,
    answer: doneAnswer,
    handler: async ({ body, audit, request, reply, now }) => {
      const visitor = { ...visitorOf(request), audit, now }
      const cookie = await changePassword(services, { ...body, by: 'invitation' }, visitor)
      void reply.header('set-cookie', cookie)
      return { ok: true } as const
    },
  }),
]
