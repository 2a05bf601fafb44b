import { diaryShape } from './diary-shape'

const { from, staff, reasons } = diaryShape.filters

test('a day of the address is one of the calendar, within the years of the diary', () => {
  expect(from.read?.('2026-06-01')).toBe('2026-06-01')
  for (const text of ['2026-02-30', '1900-01-01', 'june']) expect(from.read?.(text)).toBeUndefined()
})

test('people and reasons are read from no address', () => {
  expect([staff, reasons]).toEqual([{ usual: [] }, { usual: [] }])
})
