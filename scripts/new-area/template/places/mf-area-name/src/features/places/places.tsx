import { useQuery } from '@tanstack/react-query'
import type { AreaNamePlaces } from '@veckovis/contracts/area-name'
import { countAreaNameUnits } from '@veckovis/domain/area-name'
import { Loaded } from '@veckovis/forms/loaded'
import { useProgress, useTranslation } from '@veckovis/platform'
import { Card, EmptyState } from '@veckovis/ui'
import { Table } from '@veckovis/ui/table'
import { areaNamePlacesQuery } from '../../data/area-name-queries'

/** What is read, or why there is nothing to read. */
export const LoadedPlaces = ({ places }: { readonly places: AreaNamePlaces }) => {
  const { t } = useTranslation('mf-area-name')
  if (places.length === 0)
    return (
      <EmptyState title={t('empty.title')} icon="module">
        {t('empty.text')}
      </EmptyState>
    )
  return (
    <Card title={t('all', { units: countAreaNameUnits(places) })}>
      <Table
        label={t('places')}
        rows={places}
        rowKey={({ id }) => id}
        columns={[
          { key: 'name', title: t('name'), cell: ({ name }) => name },
          { key: 'units', title: t('units'), align: 'end', cell: ({ units }) => units },
        ]}
      />
    </Card>
  )
}

export const Places = () => {
  const query = useQuery(areaNamePlacesQuery)
  useProgress(query.isFetching)
  return <Loaded query={query}>{places => <LoadedPlaces places={places} />}</Loaded>
}
