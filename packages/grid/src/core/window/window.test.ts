/** @jest-environment node */
import fc from 'fast-check'
import { exampleContent, manyContent, rowOf, weeksFrom } from '../content/content.fixture'
import { put } from '../selection/selecting'
import { opened } from '../with-content'
import { following, including, linesAbove, scrolledRows, standingColumns, standingRows, type Measures } from './window'

const sheet = opened(manyContent())
const size = { rows: sheet.content.rows.length, columns: sheet.content.columns.length }

const scrolledTo = (across: number, down: number): Measures => ({
  columns: { scrolled: across, seen: 900, each: 68 },
  rows: { scrolled: down, seen: 600, each: 32 },
})

test('a short sheet stands whole', () => {
  const year = weeksFrom(1, 20)
  const short = opened(exampleContent({ columns: year, groups: [{ id: 'one', rows: [rowOf('a', year)] }] }))
  expect(standingColumns(short.content, short.window)).toHaveLength(20)
  expect(standingRows(short.content, short.window)).toEqual([0])
})

test('of a large sheet stand what is in sight, the entry and what is included, in order', () => {
  const { content, window } = including(following(sheet, scrolledTo(2_040, 1_600)), [{ row: 90, column: 50 }])
  const rows = standingRows(content, window)
  const columns = standingColumns(content, window)
  expect([rows[0], rows.at(-1)]).toEqual([0, 90])
  expect([columns[0], columns.at(-1)]).toEqual([0, 50])
  expect(rows.length).toBeLessThan(35)
  expect(columns.length).toBeLessThan(25)
})

test('the rows of the foot stand wherever the sheet is scrolled', () => {
  const groups = sheet.content.groups.map((group, index) => ({ ...group, foot: index === 1 }))
  const people = [...(groups[0]?.rows ?? []), ...(groups[1]?.rows.slice(2) ?? [])]
  const sums = groups[1]?.rows.slice(0, 2) ?? []
  const footed = opened(
    exampleContent({
      ...sheet.content,
      groups: [
        { id: 'people', rows: people },
        { id: 'sums', rows: sums, foot: true },
      ],
    }),
  )
  for (const down of [0, 900, 3_200])
    expect(standingRows(footed.content, following(footed, scrolledTo(0, down)).window).slice(-2)).toEqual([98, 99])
})

test('whatever is seen stands, and some more on either side', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 3_000 }),
      fc.integer({ min: 1, max: 2_000 }),
      fc.integer({ min: 40, max: 160 }),
      (scrolled, seen, each) => {
        const measured = { scrolled, seen, each }
        const { content, window } = following(sheet, { columns: measured, rows: measured })
        const columns = new Set(standingColumns(content, window))
        const rows = new Set(standingRows(content, window))
        const last = Math.floor((scrolled + seen) / each) + 1
        for (let index = Math.max(0, Math.floor(scrolled / each) - 1); index <= last; index++) {
          if (index < size.columns) expect(columns.has(index)).toBe(true)
          if (index < size.rows) expect(rows.has(index)).toBe(true)
        }
      },
    ),
  )
})

test('the focus and the entry stand wherever the sheet is scrolled', () => {
  const place = fc.record({ row: fc.nat({ max: size.rows - 1 }), column: fc.nat({ max: size.columns - 1 }) })
  const scrolls = fc.array(fc.tuple(fc.nat({ max: 3_600 }), fc.nat({ max: 3_200 })), { maxLength: 6 })
  fc.assert(
    fc.property(place, scrolls, (focus, series) => {
      const { content, window } = series.reduce(
        (state, [across, down]) => following(state, scrolledTo(across, down)),
        put(sheet, focus),
      )
      expect(standingRows(content, window)).toEqual(expect.arrayContaining([0, focus.row]))
      expect(standingColumns(content, window)).toEqual(expect.arrayContaining([0, focus.column]))
    }),
  )
})

test('the same state as long as the same is in sight, and while nothing is', () => {
  const seen = following(sheet, scrolledTo(0, 0))
  expect(following(seen, scrolledTo(30, 20))).toBe(seen)
  const away = { scrolled: 0, seen: 0, each: 0 }
  expect(following(seen, { columns: away, rows: away })).toBe(seen)
  expect(following(seen, scrolledTo(1_000, 0))).not.toBe(seen)
})

test('scrolled pixels and lines agree on where a row stands, whatever groups are above it', () => {
  fc.assert(
    fc.property(fc.nat({ max: size.rows - 1 }), row => {
      const top = linesAbove(sheet.content, row) * 32
      expect(scrolledRows(sheet.content, top, 32)).toBe(row * 32)
    }),
  )
})
