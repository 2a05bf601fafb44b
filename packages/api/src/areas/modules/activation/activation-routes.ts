import { activatedVersion, promoteRequest, rollBackRequest } from '@veckovis/contracts/modules'
import { permissionIds } from '@veckovis/domain/access'
import type { Database } from '../../../db/database'
import { defineRoute, type AnyRoute } from '../../../http/route'
import type { SecurityLog } from '../../../security/security-log'
import type { ServedOperation } from '../door/calls/served-operations'
import type { Signing } from '../signing/create-signing'
import { promote } from './choose-version'
import { requirePassword, type ConfirmPassword } from './require-password'
import { rollBack } from './roll-back'

const access = { place: 'everywhere', permission: permissionIds.superAdmin } as const

export type ActivationServices = {
  readonly database: Database
  readonly securityLog: Pick<SecurityLog, 'record'>
  readonly signing: Signing
  /** Null where no files are served */
  readonly modulesFolder: string | null
  readonly shellFolder: string | null
  /** Known when every route is */
  readonly operations: () => readonly ServedOperation[]
  readonly confirmPassword: ConfirmPassword
}

/** Which version of a module people get is a super admin's choice, made while the suite runs. */
export const activationRoutes = ({
  database,
  operations,
  confirmPassword,
  ...services
}: ActivationServices): AnyRoute[] => [
  defineRoute({
    method: 'POST',
    url: '/settings/modules/promote',
    summary: 'Makes a published version of a module the one that people get',
    access,
    data: 'ordinary',
    audit: { writes: ['module-activated'] },
    body: promoteRequest,
    answer: activatedVersion,
    handler: async ({ body: { password, ...asked }, audit, now, actor }) => {
      await requirePassword(confirmPassword, { current: password, actor, now })
      const { userId } = actor
      return database.asUser(userId, transaction =>
        promote(transaction, asked, { ...services, operations: operations(), audit, now, userId }),
      )
    },
  }),
  defineRoute({
    method: 'POST',
    url: '/settings/modules/roll-back',
    summary: 'Makes the version of a module that people had before the one that they get again',
    access,
    data: 'ordinary',
    audit: { writes: ['module-activated'] },
    body: rollBackRequest,
    answer: activatedVersion,
    handler: ({ body, audit, now, actor: { userId } }) =>
      database.asUser(userId, async transaction => {
        const by = { ...services, operations: operations(), audit, now, userId }
        return (await rollBack(transaction, body, by)).activated
      }),
  }),
]
