import { useEffect } from 'react'
import { useEditSteps } from '../../data/use-edit-steps'
import type { ForecastEditor } from '../../data/forecast-editor'
import { isModalOpen } from './modal-open'

const takesText = (element: Element | null) =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.type === 'text')

/** Ctrl+Z, and Ctrl+Y or Ctrl+Shift+Z, wherever on the page no text is being written; the grid answers for itself. */
export const useUndoKeys = (editor: ForecastEditor): void => {
  const { undo, redo } = useEditSteps(editor)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || !(event.ctrlKey || event.metaKey)) return
      if (takesText(document.activeElement)) return
      const key = event.key.toLowerCase()
      if (key !== 'z' && key !== 'y') return
      event.preventDefault()
      // A modal dialog asks about the forecast as it was when it opened.
      if (isModalOpen()) return
      if (key === 'y' || event.shiftKey) redo()
      else undo()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [undo, redo])
}
