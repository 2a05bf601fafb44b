import { sheetKeys } from '@veckovis/grid'
import type { Forecast } from '../context/create-forecast'
import type { Command, Obstacle } from './command'
import { giveKey } from './give-key'
import { situationOf, type Situation } from './situation'

/** Why nothing can be done with a cell. */
export const needsCell = ({ selection }: Situation): Obstacle | null => {
  if (selection === null) return 'noSheet'
  return selection.focus === null ? 'noCell' : null
}

const needsWrite = ({ canWrite }: Situation): Obstacle | null => (canWrite ? null : 'readOnly')

const needsEditable = (situation: Situation): Obstacle | null =>
  needsWrite(situation) ?? needsCell(situation) ?? (situation.isEditable ? null : 'notEditable')

const needsExplained = (situation: Situation): Obstacle | null =>
  needsCell(situation) ?? (situation.isExplained ? null : 'notExplained')

const needsWeek = (situation: Situation): Obstacle | null =>
  needsCell(situation) ?? (situation.week === null ? 'noWeek' : null)

type SheetKey = keyof typeof sheetKeys

/** The sheet carries it out, as if its first key had been pressed in the cell. */
const bySheet = (id: SheetKey, group: Command['group'], obstacle: Command['obstacle']): Command => ({
  ...{ id, group, obstacle, chords: sheetKeys[id], heardBy: 'sheet' },
  run: forecast => giveKey(forecast, sheetKeys[id][0]),
})

/** The browser's own clipboard, from the cell with the focus. */
const byClipboard = (id: 'copy' | 'cut', obstacle: Command['obstacle']): Command => ({
  ...bySheet(id, 'change', obstacle),
  run: ({ editor }) => {
    if (editor.focusSheet()) document.execCommand(id)
  },
})

const annotateWeek = (forecast: Forecast) => {
  const { editor, questions } = forecast
  const { selection, week } = situationOf(forecast)
  if (week === null) return
  const cell = selection !== null && editor.focusSheet() ? document.activeElement : null
  questions.openNote({ week, rowId: null }, cell instanceof HTMLElement ? cell : null)
}

/** What can be done in the sheet, and with what is selected in it. */
export const sheetCommands: readonly Command[] = [
  bySheet('edit', 'change', needsEditable),
  bySheet('clear', 'change', needsEditable),
  byClipboard('copy', needsCell),
  byClipboard('cut', needsEditable),
  // A page gets the clipboard only from the key itself, or after a question of the browser.
  bySheet('paste', 'change', situation => needsEditable(situation) ?? 'onlyByKey'),
  bySheet('fillRight', 'change', needsEditable),
  bySheet('fillDown', 'change', needsEditable),
  {
    ...bySheet('undo', 'change', situation => needsWrite(situation) ?? (situation.canUndo ? null : 'nothingToUndo')),
    run: forecast => forecast.undo(),
  },
  {
    ...bySheet('redo', 'change', situation => needsWrite(situation) ?? (situation.canRedo ? null : 'nothingToRedo')),
    run: forecast => forecast.redo(),
  },
  bySheet('selectRow', 'select', needsCell),
  bySheet('selectColumn', 'select', needsWeek),
  bySheet('selectAll', 'select', needsCell),
  bySheet('inspect', 'ask', needsExplained),
  bySheet('annotate', 'ask', needsWeek),
  {
    ...{ id: 'annotateWeek', group: 'ask', chords: [], heardBy: 'page' },
    obstacle: ({ week }) => (week === null ? 'noWeek' : null),
    run: annotateWeek,
  },
]
