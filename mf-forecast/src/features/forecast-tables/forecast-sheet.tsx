import { plainNumber } from '@veckovis/domain/numbers'
import { Sheet, type SheetSelection } from '@veckovis/grid'
import { useNarrowMenu, useTranslation } from '@veckovis/platform'
import { useCallback, useMemo } from 'react'
import type { ForecastTab } from '../../context/forecast-filters'
import { useFigures, useForecast, useForecastValue } from '../../context/use-forecast'
import { useTight } from '../../parts/use-narrow'
import { paperSums } from './paper-sums'
import { SelectionStatus } from './status/selection-status'
import { useColumns } from './use-columns'
import { useGridGroups } from './use-grid-groups'
import { useSheetEditing } from './use-sheet-editing'
import { useToldSelection } from './use-told-selection'
import { useWeekInSight } from './use-week-in-sight'

const summaries = ['sum', 'average'] as const

const useGridLabels = () => {
  const { t } = useTranslation('mf-forecast')
  return useMemo(
    () => ({
      rowHeader: t('grid.rowHeader'),
      sum: t('grid.sum'),
      average: t('grid.average'),
      readOnly: t('grid.readOnly'),
      changed: t('grid.changed'),
      invalid: t('grid.invalid'),
      pastColumn: t('grid.oldWeek'),
      currentColumn: t('grid.currentWeek'),
      annotated: t('grid.annotated'),
      fold: t('grid.fold'),
      unfold: t('grid.unfold'),
      fill: t('grid.fill'),
      annotateColumn: t('grid.annotateWeek'),
    }),
    [t],
  )
}

/** The tables of one tab as one week grid. */
export const ForecastSheet = ({ tab }: { readonly tab: ForecastTab }) => {
  const { fold, questions } = useForecast()
  const isDense = useForecastValue(({ view }) => view.isDenseAtom)
  const isTight = useTight()
  useNarrowMenu(isDense && isTight)
  const { explainCell, annotate } = questions
  const { t } = useTranslation('mf-forecast')
  const figures = useFigures()
  const labels = useGridLabels()
  const groups = useGridGroups(tab)
  const columns = useColumns()
  const editing = useSheetEditing(tab)
  const onSelection = useToldSelection()
  const ref = useWeekInSight({ first: columns[0]?.id ?? 1, last: columns.at(-1)?.id ?? 1, isDense })
  const { tables } = figures
  const renderStatus = useCallback(
    (selection: SheetSelection) => <SelectionStatus {...{ selection, tables, tab }} />,
    [tables, tab],
  )
  const summariesOfColumns = useCallback((weeks: readonly number[]) => paperSums(figures, weeks, t), [figures, t])
  return (
    <Sheet
      ref={ref}
      captionLevel={2}
      density={isDense ? 'dense' : 'comfortable'}
      columns={columns}
      groups={groups}
      labels={labels}
      clipboardText={plainNumber}
      summaries={summaries}
      summariesOfColumns={summariesOfColumns}
      onFold={fold}
      onInspect={explainCell}
      onAnnotate={annotate}
      onAnnotateColumn={(week, head) => annotate({ rowId: null, column: week }, head)}
      renderStatus={renderStatus}
      onSelection={onSelection}
      {...editing}
    />
  )
}
