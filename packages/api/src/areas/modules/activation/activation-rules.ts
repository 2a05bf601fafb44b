import {
  currentContract,
  missingName,
  rangeText,
  speaksContract,
  unservedPackage,
  type ModuleRecord,
  type PublishedManifest,
} from '@veckovis/contracts/modules'
import { compareCalls } from '../door/calls/compare-calls'
import type { ServedOperation } from '../door/calls/served-operations'
import type { Refusal } from '../module-record'
import type { ShellOffers } from '../shell-offers'

type Candidate = PublishedManifest & Pick<ModuleRecord, 'version' | 'builtAgainst' | 'calls'>

/** What a version finds here; null is what nobody knows. */
export type Surroundings = ShellOffers & { readonly operations: readonly ServedOperation[] | null }

const refuse = (
  { id, version }: Pick<Candidate, 'id' | 'version'>,
  kind: Refusal['kind'],
  reason: string,
): Refusal => ({
  moduleId: id,
  version,
  step: 'activation',
  kind,
  detail: `${id} ${version}: ${reason}`,
})

/** A parent that only opens its children may be declared by several modules; an entry that leads somewhere may not. */
const linkKeys = ({ navigation }: PublishedManifest): string[] =>
  navigation.flatMap(({ key, path }) => (path === undefined ? [] : [key]))

/**
 * Why a version can not be the active one in this shell and beside the other active modules, or null. What nobody knows of
 * the shell is not compared.
 */
export const activationRefusal = (
  candidate: Candidate,
  active: readonly PublishedManifest[],
  offers: Surroundings,
): Refusal | null => {
  if (!speaksContract(candidate.contract))
    return refuse(
      candidate,
      'contract',
      `speaks contract ${rangeText(candidate.contract)}, this suite ${currentContract}`,
    )
  const unserved = offers.versions === null ? null : unservedPackage(candidate.builtAgainst, offers.versions)
  if (unserved !== null) return refuse(candidate, 'platform', `does not run in the shell of this suite: ${unserved}`)
  const missing = offers.names === null ? null : missingName(candidate.uses, offers.names)
  if (missing !== null)
    return refuse(
      candidate,
      'platform',
      `uses ${missing}, which the shell of this suite does not have: update it first`,
    )
  const [problem] = offers.operations === null ? [] : compareCalls(candidate.calls, offers.operations).problems
  if (problem !== undefined) return refuse(candidate, problem.kind, problem.text)
  for (const other of active.filter(({ id }) => id !== candidate.id)) {
    const route = candidate.routes.find(({ path }) => other.routes.some(taken => taken.path === path))
    if (route) return refuse(candidate, 'route-taken', `the route ${route.path} belongs to ${other.id}`)
    const key = linkKeys(candidate).find(own => linkKeys(other).includes(own))
    if (key !== undefined) return refuse(candidate, 'entry-taken', `the navigation entry ${key} belongs to ${other.id}`)
  }
  return null
}
