import type { Keystroke } from './grid-navigation'

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

const withControl = new Map<string, SheetCommand>([
  ['z', 'undo'],
  ['y', 'redo'],
  ['r', 'fillRight'],
  ['d', 'fillDown'],
  ['a', 'selectAll'],
  [' ', 'selectColumn'],
])

const plain = new Map<string, SheetCommand>([
  ['Enter', 'edit'],
  ['F2', 'edit'],
  ['Delete', 'clear'],
  ['Backspace', 'clear'],
])

const withShift = new Map<string, SheetCommand>([...plain, [' ', 'selectRow'], ['F2', 'annotate']])
// The browser's own key for cutting.
withShift.delete('Delete')

/** What a key asks for while no text is being edited. */
export const commandFor = ({ key, ctrlKey, metaKey, altKey, shiftKey }: Keystroke): SheetCommand | undefined => {
  const control = ctrlKey || metaKey
  if (altKey) return key === 'Enter' && !control ? 'inspect' : undefined
  if (!control) return (shiftKey ? withShift : plain).get(key)
  const letter = key.toLowerCase()
  if (shiftKey) return letter === 'z' ? 'redo' : undefined
  return withControl.get(letter) ?? plain.get(key)
}
