import { Button } from '@veckovis/ui'
import { useTranslation } from '@veckovis/platform'
import { chartViews, type ChartView } from '../../context/view'
import * as styles from './efficiency-chart.module.css'

type ChartActionsProps = {
  readonly view: ChartView
  readonly tableId: string
  readonly isShown: boolean
  readonly showsTable: boolean
  readonly onView: (view: ChartView) => void
  readonly onTable: () => void
  readonly onShow: () => void
}

/** Which hours the chart shows, and the way to the same figures as a table. */
const ViewActions = ({ view, tableId, showsTable, onView, onTable }: Omit<ChartActionsProps, 'isShown' | 'onShow'>) => {
  const { t } = useTranslation('mf-forecast')
  return (
    <>
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
    </>
  )
}

/** What can be done with the chart that is unfolded; folding and unfolding it. */
export const ChartActions = ({ isShown, onShow, ...actions }: ChartActionsProps) => {
  const { t } = useTranslation('mf-forecast')
  return (
    <div className={styles.actions}>
      {isShown && <ViewActions {...actions} />}
      <Button variant="quiet" aria-expanded={isShown} onClick={onShow}>
        {t(isShown ? 'chart.hide' : 'chart.show')}
      </Button>
    </div>
  )
}
