/** @jest-environment node */
import fc from 'fast-check'
import { fillTo } from './changes/batch'
import { copied } from './changes/copied'
import { paste } from './changes/paste'
import { contentOf, sizeOf, textOf, type SheetContent } from './content/content'
import { columns, exampleContent, manyContent, rowOf } from './content/content.fixture'
import type { RejectedEdit, SheetBatchOutcome, SheetEdit } from './content/sheet-content'
import { cancelAll, openText, pendingOf, typed } from './editing/editing'
import { answerKey } from './keys/answer-key'
import { collapse, entered, extendTo, put } from './selection/selecting'
import type { SheetState } from './state/sheet-state'
import type { Deed, Step } from './state/step'
import { standingColumns, standingRows } from './window/window'
import { opened, withContent } from './with-content'

type Told = { batches: SheetBatchOutcome[]; deeds: Deed[]; edits: (readonly SheetEdit[])[] }

const edited = (content: SheetContent, edits: readonly SheetEdit[]): SheetContent =>
  contentOf(
    {
      ...content,
      groups: content.groups.map(group => ({
        ...group,
        rows: group.rows.map(row => ({
          ...row,
          cells: row.cells.map((cell, place) => {
            const edit = edits.find(({ rowId, column }) => rowId === row.id && column === content.columns[place]?.id)
            return edit === undefined ? cell : { text: edit.text, editable: cell.editable, dirty: true }
          }),
        })),
      })),
    },
    content,
  )

const refusals = (edits: readonly SheetEdit[]): RejectedEdit[] =>
  edits.filter(({ text }) => /[a-z]/.test(text)).map(edit => ({ ...edit, message: 'No number' }))

/** A caller that takes whatever is no word, and a document that does nothing. */
const played = (step: Step, told: Told = { batches: [], deeds: [], edits: [] }): SheetState => {
  let { state } = step
  for (const deed of step.deeds) {
    told.deeds.push(deed)
    if (deed.kind === 'batch') told.batches.push(deed.outcome)
    if (deed.kind === 'focus') state = entered(state, deed.at)
    if (deed.kind !== 'edits') continue
    told.edits.push(deed.edits)
    const rejected = refusals(deed.edits)
    if (rejected.length === 0) state = withContent(state, edited(state.content, deed.edits))
    state = played(deed.then(state, rejected), told)
  }
  return state
}

const press = (state: SheetState, key: string, more: { shiftKey?: boolean; ctrlKey?: boolean } = {}, told?: Told) => {
  const at = state.selected?.anchor ?? { row: 0, column: 0 }
  const stroke = { key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...more }
  return played(answerKey(state, { stroke, at, inAction: false, page: () => 5 }), told)
}

const textAt = ({ content }: SheetState, row: number, column: number) => {
  const cell = content.rows[row]?.cells[column]
  return cell === undefined ? undefined : textOf(cell)
}

const inside = ({ content, selected }: SheetState) => {
  const { rowCount, columnCount } = sizeOf(content)
  const at = selected?.anchor
  return (
    at !== undefined &&
    at.row >= 0 &&
    at.row < rowCount &&
    at.column >= -1 &&
    at.column < columnCount + content.summaries.length
  )
}

const keys = fc.array(
  fc.record({
    key: fc.constantFrom(
      ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown', 'Tab', 'Enter'],
      ...['Escape', 'Delete', 'F2', 'a', ' ', 'd', 'r'],
    ),
    shiftKey: fc.boolean(),
    ctrlKey: fc.boolean(),
  }),
  { maxLength: 40 },
)

test('no sequence of keys takes the focus out of the sheet, or out of what stands in the document', () => {
  const start = entered(opened(manyContent(20)), { row: 3, column: 4 })
  fc.assert(
    fc.property(keys, series => {
      const end = series.reduce((state, { key, ...more }) => press(state, key, more), start)
      expect(inside(end)).toBe(true)
      const at = end.selected?.anchor
      expect(standingRows(end.content, end.window)).toContain(at?.row)
      if (at && at.column >= 0 && at.column < 53) expect(standingColumns(end.content, end.window)).toContain(at.column)
    }),
    { numRuns: 60 },
  )
})

test('what was extended collapses to where it began', () => {
  const place = fc.record({ row: fc.nat({ max: 2 }), column: fc.nat({ max: 5 }) })
  fc.assert(
    fc.property(place, fc.array(place, { minLength: 1 }), (anchor, heads) => {
      const start = put(opened(exampleContent()), anchor)
      const end = collapse(heads.reduce((state, head) => extendTo(state, head), start))
      expect({ selected: end.selected, range: end.range, selection: end.selection }).toEqual({
        selected: start.selected,
        range: start.range,
        selection: start.selection,
      })
    }),
  )
})

test('a copy pasted where it came from is no edit, and pasted elsewhere and back again neither', () => {
  const corner = fc.record({ row: fc.nat({ max: 2 }), column: fc.integer({ min: 2, max: 5 }) })
  fc.assert(
    fc.property(corner, corner, (from, to) => {
      const told: Told = { batches: [], deeds: [], edits: [] }
      const start = extendTo(put(opened(exampleContent()), from), to)
      const { text } = copied(start.content, start.range, '')
      const at = start.selected?.anchor ?? from
      played(paste(start, at, text), told)
      expect(told.edits).toEqual([])
    }),
  )
})

test('each cell of a paste is taken, held already, read-only or outside', () => {
  const position = fc.record({ row: fc.nat({ max: 2 }), column: fc.nat({ max: 5 }) })
  fc.assert(
    fc.property(position, fc.integer({ min: 2, max: 5 }), fc.integer({ min: 2, max: 9 }), (at, height, width) => {
      const told: Told = { batches: [], deeds: [], edits: [] }
      const block = Array.from({ length: height }, () => Array.from({ length: width }, () => '77').join('\t'))
      const start = entered(opened(exampleContent()), at)
      played(paste(start, at, block.join('\n')), told)
      const [outcome] = told.batches
      const { taken, outside, readOnly } = outcome ?? { taken: 0, outside: 0, readOnly: 0 }
      expect(taken + outside + readOnly).toBe(height * width)
    }),
  )
})

test('a pasted block is selected; what is refused changes nothing at all', () => {
  const start = entered(opened(exampleContent()), { row: 0, column: 2 })
  const pasted = played(paste(start, { row: 0, column: 2 }, '5\t6'))
  expect(pasted.range).toEqual({ top: 0, bottom: 0, left: 2, right: 3 })
  expect([textAt(pasted, 0, 2), textAt(pasted, 0, 3)]).toEqual(['5', '6'])
  const refused = played(paste(start, { row: 0, column: 2 }, '5\tx'))
  expect(refused.content).toBe(start.content)
  expect(refused.range).toEqual(start.range)
})

test('a refused text stays open where it was typed until it is mended, cancelled or thrown away', () => {
  const place = { rowId: 'a', column: 12 }
  const start = entered(opened(exampleContent()), { row: 0, column: 2 })
  const refused = press(typed(start, place, 'x'), 'Enter')
  expect(refused.selected?.anchor).toEqual({ row: 0, column: 2 })
  expect(refused.message).toMatchObject({ text: 'No number', kind: 'error', said: true })
  expect(pendingOf(refused)).toEqual({ editing: false, rejected: [{ ...place, text: 'x', message: 'No number' }] })
  const elsewhere = entered(refused, { row: 2, column: 4 })
  expect(openText(elsewhere, place)).toBe('x')
  expect(elsewhere.message).toBeNull()
  expect(entered(elsewhere, { row: 0, column: 2 }).message?.text).toBe('No number')
  expect(pendingOf(press(refused, 'Escape'))).toEqual({ editing: false, rejected: [] })
  expect(pendingOf(cancelAll(refused))).toEqual({ editing: false, rejected: [] })
  const mended = press(typed(refused, place, '8'), 'Enter')
  expect(textAt(mended, 0, 2)).toBe('8')
  expect(pendingOf(mended).rejected).toEqual([])
})

test('text goes with a cell that takes none any more, and the focus with a row that goes', () => {
  const start = entered(opened(exampleContent()), { row: 2, column: 3 })
  const typing = typed(start, { rowId: 'b', column: 13 }, '9')
  const locked = withContent(typing, exampleContent({ readOnly: true }))
  expect(locked.editor).toBeNull()
  const without = exampleContent({ groups: [{ id: 'hours', rows: [rowOf('a', columns)] }] })
  const gone = withContent(typing, without)
  expect(gone.editor).toBeNull()
  expect(gone.selected).toBeNull()
  const above = exampleContent({ groups: [{ id: 'hours', rows: [rowOf('b', columns), rowOf('a', columns)] }] })
  expect(withContent(typing, above).selected?.anchor).toEqual({ row: 0, column: 3 })
})

test('a fill repeats the range to where its handle is let go, and selects what it reached', () => {
  const start = entered(opened(exampleContent()), { row: 0, column: 2 })
  const filled = played(fillTo(start, { top: 0, bottom: 0, left: 2, right: 2 }, { row: 2, column: 2 }))
  expect(filled.range).toEqual({ top: 0, bottom: 2, left: 2, right: 2 })
  expect(textAt(filled, 2, 2)).toBe('1')
})

test('Tab goes on only when the open text is taken', () => {
  const place = { rowId: 'a', column: 12 }
  const start = entered(opened(exampleContent()), { row: 0, column: 2 })
  expect(press(typed(start, place, '4'), 'Tab').selected?.anchor).toEqual({ row: 0, column: 3 })
  expect(press(typed(start, place, 'x'), 'Tab').selected?.anchor).toEqual({ row: 0, column: 2 })
  const told: Told = { batches: [], deeds: [], edits: [] }
  press(press(start, 'Escape'), 'Tab', {}, told)
  expect(told.deeds).toEqual([{ kind: 'leave', backwards: false }])
})
