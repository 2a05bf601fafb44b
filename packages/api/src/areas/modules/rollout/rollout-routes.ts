import { endRolloutRequest, moduleRollouts, rolledOutVersion, rollOutRequest } from '@veckovis/contracts/modules'
import { permissionIds } from '@veckovis/domain/access'
import { defineRoute, type AnyRoute } from '../../../http/route'
import type { ActivationServices } from '../activation/activation-routes'
import { requirePassword } from '../activation/require-password'
import { listFaring } from './list-rollouts'
import { rollOut, stopRollout } from './roll-out'

const access = { place: 'everywhere', permission: permissionIds.superAdmin } as const

const listRoute = ({ database }: ActivationServices): AnyRoute =>
  defineRoute({
    method: 'GET',
    url: '/settings/modules/rollouts',
    summary: 'Which versions only some places have, how they fare, and which were stopped because they failed',
    access,
    data: 'ordinary',
    answer: moduleRollouts,
    handler: async ({ actor: { userId }, now }) => ({
      rollouts: await database.asUser(userId, ({ query }) => listFaring(query, now)),
    }),
  })

/** Which places get a version before everybody: a super admin's choice, made with the password. */
export const rolloutRoutes = (services: ActivationServices): AnyRoute[] => {
  const { database, operations, confirmPassword, ...here } = services
  return [
    listRoute(services),
    defineRoute({
      method: 'POST',
      url: '/settings/modules/rollouts',
      summary: 'Gives municipalities or units a published version of a module before everybody',
      access,
      data: 'ordinary',
      audit: { writes: ['module-rolled-out'] },
      body: rollOutRequest,
      answer: rolledOutVersion,
      handler: async ({ body: { password, ...asked }, audit, now, actor }) => {
        await requirePassword(confirmPassword, { current: password, actor, now })
        const { userId } = actor
        await database.asUser(userId, transaction =>
          rollOut(transaction, asked, { ...here, operations: operations(), audit, now, userId }),
        )
        return { moduleId: asked.moduleId, version: asked.version }
      },
    }),
    defineRoute({
      method: 'POST',
      url: '/settings/modules/rollouts/end',
      summary: 'Gives the places that have a version before everybody the active one again',
      access,
      data: 'ordinary',
      audit: { writes: ['module-rollout-ended'] },
      body: endRolloutRequest,
      answer: rolledOutVersion,
      handler: async ({ body, audit, now, actor: { userId } }) => {
        const by = { ...here, operations: operations(), audit, now, userId }
        const version = await database.asUser(userId, transaction => stopRollout(transaction, body, by))
        return { moduleId: body.moduleId, version }
      },
    }),
  ]
}
