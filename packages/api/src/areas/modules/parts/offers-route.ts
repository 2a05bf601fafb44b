import { moduleOffersAnswer, unofferedParts, type ModuleOffers } from '@veckovis/contracts/modules'
import { permissionIds } from '@veckovis/domain/access'
import type { Database, Transaction } from '../../../db/database'
import { defineRoute, type AnyRoute } from '../../../http/route'
import { listActiveManifests } from '../module-repository'

type Declared = { readonly topics?: readonly string[] | undefined; readonly queries?: readonly string[] | undefined }

/** Who says something of one of the two has nothing of the other; null where a build says neither. */
const shown = (declared: Declared | undefined, other: Declared | undefined): ModuleOffers['offers'] => {
  if (declared === undefined && other === undefined) return null
  return { topics: [...(declared?.topics ?? [])], queries: [...(declared?.queries ?? [])] }
}

const listOffers = async (transaction: Pick<Transaction, 'query'>): Promise<ModuleOffers[]> => {
  const active = await listActiveManifests(transaction)
  const manifests = active.map(({ manifest }) => manifest)
  return active.map(({ moduleId, manifest }) => ({
    id: moduleId,
    offers: shown(manifest.offers, manifest.needs),
    needs: shown(manifest.needs, manifest.offers),
    missing: unofferedParts(manifest, manifests).map(({ name }) => name),
  }))
}

export const offersRoute = (database: Database): AnyRoute =>
  defineRoute({
    method: 'GET',
    url: '/settings/modules/offers',
    summary: 'The topics and queries that the active versions of modules offer each other',
    access: { place: 'everywhere', permission: permissionIds.superAdmin },
    data: 'ordinary',
    answer: moduleOffersAnswer,
    handler: async () => ({ modules: await listOffers({ query: database.read }) }),
  })
