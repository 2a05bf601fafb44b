import { editCell, type ForecastResult, type ForecastState, type ForecastTable } from '@veckovis/domain'
import {
  WeekGrid,
  type GridColumn,
  type GridEdit,
  type GridPending,
  type SharedScroll,
  type WeekGridHandle,
} from '@veckovis/grid'
import { useTranslation } from '@veckovis/platform'
import { useCallback, useEffect, useMemo, type ReactNode } from 'react'
import type { ForecastEditor } from '../../data/forecast-editor'
import { gridRows } from './forecast-grid-model'

export type ForecastGridProps = {
  readonly editor: ForecastEditor
  readonly table: ForecastTable
  readonly state: ForecastState
  readonly result: ForecastResult
  readonly columns: readonly GridColumn[]
  readonly sharedScroll: SharedScroll
  readonly labelActions?: ReadonlyMap<string, ReactNode>
  /** Rows were skipped, so that what this table sums up is not the whole. */
  readonly incomplete?: boolean
}

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
    }),
    [t],
  )
}

/** Ties a grid to the editor: edits, refused text, and throwing both away. */
const useGridEditing = (editor: ForecastEditor, tableId: string) => {
  const { t } = useTranslation('mf-forecast')
  useEffect(() => () => editor.setPending(tableId, { editing: false, refused: 0 }), [editor, tableId])

  const onEdit = useCallback(
    (edit: GridEdit) => {
      const outcome = editCell(editor.content().forecast, edit)
      if (!outcome.ok) return t(`editErrors.${outcome.error}`)
      editor.update(() => outcome.value)
      return null
    },
    [editor, t],
  )
  const onPendingChange = useCallback(
    ({ editing, rejected }: GridPending) => editor.setPending(tableId, { editing, refused: rejected.length }),
    [editor, tableId],
  )
  const ref = useCallback(
    (grid: WeekGridHandle | null) => (grid === null ? undefined : editor.joinGrid(grid)),
    [editor],
  )
  return { onEdit, onPendingChange, ref }
}

/** One table of the forecast as a week grid. */
export const ForecastGrid = (props: ForecastGridProps) => {
  const { editor, table, state, result, columns, sharedScroll, labelActions, incomplete = false } = props
  const { t } = useTranslation('mf-forecast')
  const labels = useGridLabels()
  const editing = useGridEditing(editor, table.id)
  const rows = useMemo(
    () => gridRows({ table, state, result, words: t, ...(labelActions === undefined ? {} : { labelActions }) }),
    [table, state, result, t, labelActions],
  )
  const name = t(table.nameKey)
  return (
    <WeekGrid
      caption={incomplete ? t('tables.incomplete', { name }) : name}
      captionLevel={2}
      columns={columns}
      rows={rows}
      labels={labels}
      summaries={['sum', 'average']}
      sharedScroll={sharedScroll}
      {...editing}
    />
  )
}
