import { moduleFailureReport, moduleLoads, versionHealthAnswer } from '@veckovis/contracts/modules'
import { doneAnswer } from '@veckovis/contracts/wire'
import { permissionIds } from '@veckovis/domain/access'
import { isFaultOfVersion } from '@veckovis/domain/modules'
import type { Database } from '../../../db/database'
import type { AttemptLimiter, Limit } from '../../../http/attempt-limiter'
import { generalError } from '../../../http/general-error'
import { defineRoute, type AnyRoute } from '../../../http/route'
import type { SecurityLog } from '../../../security/security-log'
import type { ActivationServices } from '../activation/activation-routes'
import { addReport, registeredAmong } from '../failure-repository'
import { stopWhenFailing } from '../rollout/stop-when-failing'
import { countFailure, countLoads } from './count-versions'
import { listHealth } from './list-health'

export type HealthServices = Pick<ActivationServices, 'modulesFolder' | 'shellFolder' | 'operations' | 'signing'> & {
  readonly database: Database
  readonly attempts: Pick<AttemptLimiter, 'admit' | 'countWithin'>
  readonly securityLog: Pick<SecurityLog, 'record'>
}

const failuresOfPerson: Limit = { name: 'failure reports of person', most: 30, seconds: 3600 }
const loadsOfPerson: Limit = { name: 'load reports of person', most: 120, seconds: 3600 }

const failureRoute = ({ database, attempts, securityLog }: HealthServices): AnyRoute =>
  defineRoute({
    method: 'POST',
    url: '/modules/failures',
    summary: 'A browser tells that a module did not come up, or failed while it was used',
    access: 'signed-in',
    data: 'ordinary',
    body: moduleFailureReport,
    answer: doneAnswer,
    handler: async ({ actor: { userId }, body, now }) => {
      await attempts.admit([{ limit: failuresOfPerson, account: `user/${userId}` }], now)
      if ((await registeredAmong(database.read, [body])).length === 0) throw generalError({ code: 'not-found' })
      await database.asSystem(async transaction => {
        await addReport(transaction, body, now)
        if (!isFaultOfVersion(body.kind)) return
        await countFailure(transaction, body, { attempts, userId, now })
        await stopWhenFailing(transaction, body, { now, securityLog })
      })
      return { ok: true }
    },
  })

const loadsRoute = ({ database, attempts }: HealthServices): AnyRoute =>
  defineRoute({
    method: 'POST',
    url: '/modules/loads',
    summary: 'A browser tells which versions of modules came up',
    access: 'signed-in',
    data: 'ordinary',
    body: moduleLoads,
    answer: doneAnswer,
    handler: async ({ actor: { userId }, body: { loads }, now }) => {
      await attempts.admit([{ limit: loadsOfPerson, account: `user/${userId}` }], now)
      // Answered 404 for one that is gone, a page would take the server for one that does not count (report-loads.ts).
      const known = await registeredAmong(database.read, loads)
      await database.asSystem(transaction => countLoads(transaction, known, { attempts, userId, now }))
      return { ok: true }
    },
  })

const healthRoute = ({ database, modulesFolder, shellFolder, operations, signing }: HealthServices): AnyRoute =>
  defineRoute({
    method: 'GET',
    url: '/settings/modules/health',
    summary: 'How often the versions of modules came up and failed, and what a rollback brings back',
    access: { place: 'everywhere', permission: permissionIds.superAdmin },
    data: 'ordinary',
    answer: versionHealthAnswer,
    handler: async ({ actor: { userId }, now }) => {
      const here = { modulesFolder, shellFolder, operations: operations(), signing, now }
      return { modules: await database.asUser(userId, transaction => listHealth(transaction, here)) }
    },
  })

/** What browsers report of versions, and what that says of them. */
export const healthRoutes = (services: HealthServices): AnyRoute[] => [
  failureRoute(services),
  loadsRoute(services),
  healthRoute(services),
]
