import { foldedName } from '@veckovis/domain/text'
import { placeKey } from './place-nodes'
import type { TreeRow } from './tree-rows'

export type TreeMove =
  | { readonly kind: 'focus'; readonly at: number }
  | { readonly kind: 'choose'; readonly at: number }
  | { readonly kind: 'toggle'; readonly rows: readonly TreeRow[]; readonly open: boolean }

const focus = (at: number): TreeMove => ({ kind: 'focus', at })

const into = (at: number, row: TreeRow): TreeMove | null => {
  if (row.isOpen === null) return null
  return row.isOpen ? focus(at + 1) : { kind: 'toggle', rows: [row], open: true }
}

const outOf = (rows: readonly TreeRow[], row: TreeRow): TreeMove | null => {
  if (row.isOpen === true) return { kind: 'toggle', rows: [row], open: false }
  const { parent } = row.node
  if (parent === null) return null
  return focus(rows.findIndex(({ node }) => node.key === placeKey(parent.kind, parent.id)))
}

const besides = (rows: readonly TreeRow[], { node }: TreeRow) =>
  rows.filter(each => each.node.parent === node.parent && each.isOpen !== null)

/** What a key does in a tree, after the pattern of WAI-ARIA; null for a key that means nothing there. */
export const treeMove = (key: string, rows: readonly TreeRow[], at: number): TreeMove | null => {
  const row = rows[at]
  if (row === undefined) return null
  switch (key) {
    case 'ArrowDown':
      return focus(Math.min(at + 1, rows.length - 1))
    case 'ArrowUp':
      return focus(Math.max(at - 1, 0))
    case 'Home':
      return focus(0)
    case 'End':
      return focus(rows.length - 1)
    case 'ArrowRight':
      return into(at, row)
    case 'ArrowLeft':
      return outOf(rows, row)
    case 'Enter':
    case ' ':
      return { kind: 'choose', at }
    case '*':
      return { kind: 'toggle', rows: besides(rows, row), open: true }
    default:
      return null
  }
}

/** The next line whose name begins with what was typed; one letter again and again goes from one to the next. */
export const rowByTyping = (typed: string, rows: readonly TreeRow[], at: number): number | null => {
  const sought = foldedName(typed)
  const from = sought.length === 1 ? at + 1 : at
  const order = rows.map((_row, index) => (from + index) % rows.length)
  return order.find(index => rows[index]?.node.folded.startsWith(sought) === true) ?? null
}
