import type { Move } from '../selection/moves'
import type { Keystroke } from './keystroke'

export type SheetCommand =
  | 'undo'
  | 'redo'
  | 'fillRight'
  | 'fillDown'
  | 'selectAll'
  | 'selectRow'
  | 'selectColumn'
  | 'inspect'
  | 'annotate'
  | 'edit'
  | 'clear'

/** A key as the browser names it; a letter is a small one. Control is also the Mac's command key. */
export type KeyChord = {
  readonly key: string
  readonly control?: true
  readonly shift?: true
  readonly alt?: true
}

type MoveChord = KeyChord & { readonly move: Move }

/** The moves that one line of the help tells together. */
const moves = {
  step: [
    { key: 'ArrowLeft', move: 'left' },
    { key: 'ArrowRight', move: 'right' },
    { key: 'ArrowUp', move: 'up' },
    { key: 'ArrowDown', move: 'down' },
  ],
  row: [
    { key: 'Home', move: 'rowStart' },
    { key: 'End', move: 'rowEnd' },
    { control: true, key: 'ArrowLeft', move: 'rowStart' },
    { control: true, key: 'ArrowRight', move: 'rowEnd' },
  ],
  column: [
    { control: true, key: 'ArrowUp', move: 'columnStart' },
    { control: true, key: 'ArrowDown', move: 'columnEnd' },
  ],
  page: [
    { key: 'PageUp', move: 'pageBack' },
    { key: 'PageDown', move: 'pageForward' },
  ],
  sheet: [
    { control: true, key: 'Home', move: 'gridStart' },
    { control: true, key: 'End', move: 'gridEnd' },
  ],
} as const satisfies Record<string, readonly MoveChord[]>

const commands = {
  edit: [{ key: 'Enter' }, { key: 'F2' }],
  clear: [{ key: 'Delete' }, { key: 'Backspace' }],
  undo: [{ control: true, key: 'z' }],
  redo: [
    { control: true, key: 'y' },
    { control: true, shift: true, key: 'z' },
  ],
  fillRight: [{ control: true, key: 'r' }],
  fillDown: [{ control: true, key: 'd' }],
  selectRow: [{ shift: true, key: ' ' }],
  selectColumn: [{ control: true, key: ' ' }],
  selectAll: [{ control: true, key: 'a' }],
  inspect: [{ alt: true, key: 'Enter' }],
  annotate: [{ shift: true, key: 'F2' }],
} as const satisfies Record<SheetCommand, readonly KeyChord[]>

/** Keys that have no command: the focus or the browser answers them, by events of their own. */
const others = {
  next: [{ key: 'Tab' }, { shift: true, key: 'Tab' }],
  leave: [{ key: 'Escape' }, { key: 'Tab' }],
  extend: [
    { shift: true, key: 'ArrowLeft' },
    { shift: true, key: 'ArrowRight' },
    { shift: true, key: 'ArrowUp' },
    { shift: true, key: 'ArrowDown' },
  ],
  copy: [{ control: true, key: 'c' }],
  cut: [{ control: true, key: 'x' }],
  paste: [{ control: true, key: 'v' }],
  cancel: [{ key: 'Escape' }],
} as const satisfies Record<string, readonly KeyChord[]>

type KeysOf<Lists> = Readonly<Record<keyof Lists, readonly KeyChord[]>>

/** What the sheet's keys do, for anyone who tells a person of them: the lists that the keys themselves are read from. */
export const sheetKeys: KeysOf<typeof moves & typeof commands & typeof others> = { ...moves, ...commands, ...others }

/** The chord of a key event; with Control, or the Mac's command key, letters are small ones. */
export const chordOf = ({ key, ctrlKey, metaKey, altKey, shiftKey }: Keystroke): KeyChord => ({
  key: (ctrlKey || metaKey) && key.length === 1 ? key.toLowerCase() : key,
  ...(ctrlKey || metaKey ? { control: true } : {}),
  ...(shiftKey ? { shift: true } : {}),
  ...(altKey ? { alt: true } : {}),
})

const idOf = ({ key, control, shift, alt }: KeyChord) =>
  [control && 'control', shift && 'shift', alt && 'alt', key].filter(Boolean).join(' ')

const moveByKey = new Map(
  Object.values<readonly MoveChord[]>(moves).flatMap(chords => chords.map(chord => [idOf(chord), chord.move])),
)

const commandByKey = new Map(
  Object.entries(commands).flatMap(([command, chords]) =>
    chords.map(chord => [idOf(chord), command as SheetCommand] as const),
  ),
)

/** With Shift the same keys move the other end of the selection. */
export const moveForKey = ({ key, ctrlKey, metaKey, altKey }: Keystroke): Move | undefined =>
  altKey ? undefined : moveByKey.get(idOf({ key, ...(ctrlKey || metaKey ? { control: true } : {}) }))

/** Keys that would move the caret, and so undo the selection that makes typing replace the content. */
export const isCaretKey = ({ key, altKey }: Keystroke) => moveByKey.has(key) && !altKey

/** What a key asks for while no text is being edited. */
export const commandFor = (stroke: Keystroke): SheetCommand | undefined => {
  const chord = chordOf(stroke)
  const exact = commandByKey.get(idOf(chord))
  if (exact !== undefined || chord.alt || (chord.control && chord.shift)) return exact
  // Shift+Delete is the browser's own key for cutting. Beside that a finger that stays on Shift or Ctrl does no harm.
  return chord.shift && chord.key === 'Delete' ? undefined : commandByKey.get(chord.key)
}
