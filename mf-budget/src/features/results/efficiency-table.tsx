import { formatDecimals, formatPercent } from '@veckovis/domain/numbers'
import { useTranslation } from '@veckovis/platform'
import { WideTable } from '@veckovis/ui'
import type { YearEfficiency } from './efficiency-chart'
import type { AskWhy } from '../../parts/why-button'
import { WhyFigure } from '../../parts/why-figure'
import * as styles from './results.module.css'

type EfficiencyTableProps = {
  readonly efficiency: YearEfficiency
  /** Hours of the whole year. */
  readonly neededHours: number
  readonly budgetedHours: number
  /** A month of 1 to 12, or the year. */
  readonly onWhy: AskWhy<`${number}` | 'year'>
}

type RowProps = Pick<EfficiencyTableProps, 'onWhy'> & {
  readonly id: `${number}` | 'year'
  readonly name: string
  /** In the place of the name where the window is narrow. */
  readonly shortName?: string
  readonly hours: readonly [number, number]
  readonly percent: number
  readonly target: number
}

const Row = ({ id, name, shortName = name, hours, percent, target, onWhy }: RowProps) => {
  const { t } = useTranslation('mf-budget')
  const difference = percent - target
  return (
    <tr>
      <th scope="row" aria-label={name}>
        <span className={styles.wide}>{name}</span>
        <span className={styles.narrow}>{shortName}</span>
      </th>
      {hours.map((value, index) => (
        <td key={index === 0 ? 'needed' : 'budgeted'}>{formatDecimals(value, 2)}</td>
      ))}
      <td>
        <WhyFigure
          figure={id}
          name={t('results.efficiencyOf', { name })}
          text={formatPercent(percent, 1)}
          onWhy={onWhy}
        />
      </td>
      <td>{t(difference > 0 ? 'results.plus' : 'results.same', { value: formatDecimals(difference, 1) })}</td>
    </tr>
  )
}

/** Needed and budgeted hours of each month and of the year, and the one over the other. */
export const EfficiencyTable = ({ efficiency, neededHours, budgetedHours, onWhy }: EfficiencyTableProps) => {
  const { t } = useTranslation('mf-budget')
  const { months, target } = efficiency
  return (
    <WideTable label={t('results.table')} className={styles.framed}>
      <table className={styles.table} aria-label={t('results.table')}>
        <thead>
          <tr>
            <th scope="col">{t('results.month')}</th>
            <th scope="col">{t('results.neededHours')}</th>
            <th scope="col" aria-label={t('results.budgetedHours')}>
              <span className={styles.wide}>{t('results.budgetedHours')}</span>
              <span className={styles.narrow}>{t('results.budgetedShort')}</span>
            </th>
            <th scope="col">{t('results.efficiency')}</th>
            <th scope="col">
              {t('results.toTarget')} <span className={styles.unit}>{t('results.points')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {months.map(one => (
            <Row
              key={one.month}
              id={`${one.month}`}
              name={t(`results.months.${one.month}`)}
              shortName={t(`results.monthsShort.${one.month}`)}
              hours={[one.neededHours, one.budgetedHours]}
              percent={one.efficiency}
              target={target}
              onWhy={onWhy}
            />
          ))}
        </tbody>
        <tfoot>
          <Row
            id="year"
            name={t('results.wholeYear')}
            hours={[neededHours, budgetedHours]}
            percent={efficiency.year}
            target={target}
            onWhy={onWhy}
          />
        </tfoot>
      </table>
    </WideTable>
  )
}
