import { Button, WideTable } from '@veckovis/ui'
import { useTranslation } from '@veckovis/platform'
import type { ChartView, ChartWeek } from './chart-weeks'
import { lineNames, weekFigures } from './week-texts'
import * as styles from './week-table.module.css'

type WeekTableProps = {
  readonly id: string
  readonly weeks: readonly ChartWeek[]
  readonly view: ChartView
  readonly from: number
  readonly onExplain?: ((week: number, anchor: HTMLElement) => void) | undefined
}

/** The same figures as the chart for those who do not see it or rather read. */
export const WeekTable = ({ id, weeks, view, from, onExplain }: WeekTableProps) => {
  const { t } = useTranslation('mf-forecast')
  const unit = t('chart.unit')
  const heads = [
    t('chart.hours', { name: t(lineNames[view].available, { from }), unit }),
    t('chart.hours', { name: t(lineNames[view].needed, { from }), unit }),
    t('chart.efficiency', { from }),
    t('chart.ownEfficiency'),
    t('chart.target'),
    t('chart.mark'),
    ...(onExplain === undefined ? [] : [t('chart.explain')]),
  ]
  return (
    <WideTable id={id} label={t('chart.table')} className={styles.table}>
      <table>
        <caption>{t('chart.table')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('chart.weekHead')}</th>
            {heads.map(head => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map(week => {
            const { available, needed, efficiency, own, target } = weekFigures(week)
            return (
              <tr key={week.week}>
                <th scope="row">{week.week}</th>
                {[available, needed, efficiency, own, target].map((value, column) => (
                  <td key={heads[column]}>{value}</td>
                ))}
                <td className={styles.words}>{t(`marks.${week.mark}`)}</td>
                {onExplain !== undefined && (
                  <td>
                    <Button
                      variant="quiet"
                      aria-label={`${t('chart.explain')} ${t('chart.week', { week: week.week })}`}
                      onClick={event => onExplain(week.week, event.currentTarget)}
                    >
                      {t('chart.explain')}
                    </Button>
                  </td>
                )}
              </tr>
            )
          })}
        </tbody>
      </table>
    </WideTable>
  )
}
