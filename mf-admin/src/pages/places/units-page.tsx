import { useQuery } from '@tanstack/react-query'
import type { UnitRow, unitSortFields } from '@veckovis/contracts/organisation'
import { Button } from '@veckovis/ui'
import { unitShape } from '../../data/place-lists'
import { unitListQuery, readPlaces } from '../../data/place-queries'
import { unitColumns } from '../../features/places/columns/place-columns'
import { ClosablePlaces, type ClosableList } from './closable-places'
import { moveItem } from './place-menu'

const units: ClosableList<UnitRow, (typeof unitSortFields)[number]> = {
  of: 'unit',
  icon: 'unit',
  shape: unitShape,
  useRows: part => useQuery(unitListQuery(part)),
  read: readPlaces.unit,
  levels: ['county', 'municipality', 'department'],
  columns: unitColumns,
  buttons: (rows, t, open) => (
    <Button onClick={() => open({ kind: 'move', units: rows })}>{t('places.menu.move')}</Button>
  ),
  items: (unit, t, open) => [moveItem(t, () => open({ kind: 'move', units: [unit] }))],
}

/** Every unit. */
export const UnitsPage = () => <ClosablePlaces places={units} />
