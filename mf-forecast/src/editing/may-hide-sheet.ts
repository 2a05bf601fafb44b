import { notify } from '@veckovis/platform'
import type { ForecastEditor } from './forecast-editor'
import { matters } from './matters'
import type { Words } from '@veckovis/platform'

/**
 * Whether a sheet, or a part of it, may go out of sight. Text that it refused stands nowhere else: then the person is
 * told, and the text is kept until it is mended.
 */
export const mayHideSheet = ({ store, pendingAtom }: ForecastEditor, words: Words): boolean => {
  // Neither a finger on a button nor the browser's Back takes the focus out of an input everywhere.
  if (store.get(pendingAtom).editing && document.activeElement instanceof HTMLInputElement)
    document.activeElement.blur()
  const { refused } = store.get(pendingAtom)
  if (refused > 0) notify.error(words('save.refused', { count: refused }), matters.refused)
  return refused === 0
}
