import type { ForecastTab } from '../../context/forecast-filters'
import { ForecastSheet } from './forecast-sheet'
import { OneWeek } from './one-week/one-week'
import { useNarrow } from '../../parts/use-narrow'
import * as styles from './forecast-tables.module.css'

/** The tables of a tab: all weeks of the range side by side, or one week where the window is narrow. */
export const ForecastTables = ({ tab }: { readonly tab: ForecastTab }) => {
  const isNarrow = useNarrow()
  return (
    <div className={styles.tables} data-part="tables" data-tab={tab}>
      {isNarrow ? <OneWeek tab={tab} /> : <ForecastSheet tab={tab} />}
    </div>
  )
}
