import { useQuery } from '@tanstack/react-query'
import { FailedLoad } from '@veckovis/forms/loaded'
import { useTranslation } from '@veckovis/platform'
import { overviewQuery } from '../../data/analytics-queries'
import { EfficiencyBand } from './efficiency-band'

/** As many as a page of a list holds. */
const most = 100

type Asked = Parameters<typeof overviewQuery>[0]

/** The own units that the filters leave, whichever page of them the table shows; of very many those furthest away. */
export const OverviewBand = ({ asked }: { readonly asked: Asked }) => {
  const { t } = useTranslation('mf-analytics')
  const sort = { key: 'fromTarget', direction: 'descending' } as const
  const part = { ...asked.part, page: 1, pageSize: most, sort, filters: { ...asked.part.filters, compare: null } }
  const query = useQuery(overviewQuery({ ...asked, part }))
  const { data } = query
  return (
    <>
      <FailedLoad query={query} />
      {data !== undefined && (
        <EfficiencyBand
          rows={data.rows}
          units={data.total > most ? t('band.furthest', { most, total: data.total }) : t('band.all')}
        />
      )}
    </>
  )
}
