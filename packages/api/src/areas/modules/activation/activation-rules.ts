import {
  currentContract,
  missingName,
  otherType,
  rangeText,
  speaksContract,
  unservedPackage,
  type ModuleRecord,
  type PublishedManifest,
} from '@veckovis/contracts/modules'
import { compareCalls } from '../door/calls/compare-calls'
import type { ServedOperation } from '../door/calls/served-operations'
import type { Refusal } from '../module-record'
import { placesText, type Rollout } from '../rollout/rollout-repository'
import type { ShellOffers } from '../shell-offers'

type Candidate = PublishedManifest &
  Pick<ModuleRecord, 'version' | 'builtAgainst' | 'calls' | 'usedTypes'> & {
    /** People had it: what it was built with may have gone out of the shell's memory since, which proves nothing. */
    readonly wasActive?: boolean
  }

/** A version of another module: the active one, or one that some places get before everybody. */
export type Neighbour = PublishedManifest & {
  readonly rollout?: Pick<Rollout, 'version' | 'municipalityIds' | 'unitIds'>
}

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

/** Why what it takes of the shell has another type there than it was built with, or null. */
const refusalByTypes = (candidate: Candidate, { types }: ShellOffers): Refusal | null => {
  const other = types === null ? null : otherType(candidate.usedTypes, types)
  if (other === null || (other.why === null && candidate.wasActive === true)) return null
  const { name, why } = other
  const reason =
    why === null
      ? `was built with a type of ${name} that the shell of this suite does not know: update the shell, or build it again with the packages of this suite`
      : `was built with another type of ${name} than the shell of this suite has (${why}): build it again with the packages of this suite`
  return refuse(candidate, 'platform', reason)
}

/** A parent that only opens its children may be declared by several modules; an entry that leads somewhere may not. */
const linkKeys = ({ navigation }: PublishedManifest): string[] =>
  navigation.flatMap(({ key, path }) => (path === undefined ? [] : [key]))

const nameOf = ({ id, rollout }: Neighbour): string =>
  rollout === undefined
    ? id
    : `${id} ${rollout.version}, which is being rolled out to ${placesText(rollout)}: stop that first`

const refusalBeside = (candidate: Candidate, neighbour: Neighbour): Refusal | null => {
  const route = candidate.routes.find(({ path }) => neighbour.routes.some(taken => taken.path === path))
  if (route) return refuse(candidate, 'route-taken', `the route ${route.path} belongs to ${nameOf(neighbour)}`)
  const key = linkKeys(candidate).find(own => linkKeys(neighbour).includes(own))
  if (key === undefined) return null
  return refuse(candidate, 'entry-taken', `the navigation entry ${key} belongs to ${nameOf(neighbour)}`)
}

/**
 * Why a version can not be given to people in this shell and beside what they have of the other modules, or null. What
 * nobody knows of the shell is not compared.
 */
export const activationRefusal = (
  candidate: Candidate,
  neighbours: readonly Neighbour[],
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
  const byTypes = refusalByTypes(candidate, offers)
  if (byTypes !== null) return byTypes
  const [problem] = offers.operations === null ? [] : compareCalls(candidate.calls, offers.operations).problems
  if (problem !== undefined) return refuse(candidate, problem.kind, problem.text)
  for (const neighbour of neighbours) {
    const refusal = neighbour.id === candidate.id ? null : refusalBeside(candidate, neighbour)
    if (refusal !== null) return refusal
  }
  return null
}
