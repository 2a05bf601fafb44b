import type { SentOrigin } from '@veckovis/contracts/forecast'
import { editCell, editCells } from '@veckovis/domain/forecast'
import type { SheetBatchOutcome, SheetEdit, SheetEditWay, SheetPending, RejectedEdit } from '@veckovis/grid'
import { notify, useTranslation, type Words } from '@veckovis/platform'
import { useCallback, useEffect, useMemo } from 'react'
import { useAbsenceNames, useForecast } from '../../context/use-forecast'
import type { ForecastEditor } from '../../editing/forecast-editor'
import { matters } from '../../editing/matters'
import { rowNameById, type AbsenceNames } from '../../wording/row-names'

/** As the history of a cell tells it; what is cleared has been typed away. */
const originOfWay: Readonly<Record<SheetEditWay, SentOrigin>> = {
  type: 'typed',
  clear: 'typed',
  paste: 'pasted',
  fill: 'filled',
}

/** All of the edits as one step, or none of them and what is wrong with each. */
const takeEdits = (
  editor: ForecastEditor,
  edits: readonly SheetEdit[],
  way: SheetEditWay,
  words: Words,
): RejectedEdit[] => {
  const { forecast } = editor.content()
  const [first] = edits
  const cells = edits.map(({ rowId, column, text }) => ({ rowId, week: column, text }))
  const single = cells[0] !== undefined && cells.length === 1 ? editCell(forecast, cells[0]) : null
  const outcome = single ?? editCells(forecast, cells)
  if (outcome.ok) {
    editor.update(() => outcome.value, originOfWay[way])
    return []
  }
  if (first !== undefined && typeof outcome.error === 'string')
    return [{ ...first, message: words(`editErrors.${outcome.error}`) }]
  const failures = typeof outcome.error === 'string' ? [] : outcome.error
  return failures.map(({ rowId, week, error }) => ({
    ...{ rowId, column: week, text: '' },
    message: words(`editErrors.${error}`),
  }))
}

const leftOut = ({ outside, blank, readOnly }: SheetBatchOutcome, words: Words): string[] => [
  ...(outside > 0 ? [words('batch.outside', { count: outside })] : []),
  ...(blank > 0 ? [words('batch.blank', { count: blank })] : []),
  ...(readOnly > 0 ? [words('batch.readOnly', { count: readOnly })] : []),
]

/** What a person is told after a paste, a fill or a clearing; null when everything went as asked. */
const batchText = (outcome: SheetBatchOutcome, names: AbsenceNames, words: Words): string | null => {
  const { kind, taken, rejected, tooLarge } = outcome
  if (tooLarge) return words('batch.tooLarge')
  const [first] = rejected
  if (first !== undefined) {
    const place = words('batch.place', { name: rowNameById(first.rowId, names, words), week: first.column })
    return words('batch.rejected', { count: rejected.length, place, reason: first.message })
  }
  const parts = leftOut(outcome, words)
  if (parts.length === 0) return null
  return [words(taken > 0 ? `batch.taken-${kind}` : 'batch.none', { count: taken }), ...parts].join(' ')
}

/** Ties the grid to the editor: edits, undo, refused text, and throwing it all away. */
export const useSheetEditing = (sheetId: string) => {
  const { t } = useTranslation('mf-forecast')
  const { editor, undo, redo } = useForecast()
  const absenceNames = useAbsenceNames()
  useEffect(() => () => editor.setPending(sheetId, { editing: false, refused: 0 }), [editor, sheetId])

  const onEdits = useCallback(
    (edits: readonly SheetEdit[], way: SheetEditWay = 'type') => takeEdits(editor, edits, way, t),
    [editor, t],
  )
  const onBatch = useCallback(
    (outcome: SheetBatchOutcome) => {
      const text = batchText(outcome, absenceNames, t)
      if (text === null) notify.settled(matters.cells.about)
      else (outcome.taken > 0 ? notify.info : notify.error)(text, matters.cells)
    },
    [absenceNames, t],
  )
  const onPendingChange = useCallback(
    ({ editing, rejected }: SheetPending) => editor.setPending(sheetId, { editing, refused: rejected.length }),
    [editor, sheetId],
  )
  return useMemo(
    () => ({ onEdits, onBatch, onPendingChange, onUndo: undo, onRedo: redo }),
    [onEdits, onBatch, onPendingChange, undo, redo],
  )
}
