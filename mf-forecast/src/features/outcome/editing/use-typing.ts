import { editOutcome } from '@veckovis/domain/outcome'
import type { RejectedEdit, SheetBatchOutcome, SheetEdit, SheetPending } from '@veckovis/grid'
import { notify, useTranslation, type Words } from '@veckovis/platform'
import { useCallback, useEffect, useMemo } from 'react'
import type { OutcomeEditor } from './outcome-editor'
import { outcomeMatters } from './use-save-outcome'

/** All of the edits as one step, or none of them and what is wrong with each. */
const takeEdits = (editor: OutcomeEditor, edits: readonly SheetEdit[], words: Words): RejectedEdit[] => {
  const { state } = editor.content()
  const outcome = editOutcome(
    state,
    edits.map(({ rowId, column, text }) => ({ rowId, week: column, text })),
  )
  if (outcome.ok) {
    editor.update(outcome.value)
    return []
  }
  return outcome.error.map(({ rowId, week, text, error }) => {
    return { rowId, column: week, text, message: words(`errors.${error}`) }
  })
}

/** What a person is told after a paste, a fill or a clearing; null when everything went as asked. */
const batchText = (outcome: SheetBatchOutcome, nameOf: (rowId: string) => string, t: Words, words: Words) => {
  const { taken, rejected, tooLarge, outside, blank, readOnly, kind } = outcome
  if (tooLarge) return t('tooLarge')
  const [first] = rejected
  if (first !== undefined) {
    const place = words('batch.place', { name: nameOf(first.rowId), week: first.column })
    return words('batch.rejected', { count: rejected.length, place, reason: first.message })
  }
  const parts = [
    ...(outside > 0 ? [words('batch.outside', { count: outside })] : []),
    ...(blank > 0 ? [words('batch.blank', { count: blank })] : []),
    ...(readOnly > 0 ? [words('batch.readOnly', { count: readOnly })] : []),
  ]
  if (parts.length === 0) return null
  return [words(taken > 0 ? `batch.taken-${kind}` : 'batch.none', { count: taken }), ...parts].join(' ')
}

/** Undo and redo for a person: cells that could not follow are told. */
export const useOutcomeSteps = (editor: OutcomeEditor) => {
  const { t } = useTranslation('mf-forecast')
  return useMemo(() => {
    const told = (leftAlone: number) => {
      if (leftAlone > 0) notify.info(t('save.leftAlone', { count: leftAlone }), outcomeMatters.cells)
    }
    return { undo: () => told(editor.undo()), redo: () => told(editor.redo()) }
  }, [editor, t])
}

/** Ties the sheet to the editor. */
export const useTyping = (editor: OutcomeEditor, nameOf: (rowId: string) => string) => {
  const { t } = useTranslation('forecast-outcome')
  const { t: words } = useTranslation('mf-forecast')
  const { undo, redo } = useOutcomeSteps(editor)
  useEffect(() => () => editor.setPending({ editing: false, refused: 0 }), [editor])
  const onEdits = useCallback((edits: readonly SheetEdit[]) => takeEdits(editor, edits, t), [editor, t])
  const onBatch = useCallback(
    (outcome: SheetBatchOutcome) => {
      const text = batchText(outcome, nameOf, t, words)
      if (text === null) notify.settled(outcomeMatters.cells.about)
      else (outcome.taken > 0 ? notify.info : notify.error)(text, outcomeMatters.cells)
    },
    [nameOf, t, words],
  )
  const onPendingChange = useCallback(
    ({ editing, rejected }: SheetPending) => editor.setPending({ editing, refused: rejected.length }),
    [editor],
  )
  return useMemo(
    () => ({ onEdits, onBatch, onPendingChange, onUndo: undo, onRedo: redo }),
    [onEdits, onBatch, onPendingChange, undo, redo],
  )
}
