import { useQuery } from '@tanstack/react-query'
import { municipalityTypes, type MunicipalityType } from '@veckovis/domain/organisation'
import { AddButton, FilterField, ListTable, ListToolbar, LoadedList, useListAddress, useNewRow } from '@veckovis/lists'
import { useTranslation } from '@veckovis/platform'
import { Select } from '@veckovis/ui/select'
import { municipalityShape } from '../../data/place-lists'
import { municipalityListQuery, readPlaces } from '../../data/place-queries'
import { usePlaceNodes } from '../../data/use-place-nodes'
import { LogoPicture } from '../../features/logo/logo-picture'
import { tableColumns } from '../../features/places/columns/column-kinds'
import { municipalityColumns } from '../../features/places/columns/place-columns'
import { PlaceExport } from '../../features/places/export/place-export'
import { PlaceFilters } from '../../features/places/filters/place-filters'
import { PlaceDialogs } from './place-dialogs'
import { placeMenu, usualItems } from './place-menu'
import { usePlaceDialog } from './use-place-dialog'

type TypeFilterProps = {
  readonly value: MunicipalityType | null
  readonly onChange: (type: MunicipalityType | null) => void
}

const TypeFilter = ({ value, onChange }: TypeFilterProps) => {
  const { t } = useTranslation('mf-admin')
  const options = municipalityTypes.map(type => ({ value: type, label: t(`places.types.${type}`) }))
  return (
    <FilterField>
      <Select<MunicipalityType | 'all'>
        label={t('places.fields.type')}
        value={value ?? 'all'}
        options={[{ value: 'all', label: t('places.all.type') }, ...options]}
        onChange={type => onChange(type === 'all' ? null : type)}
      />
    </FilterField>
  )
}

/** Every municipality, with what lies in it. */
export const MunicipalitiesPage = () => {
  const { t } = useTranslation('mf-admin')
  const list = useListAddress(municipalityShape)
  const { search, filters } = list.part
  const query = useQuery(municipalityListQuery(list.part))
  const { data: nodes = null } = usePlaceNodes()
  const { dialog, open, close } = usePlaceDialog('municipality')
  const { show, newRow } = useNewRow(list, part => readPlaces.municipality(part))
  const add = <AddButton label={t('places.add.municipality')} onAdd={() => open({ kind: 'create' })} />
  return (
    <>
      <ListToolbar
        search={{
          label: t('places.search'),
          value: search,
          onSearch: searchText => list.change({ search: searchText }),
        }}
        filters={{
          set: list.filtersSet,
          fields: (
            <>
              <PlaceFilters
                levels={['county']}
                nodes={nodes}
                choice={filters}
                onChoose={chosen => list.change({ filters: chosen })}
              />
              <TypeFilter value={filters.type} onChange={type => list.change({ filters: { type } })} />
            </>
          ),
        }}
        actions={
          <>
            <PlaceExport of="municipality" part={list.part} total={query.data?.total} />
            {add}
          </>
        }
      />
      <LoadedList
        query={query}
        list={list}
        empty={{ icon: 'admin', title: t('places.none.municipality'), action: add }}
      >
        {({ items, total }) => (
          <ListTable
            label={t('places.lists.municipality')}
            list={list}
            total={total}
            rows={items}
            rowKey={({ id }) => id}
            busy={query.isPlaceholderData}
            newRow={newRow}
            columns={[
              ...tableColumns(municipalityColumns, {
                t,
                onOpen: id => open({ kind: 'edit', id }),
                pictureOf: ({ logoFilename }) => <LogoPicture logoFilename={logoFilename} />,
              }),
              placeMenu(municipality => usualItems(municipality, t, open)),
            ]}
          />
        )}
      </LoadedList>
      <PlaceDialogs
        onMade={show}
        of="municipality"
        dialog={dialog}
        choice={filters}
        onDone={() => undefined}
        onClose={close}
      />
    </>
  )
}
