import type { UseQueryResult } from '@tanstack/react-query'
import {
  AddButton,
  ListTable,
  ListToolbar,
  LoadedList,
  SelectAll,
  SelectionBar,
  useListAddress,
  useNewRow,
  useSelection,
  type ListAddress,
  type ListPart,
  type ListShape,
} from '@veckovis/lists'
import { useTranslation, type Words } from '@veckovis/platform'
import type { IconName } from '@veckovis/ui'
import type { MenuItem } from '@veckovis/ui/menu'
import type { ReactNode } from 'react'
import type { OpenPlaceKind } from '../../data/place-calls'
import type { PlaceDialog } from '../../data/place-dialog'
import { refreshPlaces } from '../../data/place-queries'
import { usePlaceNodes } from '../../data/use-place-nodes'
import { tableColumns, type PlaceColumn } from '../../features/places/columns/column-kinds'
import { PlaceExport } from '../../features/places/export/place-export'
import { ActivityFilter, PlaceFilters, type Activity } from '../../features/places/filters/place-filters'
import type { ChosenKind } from '../../features/places/filters/place-options'
import { ImportButton } from '../import-button'
import { ActivityButtons } from './activity-buttons'
import { PlaceDialogs } from './place-dialogs'
import { activityItem, placeMenu, usualItems } from './place-menu'
import { usePlaceDialog } from './use-place-dialog'

type ClosablePlace = { readonly id: number; readonly name: string; readonly active: boolean }
type ClosableFilters = {
  readonly countyId: number | null
  readonly municipalityId: number | null
  readonly departmentId?: number | null
  readonly active: Activity
}
type Open = (dialog: PlaceDialog) => void

/** What one of the lists has of its own: a constant. */
export type ClosableList<Row extends ClosablePlace, SortKey extends string> = {
  readonly of: OpenPlaceKind
  readonly icon: IconName
  readonly shape: ListShape<SortKey, ClosableFilters>
  readonly useRows: (
    part: ListPart<SortKey, ClosableFilters>,
  ) => UseQueryResult<{ readonly items: Row[]; readonly total: number }>
  /** A page of them. */
  readonly read: (
    part: ListPart<SortKey, ClosableFilters>,
  ) => Promise<{ readonly items: readonly Row[]; readonly total: number }>
  /** Those above, from the widest. */
  readonly levels: readonly ChosenKind[]
  readonly columns: readonly PlaceColumn<Row, SortKey>[]
  /** What can be done with all that is selected, besides opening and closing it. */
  readonly buttons?: (rows: readonly Row[], t: Words, open: Open) => ReactNode
  /** What can be done with a row, besides what every place has. */
  readonly items?: (row: Row, t: Words, open: Open) => readonly MenuItem[]
}

type Placed<Row extends ClosablePlace, SortKey extends string> = { readonly places: ClosableList<Row, SortKey> }

type ToolbarProps<Row extends ClosablePlace, SortKey extends string> = Placed<Row, SortKey> & {
  readonly list: ListAddress<SortKey, ClosableFilters>
  readonly total: number | undefined
  readonly add: ReactNode
}

const Toolbar = <Row extends ClosablePlace, SortKey extends string>(props: ToolbarProps<Row, SortKey>) => {
  const {
    places: { of, levels },
    list: { part, change, filtersSet },
    total,
    add,
  } = props
  const { t } = useTranslation('mf-admin')
  const { data: nodes = null } = usePlaceNodes()
  const { search, filters } = part
  return (
    <ListToolbar
      search={{
        label: t('places.searchByName'),
        value: search,
        onSearch: searchText => change({ search: searchText }),
      }}
      filters={{
        set: filtersSet,
        fields: (
          <>
            <PlaceFilters
              levels={levels}
              nodes={nodes}
              choice={filters}
              onChoose={chosen => change({ filters: chosen })}
            />
            <ActivityFilter value={filters.active} onChange={active => change({ filters: { active } })} />
          </>
        ),
      }}
      actions={
        <>
          <PlaceExport of={of} part={part} total={total} />
          <ImportButton kind={of} onTaken={refreshPlaces} />
          {add}
        </>
      }
    />
  )
}

/** The list of the places that can be closed: searched and filtered, one by one or many at once. */
export const ClosablePlaces = <Row extends ClosablePlace, SortKey extends string>({ places }: Placed<Row, SortKey>) => {
  const { of, icon, shape, columns, buttons, items: itemsOf } = places
  const { t } = useTranslation('mf-admin')
  const list = useListAddress(shape)
  const query = places.useRows(list.part)
  const { dialog, open, close } = usePlaceDialog(of)
  const selection = useSelection<Row>({ scope: list.scope, inSight: query.data?.items })
  const { show, newRow } = useNewRow(list, part => places.read(part))
  const add = <AddButton label={t(`places.add.${of}`)} onAdd={() => open({ kind: 'create' })} />
  const menu = (row: Row) => {
    const [edit, history, remove] = usualItems(row, t, open)
    return [edit, ...(itemsOf?.(row, t, open) ?? []), activityItem(of, row, t, open), history, remove]
  }
  return (
    <>
      <Toolbar places={places} list={list} total={query.data?.total} add={add} />
      <SelectionBar count={selection.rows.length} onClear={selection.clear}>
        <SelectAll
          selection={selection}
          total={query.data?.total}
          read={page => places.read({ ...list.part, ...page })}
        />
        {buttons?.(selection.rows, t, open)}
        <ActivityButtons of={of} places={selection.rows} onOpen={open} />
      </SelectionBar>
      <LoadedList query={query} list={list} empty={{ icon, title: t(`places.none.${of}`), action: add }}>
        {({ items, total }) => (
          <ListTable
            label={t(`places.lists.${of}`)}
            list={list}
            total={total}
            rows={items}
            rowKey={({ id }) => id}
            busy={query.isPlaceholderData}
            newRow={newRow}
            selection={selection.named(({ name }) => name)}
            columns={[...tableColumns(columns, { t, onOpen: id => open({ kind: 'edit', id }) }), placeMenu(menu)]}
          />
        )}
      </LoadedList>
      <PlaceDialogs
        onMade={show}
        of={of}
        dialog={dialog}
        choice={list.part.filters}
        onDone={selection.clear}
        onClose={close}
      />
    </>
  )
}
