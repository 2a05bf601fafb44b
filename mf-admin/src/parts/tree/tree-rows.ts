import { foldedName } from '@veckovis/domain/text'
import { lineageOf, type PlaceNode } from './place-nodes'

/** One line of the tree as it is shown. */
export type TreeRow = {
  readonly node: PlaceNode
  /** From 1. */
  readonly level: number
  /** Null for a place with nothing below it. */
  readonly isOpen: boolean | null
  /** From 1, among what stands beside it. */
  readonly position: number
  readonly setSize: number
}

export type TreeView = {
  readonly search: string
  /** What the person has opened or closed. */
  readonly toggled: ReadonlyMap<string, boolean>
  /** The place that is chosen: what lies above it is open until it is closed. */
  readonly chosen: PlaceNode | null
}

/** What is found, and what lies above it. */
const findMatches = (roots: readonly PlaceNode[], sought: string) => {
  const matches = new Set<string>()
  const above = new Set<string>()
  const look = (nodes: readonly PlaceNode[]): boolean =>
    nodes
      .map(node => {
        const isAbove = look(node.children)
        const isMatch = node.folded.includes(sought)
        if (isAbove) above.add(node.key)
        if (isMatch) matches.add(node.key)
        return isAbove || isMatch
      })
      .includes(true)
  look(roots)
  return { matches, above }
}

/**
 * The lines of the tree from top to bottom. A search shows what is found below what it lies in; whatever a found place
 * holds can be opened.
 */
export const treeRows = (roots: readonly PlaceNode[], { search, toggled, chosen }: TreeView): TreeRow[] => {
  const sought = foldedName(search)
  const found = sought === '' ? null : findMatches(roots, sought)
  const aboveChosen = new Set(chosen === null ? [] : lineageOf(chosen).map(({ key }) => key))
  const rows: TreeRow[] = []
  const opensAtFirst = ({ key }: PlaceNode) =>
    found === null ? aboveChosen.has(key) || (roots.length === 1 && key === roots[0]?.key) : found.above.has(key)
  const add = (nodes: readonly PlaceNode[], level: number) =>
    nodes.forEach((node, index) => {
      const isOpen = node.children.length === 0 ? null : (toggled.get(node.key) ?? opensAtFirst(node))
      rows.push({ node, level, isOpen, position: index + 1, setSize: nodes.length })
      if (isOpen === true) add(shownBelow(node), level + 1)
    })
  const isShown = ({ key }: PlaceNode) => found === null || found.matches.has(key) || found.above.has(key)
  const shownBelow = (node: PlaceNode) =>
    found?.above.has(node.key) === true ? node.children.filter(isShown) : node.children
  add(roots.filter(isShown), 1)
  return rows
}
