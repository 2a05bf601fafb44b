import { momentFormats } from '../calendar/format-moments'
import { beginOfDay, dayOf, endOfDay, licenceEndText, licenceStatus } from './licence-dates'

test.each([
  ['2026-01-15', '2026-01-14T23:00:00.000Z'],
  ['2026-07-15', '2026-07-14T22:00:00.000Z'],
  ['2026-03-29', '2026-03-28T23:00:00.000Z'],
  ['2026-03-30', '2026-03-29T22:00:00.000Z'],
  ['2026-10-25', '2026-10-24T22:00:00.000Z'],
  ['2026-10-26', '2026-10-25T23:00:00.000Z'],
])('%s begins in Stockholm at %s', (text, begin) => {
  expect(beginOfDay(text)?.toISOString()).toBe(begin)
  expect(dayOf(new Date(begin))).toBe(text)
  expect(dayOf(new Date(Date.parse(begin) - 1))).not.toBe(text)
})

test.each([
  ['2026-03-28', '2026-03-28T23:00:00.000Z'],
  ['2026-03-29', '2026-03-29T22:00:00.000Z'],
  ['2026-10-25', '2026-10-25T23:00:00.000Z'],
  ['2026-12-31', '2026-12-31T23:00:00.000Z'],
])('the last day %s ends at %s', (text, end) => {
  expect(endOfDay(text)?.toISOString()).toBe(end)
})

test.each(['', '2026', '2026-13-01', 'soon'])('%j is no date', text => {
  expect(beginOfDay(text)).toBeNull()
  expect(endOfDay(text)).toBeNull()
})

test('a licence that ends with a day names the day; one that ends within it names the moment', () => {
  expect(licenceEndText('2026-12-31T23:00:00.000Z', momentFormats.sv)).toBe('31 december 2026')
  expect(licenceEndText('2026-12-31T23:00:00.000Z', momentFormats.en)).toBe('31 December 2026')
  expect(licenceEndText('2026-03-18T08:30:00.000Z', momentFormats.sv)).toMatch(/18 mars 2026 .*09:30/)
})

test('the beginning counts, the end does not', () => {
  const period = { validFrom: '2026-01-01T00:00:00Z', validTo: '2026-02-01T00:00:00Z' }
  expect(licenceStatus(period, new Date('2025-12-31T23:59:59Z'))).toBe('coming')
  expect(licenceStatus(period, new Date('2026-01-01T00:00:00Z'))).toBe('in-force')
  expect(licenceStatus(period, new Date('2026-02-01T00:00:00Z'))).toBe('ended')
  expect(licenceStatus({ ...period, validTo: null }, new Date('2126-01-01T00:00:00Z'))).toBe('in-force')
})
