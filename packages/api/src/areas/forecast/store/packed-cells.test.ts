import { changeOrigin } from '@veckovis/contracts/forecast'
import fc from 'fast-check'
import { packCells, unpackCell, unpackCells, weekBit, weeksOfMask, type ChangedCells } from './packed-cells'

const hundredths = fc.oneof(
  fc.integer({ min: -1_000_000, max: 1_000_000 }),
  fc.constantFrom(0, 63, 64, -64, -65, 8_191, 8_192, 99_999_999_999, -99_999_999_999),
)

const cells = fc.uniqueArray(fc.integer({ min: 1, max: 53 }), { minLength: 1, maxLength: 53 }).chain(weeks =>
  fc.tuple(
    ...weeks
      .toSorted((one, other) => one - other)
      .map(week =>
        fc.record({
          week: fc.constant(week),
          from: hundredths,
          to: hundredths,
          origin: fc.constantFrom(...changeOrigin.options),
        }),
      ),
  ),
)

const rows: fc.Arbitrary<ChangedCells[]> = fc.uniqueArray(
  fc.record({ rowKey: fc.constantFrom('absence/1', 'absence/12', 'my-forecast/0', 'target/0'), cells }),
  { selector: ({ rowKey }) => rowKey },
)

test('what was packed is unpacked: rows, weeks, hours of every size and sign, and by what', () => {
  fc.assert(
    fc.property(rows, changed => {
      expect(unpackCells(packCells(changed))).toEqual(changed)
    }),
  )
})

test('one cell is found as it is among all, and one that was not touched is not', () => {
  fc.assert(
    fc.property(rows, changed => {
      const packed = packCells(changed)
      for (const { rowKey, cells } of changed)
        for (const cell of cells) expect(unpackCell(packed, rowKey, cell.week)).toEqual(cell)
      expect(unpackCell(packed, 'absence/77', 1)).toBeUndefined()
    }),
  )
  const packed = packCells([{ rowKey: 'absence/1', cells: [{ week: 2, from: 0, to: 800, origin: 'typed' }] }])
  expect(unpackCell(packed, 'absence/1', 3)).toBeUndefined()
})

test('the weeks of a row are one whole number, all 53 of them too', () => {
  const all = Array.from({ length: 53 }, (_, index) => index + 1)
  const mask = all.reduce((sum, week) => sum + weekBit(week), 0)
  expect(Number.isSafeInteger(mask)).toBe(true)
  expect(weeksOfMask(mask)).toEqual(all)
  expect(weeksOfMask(weekBit(53) + weekBit(1))).toEqual([1, 53])
})

test('a save of every cell takes four bytes a cell and one origin', () => {
  const every = Array.from({ length: 52 }, (_, index) => {
    return { week: index + 1, from: 3_725, to: 4_000 + index, origin: 'pasted' } as const
  })
  const packed = packCells([
    { rowKey: 'absence/1', cells: every },
    { rowKey: 'absence/2', cells: [] },
  ])
  expect(packed).toMatchObject({ rowKeys: ['absence/1'], origins: ['pasted'], originCells: [52] })
  expect(packed.hours).toHaveLength(4 * 52)
})

test('hours that end too early, or cells without an origin, are no history', () => {
  const packed = packCells([{ rowKey: 'absence/1', cells: [{ week: 1, from: 0, to: 800, origin: 'typed' }] }])
  expect(() => unpackCells({ ...packed, hours: packed.hours.subarray(1, 2) })).toThrow(RangeError)
  expect(() => unpackCells({ ...packed, originCells: [0] })).toThrow(RangeError)
  expect(() => unpackCell({ ...packed, originCells: [0] }, 'absence/1', 1)).toThrow(RangeError)
})
