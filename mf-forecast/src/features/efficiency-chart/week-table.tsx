import { Button, WideTable } from '@veckovis/ui'
import { useTranslation } from '@veckovis/platform'
import type { ChartView } from '../../context/view'
import type { ChartWeek } from './chart-weeks'
import { lineNames, weekFigures } from './week-texts'
import * as styles from './week-table.module.css'

type Explain = (week: number, anchor: HTMLElement) => void

type WeekTableProps = {
  readonly id: string
  readonly weeks: readonly ChartWeek[]
  readonly view: ChartView
  readonly from: number
  readonly onExplain?: Explain | undefined
}

const useHeads = ({ view, from }: WeekTableProps): string[] => {
  const { t } = useTranslation('mf-forecast')
  const unit = t('chart.unit')
  return [
    t('chart.hours', { name: t(lineNames[view].available, { from }), unit }),
    t('chart.hours', { name: t(lineNames[view].needed, { from }), unit }),
    t('chart.ownEfficiency'),
    t('chart.ownMark'),
    t('chart.efficiency', { from }),
    t('chart.mark'),
    t('chart.target'),
  ]
}

const WeekFigures = ({ week, onExplain }: { readonly week: ChartWeek; readonly onExplain: Explain | undefined }) => {
  const { t } = useTranslation('mf-forecast')
  const { available, needed, own, ownMark, efficiency, mark, target } = weekFigures(week, t)
  return (
    <tr>
      <th scope="row">{week.week}</th>
      <td>{available}</td>
      <td>{needed}</td>
      <td>{own}</td>
      <td className={styles.words}>{ownMark}</td>
      <td>{efficiency}</td>
      <td className={styles.words}>{mark}</td>
      <td>{target}</td>
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
}

/** The same figures as the chart for those who do not see it or rather read; both statuses in either view. */
export const WeekTable = (props: WeekTableProps) => {
  const { id, weeks, onExplain } = props
  const { t } = useTranslation('mf-forecast')
  const heads = [...useHeads(props), ...(onExplain === undefined ? [] : [t('chart.explain')])]
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
          {weeks.map(week => (
            <WeekFigures key={week.week} week={week} onExplain={onExplain} />
          ))}
        </tbody>
      </table>
    </WideTable>
  )
}
