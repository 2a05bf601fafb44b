import { measuresAnswer, moduleMeasures } from '@veckovis/contracts/modules'
import { doneAnswer } from '@veckovis/contracts/wire'
import { permissionIds } from '@veckovis/domain/access'
import type { Limit } from '../../../http/attempt-limiter'
import { defineRoute, type AnyRoute } from '../../../http/route'
import { registeredAmong } from '../failure-repository'
import type { HealthServices } from '../health/health-routes'
import { countMeasures, listMeasures } from './measure-repository'

const reportsOfPerson: Limit = { name: 'measure reports of person', most: 120, seconds: 3600 }

type MeasureServices = Pick<HealthServices, 'database' | 'attempts'>

/** How fast versions are on people's own pages. */
export const measureRoutes = ({ database, attempts }: MeasureServices): AnyRoute[] => [
  defineRoute({
    method: 'POST',
    url: '/modules/measures',
    summary: 'A browser tells how long pages of modules took',
    access: 'signed-in',
    data: 'ordinary',
    body: moduleMeasures,
    answer: doneAnswer,
    handler: async ({ actor: { userId }, body: { measures }, now }) => {
      await attempts.admit([{ limit: reportsOfPerson, account: `user/${userId}` }], now)
      const registered = await registeredAmong(database.read, measures)
      const known = measures.filter(({ moduleId, version }) =>
        registered.some(each => each.moduleId === moduleId && each.version === version),
      )
      await database.asSystem(transaction => countMeasures(transaction, known, { attempts, userId, now }))
      return { ok: true }
    },
  }),
  defineRoute({
    method: 'GET',
    url: '/settings/modules/measures',
    summary: 'How long pages of the versions of modules took, and their web vitals',
    access: { place: 'everywhere', permission: permissionIds.superAdmin },
    data: 'ordinary',
    answer: measuresAnswer,
    handler: async ({ now }) => ({ measures: await listMeasures(database.read, now) }),
  }),
]
