import { placeKinds, type PlaceKind, type Scope } from '@veckovis/domain/access'

/** Where a role is held, as a key of lists and choices: a kind of place with its id, or the whole country. */
export type PlaceKey = `${PlaceKind}:${number}` | 'everywhere'

export const keyOfScope = (scope: Scope | undefined): PlaceKey =>
  scope === undefined ? 'everywhere' : `${scope.kind}:${scope.id}`

export const scopeOfKey = (key: PlaceKey): Scope | undefined => {
  const [name, id] = key.split(':')
  const kind = placeKinds.find(each => each === name)
  return kind === undefined ? undefined : { kind, id: Number(id) }
}
