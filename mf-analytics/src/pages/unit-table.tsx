import { useQuery } from '@tanstack/react-query'
import { useListAddress } from '@veckovis/lists'
import type { UnitList } from '@veckovis/contracts/analytics'
import { lazyPage, useTranslation } from '@veckovis/platform'
import { Link } from '@veckovis/platform/router'
import { buttonLook } from '@veckovis/ui'
import { absenceQuery, downloadList, overviewQuery, unitsQuery } from '../data/analytics-queries'
import { unitShape } from '../data/analytics-shapes'
import { chosenNames } from '../data/place-choices'
import { usePlaceChoices } from '../data/use-place-choices'
import { ChoiceFilter } from '../features/filters/choice-filter'
import { PeriodFilter } from '../features/filters/period-filter'
import { PlaceFilters } from '../features/filters/place-filters'
import { ownUnitColumns, ownUsuallyHidden, unitColumns } from '../features/unit-list/unit-columns'
import { weeksText } from '../features/unit-list/weeks-text'
import * as styles from '../parts/picture.module.css'
import { AnalyticsFrame } from './analytics-frame'
import { useActiveUnitId } from './use-active-unit-id'

const AbsenceCard = lazyPage(() => import('../features/absence/absence-card').then(module => module.AbsenceCard))
const EfficiencyBand = lazyPage(() => import('../features/band/efficiency-band').then(module => module.EfficiencyBand))

const OverviewBand = lazyPage(() => import('../features/band/overview-band').then(module => module.OverviewBand))

const furthestFirst = { key: 'fromTarget', direction: 'descending' } as const

/** To what the units have handed in about the year, where one of them has a forecast. */
const SubmissionsWay = ({ rows, period }: UnitList) => {
  const { t } = useTranslation('mf-analytics')
  if (!rows.some(({ forecast, open }) => forecast && open)) return null
  return (
    <Link to={`/follow-up/submissions?year=${period.to.year}`} className={buttonLook('secondary')}>
      {t('units.submissions')}
    </Link>
  )
}

/** The table of units, of the whole country or of the places that the person reaches. */
export const UnitTable = ({ of }: { readonly of: 'units' | 'overview' }) => {
  const { t } = useTranslation('mf-analytics')
  const list = useListAddress(unitShape)
  const { filters } = list.part
  const choices = usePlaceChoices(of === 'units' ? 'country' : 'own')
  const asked = { part: list.part, activeUnitId: useActiveUnitId() }
  const query = useQuery(of === 'units' ? unitsQuery(asked) : overviewQuery(asked))
  return (
    <AnalyticsFrame
      of="units"
      list={list}
      query={query}
      columns={of === 'units' ? unitColumns(t) : ownUnitColumns(t)}
      rowKey={({ unit }) => unit.id}
      filters={
        <>
          <PlaceFilters
            levels={['municipalityId', 'departmentId', 'unitId']}
            choices={choices}
            chosen={filters}
            onChoose={chosen => list.change({ filters: chosen })}
          />
          <PeriodFilter days={filters} onChange={days => list.change({ filters: days })} />
          <ChoiceFilter
            label={t('filters.compare')}
            value={filters.compare}
            options={[{ value: 'year-before', label: t('filters.yearBefore') }]}
            allLabel={t('filters.noComparison')}
            onChange={compare => list.change({ filters: { compare } })}
          />
          <ChoiceFilter
            label={t('filters.order')}
            value={list.part.sort.key === 'fromTarget' ? 'fromTarget' : null}
            options={[{ value: 'fromTarget', label: t('filters.fromTarget') }]}
            allLabel={t('filters.byColumn')}
            onChange={key => list.change({ sort: key === null ? unitShape.usualSort : furthestFirst })}
          />
        </>
      }
      periodOf={({ period }) => weeksText(period, t)}
      picture={data => (
        <div className={styles.pictures}>
          {of === 'overview' && data.rows.length < data.total ? (
            <OverviewBand asked={asked} />
          ) : (
            <EfficiencyBand rows={data.rows} units={t(of === 'overview' ? 'band.all' : 'band.ofPage')} />
          )}
          <AbsenceCard asked={absenceQuery(of, asked)} />
        </div>
      )}
      {...(of === 'overview'
        ? { usuallyHidden: ownUsuallyHidden, way: (list: UnitList) => <SubmissionsWay {...list} /> }
        : {})}
      fileName={[
        of === 'units' ? t('units.file') : t('overview.file'),
        ...chosenNames(choices, filters),
        ...(filters.compare === null ? [] : [t('filters.yearBefore')]),
      ]}
      download={format => downloadList(of, format, asked)}
    />
  )
}
