import { leaveGuard, notify } from '@veckovis/platform'
import { useEffect } from 'react'
import type { ForecastEditor } from '../../editing/forecast-editor'
import { matters } from '../../editing/matters'

/** Unsaved edits ask before they are left. */
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
}
