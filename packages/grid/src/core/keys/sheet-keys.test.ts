/** @jest-environment node */
import { commandFor, type SheetCommand } from './sheet-keys'

const press = (keys: string) => {
  const parts = keys.split('+')
  const has = (name: string) => parts.includes(name)
  const key = parts.at(-1) ?? ''
  return {
    key: key === 'Space' ? ' ' : key,
    ctrlKey: has('Ctrl'),
    metaKey: has('Cmd'),
    altKey: has('Alt'),
    shiftKey: has('Shift'),
  }
}

test.each<[string, SheetCommand | undefined]>([
  ['Ctrl+z', 'undo'],
  ['Cmd+z', 'undo'],
  ['Ctrl+y', 'redo'],
  ['Ctrl+Shift+Z', 'redo'],
  ['Ctrl+r', 'fillRight'],
  ['Ctrl+d', 'fillDown'],
  ['Ctrl+a', 'selectAll'],
  ['Ctrl+Space', 'selectColumn'],
  ['Shift+Space', 'selectRow'],
  ['Space', undefined],
  ['Enter', 'edit'],
  ['F2', 'edit'],
  ['Shift+F2', 'annotate'],
  ['Alt+Enter', 'inspect'],
  ['Delete', 'clear'],
  ['Shift+Delete', undefined],
  ['Backspace', 'clear'],
  ['Ctrl+Shift+R', undefined],
  ['Ctrl+c', undefined],
  ['Alt+F2', undefined],
  ['5', undefined],
])('%s', (keys, command) => {
  expect(commandFor(press(keys))).toBe(command)
})
