import { useCallback, useState } from 'react'
import { ForecastSheet, type ForecastSheetProps } from './forecast-sheet'
import { useFigures, type FiguresAtom } from './use-forecast-figures'
import { OneWeek } from './one-week/one-week'
import { useNarrow } from './one-week/use-narrow'
import './forecast-tables.css'

type ForecastTablesProps = Omit<ForecastSheetProps, 'figures'> & {
  readonly figuresAtom: FiguresAtom
  /** The week that is shown where there is room for one. */
  readonly week: number
  readonly onWeekChange: (week: number) => void
}

/** Opens where the work is, once: the weeks before the current one cannot be edited any more. */
const useCurrentWeekInView = () => {
  const [isShown, setIsShown] = useState(false)
  return useCallback(
    (panel: HTMLElement | null) => {
      if (panel === null || isShown) return
      const header = panel.querySelector('[role=columnheader][aria-current]')
      header?.scrollIntoView({ block: 'nearest', inline: 'center' })
      setIsShown(true)
    },
    [isShown],
  )
}

/** The tables of a tab: all weeks of the range side by side, or one week where the window is narrow. */
export const ForecastTables = ({ figuresAtom, ...props }: ForecastTablesProps) => {
  const figures = useFigures(props.editor, figuresAtom)
  const isNarrow = useNarrow()
  const ref = useCurrentWeekInView()
  return (
    <div ref={ref} className="mf-forecast-tables" data-tab={props.tab}>
      {isNarrow ? <OneWeek {...props} figures={figures} /> : <ForecastSheet {...props} figures={figures} />}
    </div>
  )
}
