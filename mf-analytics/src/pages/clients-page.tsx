import { useQuery } from '@tanstack/react-query'
import { useListAddress } from '@veckovis/lists'
import { useLanguage, useTranslation } from '@veckovis/platform'
import { clientsQuery, downloadList } from '../data/analytics-queries'
import { clientShape } from '../data/analytics-shapes'
import { chosenNames } from '../data/place-choices'
import { usePlaceChoices } from '../data/use-place-choices'
import { clientColumns } from '../features/client-list/client-columns'
import { PlaceFilters } from '../features/filters/place-filters'
import { AnalyticsFrame } from './analytics-frame'
import { useActiveUnitId } from './use-active-unit-id'

/** A row per client. */
export const ClientsPage = () => {
  const { t } = useTranslation('mf-analytics')
  const language = useLanguage()
  const list = useListAddress(clientShape)
  const asked = { part: list.part, activeUnitId: useActiveUnitId() }
  const query = useQuery(clientsQuery(asked))
  const chosen = { municipalityId: list.part.filters.municipalityId, departmentId: null, unitId: null }
  const choices = usePlaceChoices('country')
  return (
    <AnalyticsFrame
      of="clients"
      list={list}
      query={query}
      columns={clientColumns(t, language)}
      rowKey={({ client }) => client.id}
      filters={
        <PlaceFilters
          levels={['municipalityId']}
          choices={choices}
          chosen={chosen}
          onChoose={({ municipalityId }) => list.change({ filters: { municipalityId } })}
        />
      }
      fileName={[t('clients.file'), ...chosenNames(choices, chosen)]}
      download={format => downloadList('clients', format, asked)}
    />
  )
}
