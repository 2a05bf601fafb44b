/** @jest-environment node */
import fc from 'fast-check'
import { manyContent } from '../content/content.fixture'
import { put } from '../selection/selecting'
import type { SheetState } from '../state/sheet-state'
import { opened } from '../with-content'
import { approaching } from './approach'
import { following, including, standingColumns, standingRows, type Measures } from './window'

const sheet = opened({ ...manyContent(), rowWindow: true })
const size = { rows: sheet.content.rows.length, columns: sheet.content.columns.length }

const scrolledTo = (across: number, down: number): Measures => ({
  columns: { scrolled: across, seen: 900, each: 68 },
  rows: { scrolled: down, seen: 600, each: 32 },
})

const columnsOf = ({ content, window }: SheetState, row: number) =>
  standingColumns(content, window.late?.rows.includes(row) === true ? window.late : window)

/** The cells that stand, as one text each. */
const cellsOf = (state: SheetState) =>
  new Set(
    standingRows(state.content, state.window).flatMap(row => columnsOf(state, row).map(column => `${row}/${column}`)),
  )

const come = (before: SheetState, after: SheetState) => {
  const stood = cellsOf(before)
  return [...cellsOf(after)].filter(cell => !stood.has(cell)).length
}

const stepsTo = (from: SheetState, measures: Measures, share = 1): SheetState[] => {
  const steps = [from]
  for (let next = approaching(from, measures, share); next !== steps.at(-1); next = approaching(next, measures, share))
    steps.push(next)
  return steps
}

const most = (steps: readonly SheetState[]) =>
  Math.max(0, ...steps.slice(1).map((step, index) => come(steps[index] ?? step, step)))

const scroll = fc.record({ across: fc.nat({ max: 3_600 }), down: fc.nat({ max: 3_200 }) })

test('what is scrolled to stands in the end as if it had come at once, and no step brings more than a frame can hold', () => {
  fc.assert(
    fc.property(scroll, scroll, (first, then) => {
      const from = following(sheet, scrolledTo(first.across, first.down))
      const steps = stepsTo(from, scrolledTo(then.across, then.down))
      const end = steps.at(-1) ?? from
      expect(end.window).toEqual(following(from, scrolledTo(then.across, then.down)).window)
      expect(most(steps)).toBeLessThanOrEqual(60)
    }),
    { numRuns: 40 },
  )
})

test('on a slow machine it stands there in the end too, by steps of one row at the least', () => {
  fc.assert(
    fc.property(scroll, scroll, fc.double({ min: 0.1, max: 1, noNaN: true }), (first, then, share) => {
      const from = following(sheet, scrolledTo(first.across, first.down))
      const steps = stepsTo(from, scrolledTo(then.across, then.down), share)
      expect((steps.at(-1) ?? from).window).toEqual(following(from, scrolledTo(then.across, then.down)).window)
      const row = Math.max(...steps.map(step => standingColumns(step.content, step.window).length))
      expect(most(steps)).toBeLessThanOrEqual(Math.max(row, 60 * share))
    }),
    { numRuns: 40 },
  )
})

test('what is in sight comes before what lies around it', () => {
  const from = following(sheet, scrolledTo(0, 0))
  const steps = stepsTo(from, scrolledTo(0, 1_600))
  const seen = Array.from({ length: 18 }, (_, index) => 50 + index)
  const whole = steps.findIndex(({ content, window }) => {
    const rows = standingRows(content, window)
    return seen.every(row => rows.includes(row))
  })
  expect(standingRows(sheet.content, steps[whole]?.window ?? from.window).length).toBeLessThan(
    standingRows(sheet.content, steps.at(-1)?.window ?? from.window).length,
  )
})

test('while rows wait for other columns, a cell that the keys go to stands at once', () => {
  const from = following(sheet, scrolledTo(0, 0))
  const [, begun] = stepsTo(from, scrolledTo(1_700, 0))
  const row = begun?.window.late?.rows.at(-1) ?? -1
  expect(row).toBeGreaterThan(0)
  if (begun === undefined) throw new Error('Nothing came')
  expect(columnsOf(begun, row)).not.toContain(30)
  expect(columnsOf(including(begun, [{ row, column: 30 }]), row)).toContain(30)
  expect(columnsOf(put(begun, { row, column: 30 }), row)).toContain(30)
  // One that stands already lets the others wait on.
  expect(including(begun, [{ row, column: 0 }])).toBe(begun)
})

test('the focus and the entry stand at every step', () => {
  const place = fc.record({ row: fc.nat({ max: size.rows - 1 }), column: fc.nat({ max: size.columns - 1 }) })
  fc.assert(
    fc.property(place, scroll, (focus, { across, down }) => {
      for (const step of stepsTo(put(sheet, focus), scrolledTo(across, down)))
        expect([...cellsOf(step)]).toEqual(expect.arrayContaining([`${focus.row}/${focus.column}`]))
    }),
    { numRuns: 40 },
  )
})
