import { textsIn } from './kept'

/** A way to look at a list that the person has given a name. */
export type SavedView = {
  readonly name: string
  /** Filters and order, as they stand in the address. */
  readonly address: string
  readonly hidden: readonly string[]
}

const viewIn = (stored: unknown): SavedView[] => {
  if (typeof stored !== 'object' || stored === null) return []
  const { name, address, hidden } = stored as Partial<Record<keyof SavedView, unknown>>
  if (typeof name !== 'string' || typeof address !== 'string') return []
  return [{ name, address, hidden: textsIn(hidden) }]
}

/** The views of a stored list; what is none is left out. */
export const viewsIn = (stored: unknown): readonly SavedView[] => (Array.isArray(stored) ? stored.flatMap(viewIn) : [])

/** One of the same name takes the place of the former. */
export const withView = (views: readonly SavedView[], view: SavedView): readonly SavedView[] => [
  ...views.filter(({ name }) => name !== view.name),
  view,
]
