import { ForecastSheet, type ForecastSheetProps } from './forecast-sheet'
import { useFigures, type FiguresAtom } from './use-forecast-figures'
import { OneWeek } from './one-week/one-week'
import { useNarrow } from './one-week/use-narrow'
import * as styles from './forecast-tables.module.css'

type ForecastTablesProps = Omit<ForecastSheetProps, 'figures'> & {
  readonly figuresAtom: FiguresAtom
  /** The week that is shown where there is room for one. */
  readonly week: number
  readonly onWeekChange: (week: number) => void
}

/** The tables of a tab: all weeks of the range side by side, or one week where the window is narrow. */
export const ForecastTables = ({ figuresAtom, ...props }: ForecastTablesProps) => {
  const figures = useFigures(props.editor, figuresAtom)
  const isNarrow = useNarrow()
  return (
    <div className={styles.tables} data-part="tables" data-tab={props.tab}>
      {isNarrow ? <OneWeek {...props} figures={figures} /> : <ForecastSheet {...props} figures={figures} />}
    </div>
  )
}
