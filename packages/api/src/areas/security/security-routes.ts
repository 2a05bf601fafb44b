import { securityLog as answer, securityLogQuery, securityLogSearch } from '@veckovis/contracts/security'
import { permissionIds } from '@veckovis/domain/access'
import type { Database } from '../../db/database'
import { defineRoute, type AnyRoute } from '../../http/route'
import type { SecurityLog } from '../../security/security-log'
import { readSecurityLog, searchSecurityLog } from './security-repository'

export type SecurityNeeds = { readonly securityLog: Pick<SecurityLog, 'written'> }

export const securityRoutes = (database: Database, { securityLog }: SecurityNeeds): AnyRoute[] => [
  defineRoute({
    method: 'GET',
    url: '/settings/security',
    summary: 'The security log, newest first: of one kind or all, in a period, a page of it',
    access: { place: 'everywhere', permission: permissionIds.superAdmin },
    data: 'ordinary',
    query: securityLogQuery,
    answer,
    handler: async ({ actor, query }) => {
      // What this very process has told a moment ago is read too.
      await securityLog.written()
      return database.asUser(actor.userId, transaction => readSecurityLog(transaction, query))
    },
  }),
  defineRoute({
    method: 'POST',
    isRead: true,
    url: '/settings/security/search',
    summary: 'The same with names: also of whom, by name or number, and from where, by how the address begins',
    access: { place: 'everywhere', permission: permissionIds.superAdmin },
    data: 'ordinary',
    body: securityLogSearch,
    answer,
    handler: async ({ actor, body }) => {
      await securityLog.written()
      return database.asUser(actor.userId, transaction => searchSecurityLog(transaction, body))
    },
  }),
]
