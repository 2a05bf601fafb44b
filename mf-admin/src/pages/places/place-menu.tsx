import { menuColumn } from '@veckovis/lists'
import type { Words } from '@veckovis/platform'
import type { MenuItem } from '@veckovis/ui/menu'
import type { RecordColumn } from '@veckovis/ui/record-table'
import type { OpenPlaceKind } from '../../data/place-calls'
import type { PlaceDialog } from '../../data/place-dialog'

type Place = { readonly id: number; readonly name: string }
type Open = (dialog: PlaceDialog) => void

const item = (key: string, t: Words, onSelect: () => void): MenuItem => ({
  key,
  label: t(`places.menu.${key}`),
  onSelect,
})

/** What can be done with every place. */
export const usualItems = (place: Place, t: Words, open: Open): readonly [MenuItem, MenuItem, MenuItem] => [
  item('edit', t, () => open({ kind: 'edit', id: place.id })),
  item('history', t, () => open({ kind: 'history', place })),
  item('delete', t, () => open({ kind: 'delete', place })),
]

/** Closes an open place, or opens a closed one. */
export const activityItem = (
  of: OpenPlaceKind,
  place: Place & { readonly active: boolean },
  t: Words,
  open: Open,
): MenuItem =>
  item(place.active ? 'deactivate' : 'activate', t, () =>
    open({ kind: 'activity', of, places: [place], active: !place.active }),
  )

export const moveItem = (t: Words, move: () => void): MenuItem => item('move', t, move)

/** The last column: what can be done with a place. */
export const placeMenu = <Row extends Place>(itemsOf: (row: Row) => readonly MenuItem[]): RecordColumn<Row, never> =>
  menuColumn(({ name }) => name, itemsOf)
