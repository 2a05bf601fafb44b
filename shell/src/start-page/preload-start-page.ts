import { permissionIds } from '@veckovis/domain/access'
import type { ModuleRegistry } from '@veckovis/contracts/modules'
import { preloadContribution, prepareContribution } from '../modules/contributions/contribution-runners'
import { contributionsTo } from '../modules/contributions/contributions-to'
import { StartPage } from './lazy-start-page'

/** In the order in which they stand. */
const places = ['start-page-today', 'start-page'] as const

type Holds = (permissionId: number) => boolean

const fetchPage = async (registry: ModuleRegistry, holds: Holds, fetchPart: typeof preloadContribution) => {
  if (!holds(permissionIds.startPage)) return
  const parts = places.flatMap(place => contributionsTo(place, registry, holds))
  await Promise.all([StartPage.preload(), ...parts.map(fetchPart)])
}

/** Fetches the code of the page and of what the modules show there, each for anyone who is permitted it. */
export const preloadStartPage = (registry: ModuleRegistry, holds: Holds): Promise<void> =>
  fetchPage(registry, holds, preloadContribution)

/** The data too, for somebody who is on the way there. */
export const prepareStartPage = (registry: ModuleRegistry, holds: Holds): Promise<void> =>
  fetchPage(registry, holds, prepareContribution)
