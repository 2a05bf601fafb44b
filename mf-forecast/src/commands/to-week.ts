import { tablesOfTab } from '../context/forecast-figures'
import type { Forecast } from '../context/create-forecast'
import type { Command } from './command'

/** Goes to a week of the range, in the row that the focus is in, else in the first one that stands. */
export const goToWeek = ({ editor, figuresAtom, tabAtom, view }: Forecast, week: number): void => {
  const { store } = editor
  const { tables } = store.get(figuresAtom)
  const rowIds = tablesOfTab[store.get(tabAtom)].flatMap(id =>
    tables[id].rows.filter(({ hidden }) => !hidden).map(row => row.id),
  )
  const focused = store.get(view.selectionAtom)?.focus?.rowId
  editor.goToWeek(focused === undefined ? rowIds : [focused, ...rowIds], week)
}

/** Which week is asked for in the palette, where each has an entry of its own. */
export const toWeek: Command = {
  ...{ id: 'toWeek', group: 'page', chords: [], heardBy: 'page' },
  obstacle: () => null,
  run: forecast => forecast.openDialog('commands'),
}
