/** @jest-environment node */
import { columns, exampleContent, rowOf } from '../content/content.fixture'
import { put } from '../selection/selecting'
import { stateOf } from '../state/sheet-state'
import { answerKey } from './answer-key'

const content = exampleContent({
  groups: [{ id: 'plan', rows: [rowOf('read', columns, { editable: false }), rowOf('typed', columns)] }],
  ownKeys: ['Enter', ' ', 'a'],
})

const press = (
  key: string,
  { row = 0, ...modifiers }: { row?: number; shiftKey?: boolean; ctrlKey?: boolean } = {},
) => {
  const at = { row, column: 3 }
  const stroke = { key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...modifiers }
  return answerKey(put(stateOf(content), at), { stroke, at, inAction: false, page: () => 1 })
}

test.each([
  ['Enter', 'Enter'],
  [' ', ' '],
  ['a', 'a'],
  ['A', 'a'],
])('"%s" over a cell that takes no text is the caller\'s, before the sheet\'s own', (key, own) => {
  const { deeds, key: fate } = press(key)
  expect(deeds).toEqual([{ kind: 'own-key', key: own }])
  expect(fate).toBe('taken')
})

test("with Shift or Control, and where text is typed, a key is the sheet's", () => {
  expect(press(' ', { shiftKey: true }).state.selected?.extent).toBe('rows')
  expect(press('a', { ctrlKey: true }).state.selected?.extent).toBe('all')
  for (const key of ['a', ' ', 'Enter'])
    expect(press(key, { row: 1 }).deeds.some(({ kind }) => kind === 'own-key')).toBe(false)
})
