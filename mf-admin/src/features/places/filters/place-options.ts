import type { PlaceKind } from '@veckovis/domain/access'
import type { SelectOption } from '@veckovis/ui/select'
import { findNode, lineageOf, placeKey, type PlaceNode } from '../../../parts/tree/place-nodes'

/** Which place is chosen at each level. */
export type PlaceChoice = Readonly<Partial<Record<'countyId' | 'municipalityId' | 'departmentId', number | null>>>

const filterOf = { county: 'countyId', municipality: 'municipalityId', department: 'departmentId' } as const
export type ChosenKind = keyof typeof filterOf

const kinds: readonly ChosenKind[] = ['county', 'municipality', 'department']

/** The places of a kind below what is chosen above it. */
export const placesOf = (kind: PlaceKind, nodes: readonly PlaceNode[], choice: PlaceChoice): readonly PlaceNode[] =>
  nodes.flatMap(node => {
    if (node.kind === kind) return [node]
    const wanted = node.kind === 'unit' ? null : (choice[filterOf[node.kind]] ?? null)
    return wanted === null || wanted === node.id ? placesOf(kind, node.children, choice) : []
  })

/** They are told apart by what they lie in, where that is not chosen. */
const labelOf = (node: PlaceNode, choice: PlaceChoice): string => {
  const { parent } = node
  const isSaid = parent === null || parent.kind === 'county' || choice.municipalityId === parent.id
  return isSaid ? node.name : `${node.name}, ${parent.name}`
}

export const placeOptions = (
  kind: ChosenKind,
  nodes: readonly PlaceNode[],
  choice: PlaceChoice,
): SelectOption<number>[] =>
  placesOf(kind, nodes, choice).map(node => ({ value: node.id, label: labelOf(node, choice) }))

const nodeOf = (kind: ChosenKind, id: number, nodes: readonly PlaceNode[]) => findNode(nodes, placeKey(kind, id))

/** What a field of a form holds of a place. */
export const textOfId = (id: number | null | undefined): string => (id === null || id === undefined ? '' : String(id))

/** Another place at a level: what it lies in is chosen with it, and what was chosen below is chosen no more. */
export const chosenAt = (kind: ChosenKind, id: number | null, nodes: readonly PlaceNode[]): PlaceChoice => {
  const node = id === null ? null : nodeOf(kind, id, nodes)
  const above = node === null ? [] : lineageOf(node).map(place => [filterOf[place.kind as ChosenKind], place.id])
  const below = kinds.slice(kinds.indexOf(kind) + 1).map(each => [filterOf[each], null])
  return Object.fromEntries([...above, [filterOf[kind], id], ...below])
}

/** The narrowest place that is chosen, with all that it lies in. */
export const wholeChoice = (choice: PlaceChoice, nodes: readonly PlaceNode[]): PlaceChoice => {
  const kind = kinds.findLast(each => (choice[filterOf[each]] ?? null) !== null)
  return kind === undefined ? {} : chosenAt(kind, choice[filterOf[kind]] ?? null, nodes)
}
