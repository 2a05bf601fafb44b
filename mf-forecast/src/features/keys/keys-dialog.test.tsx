import { fireEvent, render, screen } from '@testing-library/react'
import { sheetKeys } from '@veckovis/grid'
import { addMessages, PlatformProvider } from '@veckovis/platform'
import en from '../../../locales/en.json'
import sv from '../../../locales/sv.json'
import { pageCommandFor, pageKeys } from '../../data/keys/page-keys'
import { chordsOf, keyGroups, type ListedKey } from './key-groups'
import { chordText } from './key-names'
import { KeysDialog } from './keys-dialog'

beforeAll(() => addMessages('mf-forecast', 'sv', sv))

const lines = Object.values<readonly ListedKey[]>(keyGroups).flat()

test('every key of the page and of the sheet has its line, once, and each line its words in both languages', () => {
  expect([...lines].sort()).toEqual([...Object.keys(pageKeys), ...Object.keys(sheetKeys)].sort())
  for (const { keys } of [sv, en]) expect(Object.keys(keys.lines).sort()).toEqual([...lines].sort())
})

test('the dialog shows the very keys that are obeyed', () => {
  render(<KeysDialog onClose={() => undefined} />, { wrapper: PlatformProvider })
  const shown = (line: ListedKey) =>
    [...document.querySelectorAll(`[data-keys="${line}"] kbd`)].map(key => key.textContent)
  expect(shown('fillRight')).toEqual(['Ctrl+R'])
  expect(shown('selectRow')).toEqual(['Skift+Mellanslag'])
  expect(shown('redo')).toEqual(['Ctrl+Y', 'Ctrl+Skift+Z'])
  for (const line of lines) expect(shown(line)).toHaveLength(chordsOf(line).length)
  expect(screen.getByRole('dialog', { name: 'Tangenter' })).toBeDefined()
})

test('no two lines tell of the same keys, but for Escape, which takes back and leaves', () => {
  const words = (key: string) => key
  const texts = lines
    .filter(line => line !== 'leave' && line !== 'cancel')
    .flatMap(line => chordsOf(line).map(chord => chordText(chord, words)))
  expect(new Set(texts).size).toBe(texts.length)
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
  [{ key: 't' }, undefined],
] as const)('%j asks for %s', (init, command) => {
  const seen: unknown[] = []
  const listener = (event: KeyboardEvent) => seen.push(pageCommandFor(event))
  window.addEventListener('keydown', listener)
  fireEvent.keyDown(window, init)
  window.removeEventListener('keydown', listener)
  expect(seen).toEqual([command])
})
