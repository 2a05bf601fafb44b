import { createHash } from 'node:crypto'
import {
  moduleRegistry,
  moduleSettings,
  type ModuleFailure,
  type ModuleRegistryAnswer,
  type PublishedModule,
} from '@veckovis/contracts/modules'
import { idInPath } from '@veckovis/contracts/wire'
import { mayOpen, permissionIds } from '@veckovis/domain/access'
import { z } from 'zod'
import type { Actor } from '../../http/admission/actor'
import type { AddressedUnit } from '../../http/admission/addressed-place'
import { admitPlace } from '../../http/admission/admit'
import { defineRoute, type AnyRoute } from '../../http/route'
import { failureOf, listFailures } from './failure-repository'
import { activationRoutes, type ActivationServices } from './activation/activation-routes'
import { deployRoutes } from './deploy/deploy-routes'
import { keyRoutes, type KeyServices } from './deploy/key-routes'
import { healthRoutes, type HealthServices } from './health/health-routes'
import { licenceRoutes, type LicenceServices } from './licences/licence-routes'
import { measureRoutes } from './measures/measure-routes'
import type { Refusal } from './module-record'
import { offersRoute } from './parts/offers-route'
import { partsRoute } from './parts/parts-route'
import { rolloutRoutes } from './rollout/rollout-routes'
import { listBeforeOf, listModulesOf } from './rollout/registry-of-unit'
import { listSettingsModules } from './settings-repository'
import { createRegistryGuard, type SigningServices } from './signing/registry-guard'
import { listUnsigned } from './signing/verify-versions'

/** Longer than the half hour that a page keeps working without a connection; a withdrawn module is shut by then. */
const registryLife = 3600

/** Licensed and permitted modules whole; for the rest only which addresses are closed and why. */
const registryFor = (
  modules: readonly PublishedModule[],
  actor: Actor,
  unit: AddressedUnit | undefined,
): ModuleRegistryAnswer => {
  const registry: ModuleRegistryAnswer = { modules: [], closed: [], validForSeconds: registryLife }
  for (const module of modules) {
    const { licenceKey } = module
    const isLicensed = unit === undefined || licenceKey === null || unit.licences.includes(licenceKey)
    const open = module.routes.filter(route => mayOpen(actor, route.permission, unit))
    if (isLicensed && open.length > 0) registry.modules.push(module)
    const reason = isLicensed ? 'permission' : 'licence'
    const closed = isLicensed ? module.routes.filter(route => !open.includes(route)) : module.routes
    const ofAll = licenceKey === null ? ({ needsLicence: false } as const) : {}
    registry.closed.push(...closed.map(({ path }) => ({ path, reason, ...ofAll }) as const))
  }
  return registry
}

export type ModuleServices = LicenceServices & ActivationServices & HealthServices & KeyServices & SigningServices

const registryRoute = ({ database, ...services }: SigningServices): AnyRoute => {
  const guard = createRegistryGuard({ database, ...services })
  return defineRoute({
    method: 'GET',
    url: '/modules',
    summary: 'The modules that the unit’s municipality has licensed and the person may open',
    access: 'signed-in',
    data: 'ordinary',
    query: z.strictObject({ unitId: idInPath.optional(), versions: z.literal('before').optional() }),
    cached: {
      as: 'private, no-cache',
      because: 'it names modules and addresses, nobody’s data, and is asked about again before each use',
    },
    answer: moduleRegistry,
    handler: async ({ actor, query, request, reply, now }) => {
      const { unitId, versions } = query
      const unit =
        unitId === undefined
          ? undefined
          : await admitPlace(actor, { place: 'unit' }, unitId, { database, now: () => now })
      const list = versions === 'before' ? listBeforeOf : listModulesOf
      const asked = { place: unit, isGenuine: await guard() }
      const body = JSON.stringify(registryFor(await list(database.read, now, asked), actor, unit))
      const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
      void reply.header('etag', tag).type('application/json; charset=utf-8')
      return request.headers['if-none-match'] === tag ? reply.code(304).send() : body
    },
  })
}

/** What registration has said of it before is not said once more. */
const isSaid = (failures: readonly ModuleFailure[], { moduleId, version, kind }: Refusal): boolean =>
  failures.some(said => said.kind === kind && said.moduleId === moduleId && said.version === version)

const settingsRoute = ({ database, signing }: SigningServices): AnyRoute =>
  defineRoute({
    method: 'GET',
    url: '/settings/modules',
    summary: 'Modules, their versions and the latest failures',
    access: { place: 'everywhere', permission: permissionIds.superAdmin },
    data: 'ordinary',
    answer: moduleSettings,
    handler: async ({ actor, now }) => {
      const [{ modules, unsigned }, failures] = await Promise.all([
        database.asUser(actor.userId, async transaction => ({
          modules: await listSettingsModules(transaction.query, now),
          unsigned: await listUnsigned(transaction, signing),
        })),
        listFailures(database.read, 50),
      ])
      const unsaid = unsigned.filter(refusal => !isSaid(failures, refusal))
      return { modules, failures: [...unsaid.map((refusal, place) => failureOf(refusal, place, now)), ...failures] }
    },
  })

export const moduleRoutes = (services: ModuleServices): AnyRoute[] => [
  registryRoute(services),
  settingsRoute(services),
  ...healthRoutes(services),
  ...measureRoutes(services),
  partsRoute(services),
  offersRoute(services.database),
  ...activationRoutes(services),
  ...rolloutRoutes(services),
  ...keyRoutes(services),
  ...deployRoutes(services),
  ...licenceRoutes(services),
]
