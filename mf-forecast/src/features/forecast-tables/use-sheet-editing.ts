import { editCell, editCells } from '@veckovis/domain/forecast'
import type { GridBatchOutcome, GridEdit, GridPending, RejectedEdit } from '@veckovis/grid'
import { notify, useTranslation, type Words } from '@veckovis/platform'
import { useCallback, useEffect, useMemo } from 'react'
import type { ForecastEditor } from '../../data/forecast-editor'
import { matters } from '../../data/matters'
import { useEditSteps } from '../../data/use-edit-steps'
import { rowNameById, type AbsenceNames } from '../../data/row-names'

/** All of the edits as one step, or none of them and what is wrong with each. */
const takeEdits = (editor: ForecastEditor, edits: readonly GridEdit[], words: Words): RejectedEdit[] => {
  const { forecast } = editor.content()
  const [first] = edits
  const single = first !== undefined && edits.length === 1 ? editCell(forecast, first) : null
  const outcome = single ?? editCells(forecast, edits)
  if (outcome.ok) {
    editor.update(() => outcome.value)
    return []
  }
  if (first !== undefined && typeof outcome.error === 'string')
    return [{ ...first, message: words(`editErrors.${outcome.error}`) }]
  const failures = typeof outcome.error === 'string' ? [] : outcome.error
  return failures.map(({ rowId, week, error }) => ({ rowId, week, text: '', message: words(`editErrors.${error}`) }))
}

const leftOut = ({ outside, readOnly }: GridBatchOutcome, words: Words): string[] => [
  ...(outside > 0 ? [words('batch.outside', { count: outside })] : []),
  ...(readOnly > 0 ? [words('batch.readOnly', { count: readOnly })] : []),
]

/** What a person is told after a paste, a fill or a clearing; null when everything went as asked. */
const batchText = (outcome: GridBatchOutcome, names: AbsenceNames, words: Words): string | null => {
  const { kind, taken, rejected, tooLarge } = outcome
  if (tooLarge) return words('batch.tooLarge')
  const [first] = rejected
  if (first !== undefined) {
    const place = words('batch.place', { name: rowNameById(first.rowId, names, words), week: first.week })
    return words('batch.rejected', { count: rejected.length, place, reason: first.message })
  }
  const parts = leftOut(outcome, words)
  if (parts.length === 0) return null
  return [words(taken > 0 ? `batch.taken-${kind}` : 'batch.none', { count: taken }), ...parts].join(' ')
}

/** Ties the grid to the editor: edits, undo, refused text, and throwing it all away. */
export const useSheetEditing = (editor: ForecastEditor, sheetId: string, absenceNames: AbsenceNames) => {
  const { t } = useTranslation('mf-forecast')
  useEffect(() => () => editor.setPending(sheetId, { editing: false, refused: 0 }), [editor, sheetId])

  const onEdits = useCallback((edits: readonly GridEdit[]) => takeEdits(editor, edits, t), [editor, t])
  const onBatch = useCallback(
    (outcome: GridBatchOutcome) => {
      const text = batchText(outcome, absenceNames, t)
      if (text === null) notify.settled(matters.cells.about)
      else (outcome.taken > 0 ? notify.info : notify.error)(text, matters.cells)
    },
    [absenceNames, t],
  )
  const onPendingChange = useCallback(
    ({ editing, rejected }: GridPending) => editor.setPending(sheetId, { editing, refused: rejected.length }),
    [editor, sheetId],
  )
  const { undo, redo } = useEditSteps(editor)
  return useMemo(
    () => ({ onEdits, onBatch, onPendingChange, onUndo: undo, onRedo: redo }),
    [onEdits, onBatch, onPendingChange, undo, redo],
  )
}
