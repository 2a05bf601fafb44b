import { foldedName } from '@veckovis/domain/text'
import { lineageOf, type PlaceNode } from './place-nodes'

export type TreeView = {
  readonly search: string
  /** What the person has opened or closed. */
  readonly toggled: ReadonlyMap<string, boolean>
  /** The place that is chosen: what lies above it is open until it is closed. */
  readonly chosen: PlaceNode | null
}

/** What is found, and what lies above it. */
const findMatches = (roots: readonly PlaceNode[], searchText: string) => {
  const matches = new Set<string>()
  const above = new Set<string>()
  const look = (nodes: readonly PlaceNode[]): boolean =>
    nodes
      .map(node => {
        const isAbove = look(node.children)
        const isMatch = node.folded.includes(searchText)
        if (isAbove) above.add(node.key)
        if (isMatch) matches.add(node.key)
        return isAbove || isMatch
      })
      .includes(true)
  look(roots)
  return { matches, above }
}

/**
 * What of the organisation is shown, and open. A search shows what is found below what it lies in; whatever a found place
 * holds can be opened.
 */
export const shownPlaces = (places: readonly PlaceNode[], { search, toggled, chosen }: TreeView) => {
  const searchText = foldedName(search)
  const found = searchText === '' ? null : findMatches(places, searchText)
  const aboveChosen = new Set(chosen === null ? [] : lineageOf(chosen).map(({ key }) => key))
  const opensAtFirst = ({ key }: PlaceNode) =>
    found === null ? aboveChosen.has(key) || (places.length === 1 && key === places[0]?.key) : found.above.has(key)
  const isShown = ({ key }: PlaceNode) => found === null || found.matches.has(key) || found.above.has(key)
  return {
    roots: places.filter(isShown),
    childrenOf: (node: PlaceNode) =>
      found?.above.has(node.key) === true ? node.children.filter(isShown) : node.children,
    isOpen: (node: PlaceNode) => toggled.get(node.key) ?? opensAtFirst(node),
  }
}
