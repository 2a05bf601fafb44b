import {
  deployKeys,
  madeDeployKey,
  makeDeployKeyRequest,
  type DeployKeyScope,
  type MakeDeployKeyRequest,
} from '@veckovis/contracts/modules'
import { doneAnswer, idInPath } from '@veckovis/contracts/wire'
import { permissionIds } from '@veckovis/domain/access'
import { z } from 'zod'
import type { Audit, AuditEvent } from '../../../audit/audit'
import type { Database } from '../../../db/database'
import type { Actor } from '../../../http/admission/actor'
import { hashOfSecret, keyText, newSecret } from '../../../http/admission/deploy-key'
import { generalError } from '../../../http/general-error'
import { defineRoute, type AnyRoute } from '../../../http/route'
import type { SecurityLog } from '../../../security/security-log'
import type { ConfirmPassword } from '../activation/require-password'
import { addKey, listKeys, revokeKey } from './key-repository'

const access = { place: 'everywhere', permission: permissionIds.superAdmin } as const

const day = 86_400_000

export type KeyServices = {
  readonly database: Database
  readonly securityLog: Pick<SecurityLog, 'record' | 'tell'>
  readonly confirmPassword: ConfirmPassword
}

const scopeOf = (mayPromote: boolean): DeployKeyScope => (mayPromote ? 'promote' : 'publish')

type Making = {
  readonly asked: MakeDeployKeyRequest
  readonly actor: Actor
  readonly now: Date
  readonly audit: Audit<AuditEvent<'deploy-key-given'>>
}

/** The key is told here and never again. */
const giveKey = async (
  { database, securityLog, confirmPassword }: KeyServices,
  { asked: { password, moduleId, name, mayPromote, validDays }, actor, now, audit }: Making,
) => {
  await confirmPassword({ current: password, actor, now })
  const { userId } = actor
  const secret = newSecret()
  const id = await database.asUser(userId, async transaction => {
    const endsAt = new Date(now.getTime() + validDays * day)
    const hash = hashOfSecret(secret)
    const keyId = await addKey(transaction, {
      moduleId,
      name,
      hash,
      mayPromote,
      createdAt: now,
      createdBy: userId,
      endsAt,
    })
    const [subject, scope] = [`deploy-key/${keyId}`, scopeOf(mayPromote)]
    await audit(transaction, { action: 'deploy-key-given', subject, details: { moduleId, scope, validDays } })
    const details = { change: 'given', keyId, moduleId, scope } as const
    await securityLog.record(transaction, { kind: 'deploy-key', userId, subject, details })
    return keyId
  })
  return { id, key: keyText(id, secret) }
}

const revokeRoute = ({ database, securityLog }: KeyServices): AnyRoute =>
  defineRoute({
    method: 'POST',
    url: '/settings/modules/keys/:id/revoke',
    summary: 'Revokes a deploy key, which is refused from then on',
    access,
    data: 'ordinary',
    audit: { writes: ['deploy-key-revoked'] },
    params: z.strictObject({ id: idInPath }),
    answer: doneAnswer,
    handler: async ({ params: { id }, actor: { userId }, audit, now }) => {
      await database.asUser(userId, async transaction => {
        const revoked = await revokeKey(transaction, { id, userId, now })
        if (revoked === undefined) throw generalError({ code: 'not-found' })
        if (revoked === 'before') return
        const { moduleId, mayPromote } = revoked
        const subject = `deploy-key/${id}`
        await audit(transaction, { action: 'deploy-key-revoked', subject, details: { moduleId } })
        const details = { change: 'removed', keyId: id, moduleId, scope: scopeOf(mayPromote) } as const
        await securityLog.record(transaction, { kind: 'deploy-key', userId, subject, details })
      })
      return { ok: true } as const
    },
  })

/** Who may publish a module without being anybody: given and revoked by super admins, with their password. */
export const keyRoutes = (services: KeyServices): AnyRoute[] => [
  defineRoute({
    method: 'GET',
    url: '/settings/modules/keys',
    summary: 'The deploy keys of all modules, without what is secret in them',
    access,
    data: 'ordinary',
    answer: deployKeys,
    handler: async ({ actor, now }) => ({
      keys: await services.database.asUser(actor.userId, transaction => listKeys(transaction, now)),
    }),
  }),
  defineRoute({
    method: 'POST',
    url: '/settings/modules/keys',
    summary: 'Gives a deploy key of a module, which is told this once',
    access,
    data: 'ordinary',
    audit: { writes: ['deploy-key-given'] },
    body: makeDeployKeyRequest,
    answer: madeDeployKey,
    handler: ({ body, actor, audit, now }) => giveKey(services, { asked: body, actor, audit, now }),
  }),
  revokeRoute(services),
]
