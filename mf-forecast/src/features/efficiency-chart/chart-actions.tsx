import type { ForecastInput } from '@veckovis/domain/forecast'
import { Button } from '@veckovis/ui'
import { useTranslation } from '@veckovis/platform'
import { chartViews, type ChartView } from '../../context/view'
import * as styles from './efficiency-chart.module.css'

/** The choice of kronor, and what they are of. */
export type KronorOfChart = {
  readonly counted: ForecastInput
  readonly isShown: boolean
  readonly onUnit: (inKronor: boolean) => void
}

type ChartActionsProps = {
  readonly view: ChartView
  /** Left out where there is nothing to tell in kronor. */
  readonly kronor: KronorOfChart | undefined
  readonly tableId: string
  readonly isShown: boolean
  readonly showsTable: boolean
  readonly onView: (view: ChartView) => void
  readonly onTable: () => void
  readonly onShow: () => void
}

const units = ['hours', 'kronor'] as const

/** Hours or kronor. */
const UnitActions = ({ isShown, onUnit }: KronorOfChart) => {
  const { t } = useTranslation('mf-forecast')
  return (
    <div className={styles.views} role="group" aria-label={t('chart.unitOf')}>
      {units.map(each => (
        <button
          key={each}
          type="button"
          aria-pressed={isShown === (each === 'kronor')}
          onClick={() => onUnit(each === 'kronor')}
        >
          {t(`chart.units.${each}`)}
        </button>
      ))}
    </div>
  )
}

/** What the chart shows, and the way to the same figures as a table. */
const ViewActions = (props: Omit<ChartActionsProps, 'isShown' | 'onShow'>) => {
  const { view, kronor, tableId, showsTable, onView, onTable } = props
  const { t } = useTranslation('mf-forecast')
  return (
    <>
      {kronor !== undefined && <UnitActions {...kronor} />}
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
