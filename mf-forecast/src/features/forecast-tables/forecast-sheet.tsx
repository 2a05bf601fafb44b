import { plainNumber } from '@veckovis/domain/numbers'
import { WeekGrid, type GridAddress, type GridSelection } from '@veckovis/grid'
import { useTranslation } from '@veckovis/platform'
import { useCallback, useMemo, type ReactNode } from 'react'
import type { ForecastEditor } from '../../data/forecast-editor'
import type { ForecastTab } from '../../data/forecast-tab'
import type { AbsenceNames } from '../../data/row-names'
import { findForecastRow, type ForecastFigures } from './forecast-figures'
import { paperSums } from './paper-sums'
import { SelectionStatus, type AskAbout, type AskForNote } from './status/selection-status'
import { useGridGroups } from './use-grid-groups'
import { useSheetEditing } from './use-sheet-editing'
import { useWeekInSight } from './use-week-in-sight'

export type ForecastSheetProps = {
  readonly editor: ForecastEditor
  readonly tab: ForecastTab
  readonly figures: ForecastFigures
  readonly absenceNames: AbsenceNames
  readonly labelActions?: ReadonlyMap<string, ReactNode>
  readonly annotated?: ReadonlySet<string>
  /** Ids of the tables that are put away. */
  readonly folded: ReadonlySet<string>
  readonly onFold: (tableId: string, folded: boolean) => void
  /** Whether the figure at an address can explain itself. */
  readonly isExplained: (address: GridAddress) => boolean
  readonly onExplain: AskAbout
  readonly onAnnotate: AskForNote
  /** Rows were skipped, so that what the tables sum up is not the whole. */
  readonly incomplete: boolean
}

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
      oldWeek: t('grid.oldWeek'),
      currentWeek: t('grid.currentWeek'),
      annotated: t('grid.annotated'),
      fold: t('grid.fold'),
      unfold: t('grid.unfold'),
      fill: t('grid.fill'),
      annotateWeek: t('grid.annotateWeek'),
    }),
    [t],
  )
}

/** The tables of one tab as one week grid. */
export const ForecastSheet = (props: ForecastSheetProps) => {
  const { editor, tab, figures, absenceNames, onFold, isExplained, onExplain, onAnnotate } = props
  const labels = useGridLabels()
  const groups = useGridGroups(props)
  const editing = useSheetEditing(editor, tab, absenceNames)
  const { tables, columns } = figures
  const ref = useWeekInSight(editor, { first: columns[0]?.week ?? 1, last: columns.at(-1)?.week ?? 1 })
  const renderStatus = useCallback(
    (selection: GridSelection) => (
      <SelectionStatus
        selection={selection}
        rowOf={rowId => findForecastRow(tables, tab, rowId)}
        isExplained={isExplained}
        onExplain={onExplain}
        onAnnotate={onAnnotate}
      />
    ),
    [tables, tab, isExplained, onExplain, onAnnotate],
  )
  const summariesOfWeeks = useCallback((weeks: readonly number[]) => paperSums(figures, weeks), [figures])
  return (
    <WeekGrid
      ref={ref}
      captionLevel={2}
      columns={columns}
      groups={groups}
      labels={labels}
      clipboardText={plainNumber}
      summaries={summaries}
      summariesOfWeeks={summariesOfWeeks}
      onFold={onFold}
      onInspect={onExplain}
      onAnnotate={onAnnotate}
      onAnnotateWeek={(week, head) => onAnnotate({ rowId: null, column: week }, head)}
      renderStatus={renderStatus}
      {...editing}
    />
  )
}
