import { fireEvent, render, screen } from '@testing-library/react'
import { sheetKeys } from '@veckovis/grid'
import { addMessages, PlatformProvider } from '@veckovis/platform'
import en from '../../../locales/en.json'
import sv from '../../../locales/sv.json'
import { chordText } from '../../commands/chord-text'
import { commandOfKey, commands } from '../../commands/command-list'
import { keyGroups, keylessLines, keyLinesOf } from '../../commands/key-lines'
import { KeysDialog } from './keys-dialog'

beforeAll(() => addMessages('mf-forecast', 'sv', sv))

const key = (text: string) => text
const withKeys = keyGroups.flatMap(group => keyLinesOf(group, key))
const lines = [...withKeys, ...keylessLines(key)]

test('every command and every key of the sheet has its line, once', () => {
  const ids = [...commands.map(({ id }) => id), ...Object.keys(sheetKeys)]
  expect(lines.map(({ id }) => id).sort()).toEqual([...new Set(ids)].sort())
})

test.each([
  ['sv', sv],
  ['en', en],
])('every line has its words: %s', (_language, { keys, commands: texts, presets }) => {
  const known = [
    ...Object.keys(keys.lines).map(id => `keys.lines.${id}`),
    ...Object.keys(texts.names).map(id => `commands.names.${id}`),
  ]
  const asked = lines.map(({ name }) => name).filter(name => name !== 'commands.period')
  expect(asked.sort()).toEqual(known.sort())
  const periods = commands.filter(({ id }) => id.startsWith('period-'))
  expect(periods.map(({ id }) => id.slice('period-'.length)).sort()).toEqual(Object.keys(presets).sort())
})

test('the dialog shows the very keys that are obeyed, and the commands that have none', () => {
  render(<KeysDialog onClose={() => undefined} />, { wrapper: PlatformProvider })
  const shown = (id: string) => [...document.querySelectorAll(`[data-keys="${id}"] kbd`)].map(one => one.textContent)
  expect(shown('fillRight')).toEqual(['Ctrl+R'])
  expect(shown('selectRow')).toEqual(['Skift+Mellanslag'])
  expect(shown('redo')).toEqual(['Ctrl+Y', 'Ctrl+Skift+Z'])
  expect(shown('commands')).toEqual(['Ctrl+K'])
  for (const { id, chords } of lines) {
    expect(document.querySelectorAll(`[data-keys="${id}"]`)).toHaveLength(1)
    expect(shown(id)).toHaveLength(chords.length)
  }
  expect(screen.getByRole('dialog', { name: 'Kortkommandon' })).toBeDefined()
})

test('no two commands are asked for by the same keys, nor one by those of a move, but for Escape and Tab', () => {
  const texts = withKeys
    .filter(({ id }) => !['leave', 'cancel'].includes(id))
    .flatMap(({ chords }) => chords.map(chord => chordText(chord, key)))
  expect(texts.filter((text, place) => texts.indexOf(text) !== place)).toEqual([])
})

test.each([
  [{ key: '?', shiftKey: true }, 'showKeys'],
  [{ key: '?' }, 'showKeys'],
  [{ key: 'F1' }, 'showKeys'],
  [{ key: 't', altKey: true }, 'toSheet'],
  [{ key: '\u2020', code: 'KeyT', altKey: true }, 'toSheet'],
  [{ key: 's', ctrlKey: true }, 'save'],
  [{ key: 'S', metaKey: true }, 'save'],
  [{ key: 's', ctrlKey: true, shiftKey: true }, undefined],
  [{ key: 'k', ctrlKey: true }, 'commands'],
  [{ key: 'K', metaKey: true }, 'commands'],
  [{ key: 'z', ctrlKey: true, shiftKey: true }, 'redo'],
  [{ key: 'p', ctrlKey: true }, undefined],
  [{ key: 'r', ctrlKey: true }, undefined],
  [{ key: 't' }, undefined],
] as const)('%j asks for %s', (init, id) => {
  const seen: unknown[] = []
  const listener = (event: KeyboardEvent) => seen.push(commandOfKey(event)?.id)
  window.addEventListener('keydown', listener)
  fireEvent.keyDown(window, init)
  window.removeEventListener('keydown', listener)
  expect(seen).toEqual([id])
})
