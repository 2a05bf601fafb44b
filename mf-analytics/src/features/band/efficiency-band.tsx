import type { UnitRow } from '@veckovis/contracts/analytics'
import { formatDecimals } from '@veckovis/domain/numbers'
import { lazyPage, useTranslation } from '@veckovis/platform'
import { Card, FirstRows, WideTable } from '@veckovis/ui'
import { useMemo } from 'react'
import { percentOf } from '../../parts/figures'
import * as styles from '../../parts/picture.module.css'
import { fromAbove, rankUnits, tolerance, type RankedUnit } from './ranked-units'

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

/** So many bars are compared at one glance; the others are one press away. */
const atFirst = 12

type EfficiencyBandProps = {
  readonly rows: readonly UnitRow[]
  /** Which units these are, as the first words of what is said of them. */
  readonly units: string
}

/** How far units are from their targets; nothing while fewer than two have figures. */
export const EfficiencyBand = ({ rows, units: which }: EfficiencyBandProps) => {
  const { t } = useTranslation('mf-analytics')
  const units = useMemo(() => rankUnits(rows), [rows])
  if (units.length < 2) return null
  return (
    <Card title={t('band.title')}>
      <div className={styles.content}>
        <p className={styles.lead}>{t('band.lead', { units: which, tolerance })}</p>
        <FirstRows
          rows={units}
          {...{ atFirst, atOnce: atFirst, isWhole: false }}
          showAll={t('band.showAll', { units: units.length })}
          showFewer={t('band.showFewer')}
        >
          {shown => <BandPlot units={fromAbove(shown)} label={t('band.summary', { count: shown.length })} />}
        </FirstRows>
        <BandTable units={fromAbove(units)} />
      </div>
    </Card>
  )
}
