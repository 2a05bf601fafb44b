import { createNoteDrafts } from './note-drafts'
import { noteLength, noteTextProblem } from './note-problem'

const week = { week: 14, rowId: null }
const cell = { week: 14, rowId: 'absences-1' }
const stored = { text: 'Sparad', version: 2 }

test('what is typed is a draft of its place; the stored text typed again is none', () => {
  const drafts = createNoteDrafts()
  drafts.write(week, 'Om veckan', null)
  drafts.write(cell, 'Sparad, och mer', stored)
  expect(drafts.all()).toEqual([
    { place: week, text: 'Om veckan', basedOn: null },
    { place: cell, text: 'Sparad, och mer', basedOn: 2 },
  ])
  drafts.write(cell, ' Sparad ', stored)
  drafts.write(week, '', null)
  expect(drafts.all()).toEqual([])
})

test('a draft rests on the version it was begun with, also when a newer one is read meanwhile', () => {
  const drafts = createNoteDrafts()
  drafts.write(cell, 'Min', stored)
  drafts.write(cell, 'Min text', { text: 'Deras', version: 3 })
  expect(drafts.at(cell)?.basedOn).toBe(2)
  drafts.rebase(cell, 3)
  expect(drafts.at(cell)).toEqual({ place: cell, text: 'Min text', basedOn: 3 })
})

test('a new text about a place without a note stays one when a note turns up', () => {
  const drafts = createNoteDrafts()
  drafts.write(cell, 'Min', null)
  drafts.write(cell, 'Min text', stored)
  expect(drafts.at(cell)?.basedOn).toBeNull()
})

test('what is typed while a save is under way stays a draft, on the new version', () => {
  const drafts = createNoteDrafts()
  drafts.write(cell, 'Min', stored)
  const sent = drafts.at(cell)
  if (sent === null) throw new Error('no draft')
  drafts.write(cell, 'Min text', stored)
  drafts.settle(sent, 3)
  expect(drafts.at(cell)).toEqual({ place: cell, text: 'Min text', basedOn: 3 })
})

test('the length is that of the text as it is stored', () => {
  expect(['', '  a  ', 'a\u030a', '😀'].map(noteLength)).toEqual([0, 1, 1, 2])
})

test('a text that is too long or cannot be stored is told, an empty one is not', () => {
  const words = (key: string, values?: object) => `${key} ${JSON.stringify(values ?? {})}`
  expect(noteTextProblem('x'.repeat(2_003), words)).toBe('comments.tooLong {"count":3}')
  expect(noteTextProblem('a\u0000', words)).toBe('comments.notText {}')
  expect(['', '   ', 'x'.repeat(2_000)].map(text => noteTextProblem(text, words))).toEqual([null, null, null])
})
