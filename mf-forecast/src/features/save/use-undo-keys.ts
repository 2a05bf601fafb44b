import { commandFor } from '@veckovis/grid'
import { useEffect } from 'react'
import { useEditSteps } from '../../data/use-edit-steps'
import type { ForecastEditor } from '../../data/forecast-editor'
import { isModalOpen } from '../../data/keys/modal-open'

const takesText = (element: Element | null) =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.type === 'text')

/** Ctrl+Z, and Ctrl+Y or Ctrl+Shift+Z, wherever on the page no text is being written; the grid answers for itself. */
export const useUndoKeys = (editor: ForecastEditor): void => {
  const { undo, redo } = useEditSteps(editor)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const command = event.defaultPrevented ? undefined : commandFor(event)
      if (command !== 'undo' && command !== 'redo') return
      if (takesText(document.activeElement)) return
      event.preventDefault()
      // A modal dialog asks about the forecast as it was when it opened.
      if (isModalOpen()) return
      if (command === 'redo') redo()
      else undo()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [undo, redo])
}
