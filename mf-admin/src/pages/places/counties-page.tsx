import { useQuery } from '@tanstack/react-query'
import { AddButton, ListTable, ListToolbar, LoadedList, useListAddress, useNewRow } from '@veckovis/lists'
import { useTranslation } from '@veckovis/platform'
import { countyShape } from '../../data/place-lists'
import { countyListQuery, readPlaces } from '../../data/place-queries'
import { tableColumns } from '../../features/places/columns/column-kinds'
import { countyColumns } from '../../features/places/columns/place-columns'
import { PlaceExport } from '../../features/places/export/place-export'
import { PlaceDialogs } from './place-dialogs'
import { placeMenu, usualItems } from './place-menu'
import { usePlaceDialog } from './use-place-dialog'

/** Every county, with what lies in it. */
export const CountiesPage = () => {
  const { t } = useTranslation('mf-admin')
  const list = useListAddress(countyShape)
  const query = useQuery(countyListQuery(list.part))
  const { dialog, open, close } = usePlaceDialog('county')
  const { show, newRow } = useNewRow(list, part => readPlaces.county(part))
  const add = <AddButton label={t('places.add.county')} onAdd={() => open({ kind: 'create' })} />
  return (
    <>
      <ListToolbar
        search={{
          label: t('places.search'),
          value: list.part.search,
          onSearch: search => list.change({ search }),
        }}
        actions={
          <>
            <PlaceExport of="county" part={list.part} total={query.data?.total} />
            {add}
          </>
        }
      />
      <LoadedList query={query} list={list} empty={{ icon: 'admin', title: t('places.none.county'), action: add }}>
        {({ items, total }) => (
          <ListTable
            label={t('places.lists.county')}
            list={list}
            total={total}
            rows={items}
            rowKey={({ id }) => id}
            busy={query.isPlaceholderData}
            newRow={newRow}
            columns={[
              ...tableColumns(countyColumns, { t, onOpen: id => open({ kind: 'edit', id }) }),
              placeMenu(county => usualItems(county, t, open)),
            ]}
          />
        )}
      </LoadedList>
      <PlaceDialogs onMade={show} of="county" dialog={dialog} choice={{}} onDone={() => undefined} onClose={close} />
    </>
  )
}
