import type { UnitRow } from '@veckovis/contracts/analytics'
import { formatDecimals } from '@veckovis/domain/numbers'
import { lazyPage, useTranslation } from '@veckovis/platform'
import { Card, WideTable } from '@veckovis/ui'
import { useMemo } from 'react'
import { percentOf } from '../../parts/figures'
import * as styles from '../../parts/picture.module.css'
import { rankUnits, tolerance, type RankedUnit } from './ranked-units'

// nivo weighs more than the table.
const BandPlot = lazyPage(() => import('./band-plot').then(module => module.BandPlot))

const BandTable = ({ units }: { readonly units: readonly RankedUnit[] }) => {
  const { t } = useTranslation('mf-analytics')
  return (
    <details className={styles.table}>
      <summary>{t('picture.table')}</summary>
      <WideTable label={t('band.title')} look="bare">
        <table aria-label={t('band.title')}>
          <thead>
            <tr>
              <th scope="col">{t('columns.units.unit')}</th>
              <th scope="col">{t('columns.units.actualEfficiency')}</th>
              <th scope="col">{t('columns.units.targetEfficiency')}</th>
              <th scope="col">{t('band.points')}</th>
              <th scope="col">{t('band.standing')}</th>
            </tr>
          </thead>
          <tbody>
            {units.map(({ id, name, actual, target, points, standing }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td>{percentOf(actual)}</td>
                <td>{percentOf(target)}</td>
                <td>{formatDecimals(points, 1)}</td>
                <td>{t(`band.standings.${standing}`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
    </details>
  )
}

/** How far the units of the page are from their targets; nothing while fewer than two have figures. */
export const EfficiencyBand = ({ rows }: { readonly rows: readonly UnitRow[] }) => {
  const { t } = useTranslation('mf-analytics')
  const units = useMemo(() => rankUnits(rows), [rows])
  if (units.length < 2) return null
  return (
    <Card title={t('band.title')}>
      <div className={styles.content}>
        <p className={styles.lead}>{t('band.lead', { tolerance })}</p>
        <BandPlot units={units} label={t('band.summary', { count: units.length })} />
        <BandTable units={units} />
      </div>
    </Card>
  )
}
