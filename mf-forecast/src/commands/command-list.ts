import { chordOf, type KeyChord } from '@veckovis/grid'
import type { Words } from '@veckovis/platform'
import type { Command } from './command'
import { pageCommands } from './page-commands'
import { sheetCommands } from './sheet-commands'
import type { Situation } from './situation'
import { toWeek } from './to-week'

/** All that a person can do on the page. Its keys, the list of them, the menu of a cell and the palette are made of it. */
export const commands: readonly Command[] = [...pageCommands, toWeek, ...sheetCommands]

/** What a command is called, also where it stands in a menu. */
export const commandName = ({ id }: Command, { week }: Pick<Situation, 'week'>, words: Words): string => {
  if (id === 'annotateWeek' && week !== null) return words('status.wholeWeekNote', { week })
  return id.startsWith('period-')
    ? words('commands.period', { period: words(`presets.${id.slice('period-'.length)}`) })
    : words(`commands.names.${id}`)
}

const isSame = (one: KeyChord, other: KeyChord) =>
  one.key === other.key && one.control === other.control && one.alt === other.alt && one.shift === other.shift

/** A question mark is typed with Shift on some keyboards and without on others. */
const withoutShiftOfSign = (chord: KeyChord): KeyChord => (chord.key === '?' ? { key: '?' } : chord)

/** Heard wherever on the page no text is written; the sheet answers for itself where it has the focus. */
const isHeardByPage = ({ heardBy, id }: Command) => heardBy === 'page' || id === 'undo' || id === 'redo'

const heard = commands.filter(isHeardByPage)

/** Which command a key of the page asks for. */
export const commandOfKey = (event: KeyboardEvent): Command | undefined => {
  // With Alt a Mac's key is the sign that it types, so the place of the key tells.
  const key = event.altKey && event.code === 'KeyT' ? 't' : event.key
  const { ctrlKey, metaKey, altKey, shiftKey } = event
  const pressed = withoutShiftOfSign(chordOf({ key, ctrlKey, metaKey, altKey, shiftKey }))
  return heard.find(({ chords }) => chords.some(chord => isSame(chord, pressed)))
}
