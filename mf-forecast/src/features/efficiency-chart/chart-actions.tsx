import { Button } from '@veckovis/ui'
import { useTranslation } from '@veckovis/platform'
import { chartViews, type ChartView } from '../../context/view'
import * as styles from './efficiency-chart.module.css'

type ChartActionsProps = {
  readonly view: ChartView
  readonly tableId: string
  readonly showsTable: boolean
  readonly onView: (view: ChartView) => void
  readonly onTable: () => void
}

/** Which hours the chart shows, and the way to the same figures as a table. */
export const ChartActions = ({ view, tableId, showsTable, onView, onTable }: ChartActionsProps) => {
  const { t } = useTranslation('mf-forecast')
  return (
    <div className={styles.actions}>
      <div className={styles.views} role="group" aria-label={t('chart.view')}>
        {chartViews.map(each => (
          <button key={each} type="button" aria-pressed={each === view} onClick={() => onView(each)}>
            {t(`chart.${each}`)}
          </button>
        ))}
      </div>
      <Button
        variant="quiet"
        aria-expanded={showsTable}
        {...(showsTable ? { 'aria-controls': tableId } : {})}
        onClick={onTable}
      >
        {t(showsTable ? 'chart.hideTable' : 'chart.showTable')}
      </Button>
    </div>
  )
}
