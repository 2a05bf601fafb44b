import type { SheetSelection } from '@veckovis/grid'
import { useCallback, useEffect } from 'react'
import { useForecast } from '../../context/use-forecast'

/** Commands act on what is selected, and a key may ask for one right after the selection moved. Nothing is drawn by it. */
export const useToldSelection = () => {
  const { editor, view } = useForecast()
  useEffect(() => () => editor.store.set(view.selectionAtom, null), [editor, view])
  return useCallback((selection: SheetSelection) => editor.store.set(view.selectionAtom, selection), [editor, view])
}
