import { leaveGuard, notify } from '@veckovis/platform'
import { useEffect } from 'react'
import type { ForecastEditor } from '../../data/forecast-editor'
import { isModalOpen } from '../../data/keys/modal-open'
import { pageCommandFor } from '../../data/keys/page-keys'
import { matters } from '../../data/matters'

/** What is being typed becomes part of the forecast before it is saved; the person goes on in the same cell. */
const commitOpenText = (): void => {
  const focused = document.activeElement
  if (!(focused instanceof HTMLInputElement)) return
  focused.blur()
  focused.focus()
}

/** Unsaved edits ask before they are left, and Ctrl+S saves. */
export const useUnsavedWork = (
  editor: ForecastEditor,
  save: () => Promise<boolean>,
  saving: () => Promise<unknown> | null,
): void => {
  useEffect(() => {
    return leaveGuard.register({ isDirty: editor.hasUnsaved, save, discard: editor.discard, saving })
  }, [editor, save, saving])

  // A cell that was refused is mended; or another forecast is looked at, which the messages are not about.
  useEffect(() => {
    const { store, pendingAtom } = editor
    const stop = store.sub(pendingAtom, () => {
      if (store.get(pendingAtom).refused === 0) notify.settled(matters.refused.about)
    })
    return () => {
      stop()
      for (const { about } of Object.values(matters)) notify.settled(about)
    }
  }, [editor])

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (pageCommandFor(event) !== 'save') return
      event.preventDefault()
      // A modal dialog has its own save; the page behind it waits.
      if (isModalOpen()) return
      commitOpenText()
      void save()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [save])
}
