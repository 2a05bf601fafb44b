import { tablesOfTab } from '../context/forecast-figures'
import type { Forecast } from '../context/create-forecast'

/** Puts away the table that the focus is in. */
export const foldTable = (forecast: Forecast) => {
  const { editor, figuresAtom, tabAtom, view, fold } = forecast
  const { store } = editor
  const focused = store.get(view.selectionAtom)?.focus?.rowId
  const { tables } = store.get(figuresAtom)
  const tableId = tablesOfTab[store.get(tabAtom)].find(id => tables[id].rows.some(row => row.id === focused))
  if (tableId === undefined) return
  fold(tableId, true)
  // The cell is gone; the focus goes on in the sheet, as it does after the button.
  requestAnimationFrame(() => void editor.focusSheet())
}
