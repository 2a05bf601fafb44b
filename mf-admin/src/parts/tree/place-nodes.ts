import type { PlaceTree } from '@veckovis/contracts/organisation'
import { placeKinds, type PlaceKind } from '@veckovis/domain/access'
import { foldedName } from '@veckovis/domain/text'

/** One place of the organisation with what lies below it. */
export type PlaceNode = {
  /** Such as `unit 7`. */
  readonly key: string
  readonly kind: PlaceKind
  readonly id: number
  readonly name: string
  /** The name as it is searched. */
  readonly folded: string
  /** Open itself and all above it. */
  readonly active: boolean
  readonly parent: PlaceNode | null
  readonly children: readonly PlaceNode[]
}

type Entry = { readonly id: number; readonly name: string; readonly active?: boolean }

export const placeKey = (kind: PlaceKind, id: number): string => `${kind} ${id}`

const byParent = <Place extends Entry>(places: readonly Place[], parentOf: (place: Place) => number) => {
  const groups = new Map<number, Place[]>()
  for (const place of places) {
    const group = groups.get(parentOf(place))
    if (group === undefined) groups.set(parentOf(place), [place])
    else group.push(place)
  }
  return groups
}

/** The organisation as nodes, in the order in which the server has sorted them. */
export const placeNodes = (tree: PlaceTree): readonly PlaceNode[] => {
  const below: Record<PlaceKind, Map<number, readonly Entry[]>> = {
    county: new Map([[0, tree.counties]]),
    municipality: byParent(tree.municipalities, ({ countyId }) => countyId),
    department: byParent(tree.departments, ({ municipalityId }) => municipalityId),
    unit: byParent(tree.units, ({ departmentId }) => departmentId),
  }
  const nodesOf = (depth: number, parent: PlaceNode | null): readonly PlaceNode[] => {
    const kind = placeKinds[depth]
    const entries = kind === undefined ? undefined : below[kind].get(parent?.id ?? 0)
    if (kind === undefined || entries === undefined) return []
    return entries.map(({ id, name, active = true }) => {
      const children: PlaceNode[] = []
      const isOpen = active && parent?.active !== false
      const node: PlaceNode = {
        ...{ key: placeKey(kind, id), kind, id, name, folded: foldedName(name), active: isOpen, parent, children },
      }
      children.push(...nodesOf(depth + 1, node))
      return node
    })
  }
  return nodesOf(0, null)
}

/** The places above, from the county down; without the node itself. */
export const lineageOf = (node: PlaceNode): readonly PlaceNode[] =>
  node.parent === null ? [] : [...lineageOf(node.parent), node.parent]

/** Null for a place that is not in the tree. */
export const findNode = (nodes: readonly PlaceNode[], key: string): PlaceNode | null => {
  for (const node of nodes) {
    const found = node.key === key ? node : findNode(node.children, key)
    if (found !== null) return found
  }
  return null
}
