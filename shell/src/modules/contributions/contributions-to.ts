import type { Contribution, ModuleRegistry } from '@veckovis/contracts/modules'

export type ShownContribution = {
  /** Of the module and the place, such as `mf-staff/start-page`. */
  readonly id: string
  readonly moduleId: string
  /** Of the module, as the registry gives it now. */
  readonly version: string
  readonly expose: string
  readonly title: Contribution['title']
}

/**
 * What modules contribute to a place, for whoever holds the permission of each, in their order. A module that the
 * registry does not give, for want of a licence, say, contributes nothing.
 */
export const contributionsTo = (
  place: Contribution['place'],
  registry: ModuleRegistry,
  holds: (permissionId: number) => boolean,
): ShownContribution[] =>
  registry.modules
    .flatMap(({ id: moduleId, version, contributions }) =>
      contributions.map(contribution => ({ moduleId, version, ...contribution })),
    )
    .filter(each => each.place === place && (each.permission === null || holds(each.permission)))
    .toSorted((one, other) => one.order - other.order || one.moduleId.localeCompare(other.moduleId))
    .map(({ moduleId, version, expose, title }) => {
      return { id: `${moduleId}${expose.slice(1)}`, moduleId, version, expose, title }
    })
