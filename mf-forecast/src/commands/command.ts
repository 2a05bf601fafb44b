import type { KeyChord } from '@veckovis/grid'
import type { Forecast } from '../context/create-forecast'
import type { Situation } from './situation'

/** Headings under which keys and palette list the commands. */
export const commandGroups = ['page', 'change', 'select', 'ask', 'show'] as const
export type CommandGroup = (typeof commandGroups)[number]

/** Why a command is not possible now: a key of the texts. */
export type Obstacle =
  | 'readOnly'
  | 'noSheet'
  | 'noCell'
  | 'noWeek'
  | 'notEditable'
  | 'notExplained'
  | 'nothingChanged'
  | 'nothingToUndo'
  | 'nothingToRedo'
  | 'saving'
  | 'onlyByKey'
  | 'onlyDetails'
  | 'noChart'
  | 'noKronor'
  | 'nothingFolded'
  | 'noYearBefore'
  | 'noYearAfter'
  | 'noImport'

/** Something that a person can do on the page. Keys, the list of keys, the menu of a cell and the palette are made of these. */
export type Command = {
  readonly id: string
  readonly group: CommandGroup
  /** The keys that ask for it; none where it has none of its own. */
  readonly chords: readonly KeyChord[]
  /** Who hears its keys: the page, the sheet for the cell with the focus (undo from everywhere), or the browser. */
  readonly heardBy: 'page' | 'sheet' | 'browser'
  /** Why it is not possible now; null where it is. */
  readonly obstacle: (situation: Situation) => Obstacle | null
  readonly run: (forecast: Forecast) => void
}
