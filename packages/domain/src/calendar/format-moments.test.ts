import { momentFormats } from './format-moments'

const plain = (text: string) => text.replaceAll(/\s/g, ' ')
const morning = '2026-03-18T08:30:05.000Z'

test('a moment is told in Stockholm’s time, in the words of each language', () => {
  const { sv, en } = momentFormats
  expect(plain(sv.moment(morning))).toBe('18 mars 2026 09:30')
  expect(plain(en.moment(morning))).toBe('18 Mar 2026, 09:30')
  expect(plain(sv.longMoment(morning))).toBe('18 mars 2026 kl. 09:30')
  expect(plain(en.longMoment(morning))).toBe('18 March 2026 at 09:30')
  expect(plain(sv.second(morning))).toBe('2026-03-18 09:30:05')
  expect(plain(en.second(morning))).toBe('18/03/2026, 09:30:05')
})

test.each(['sv', 'en'] as const)('what is sorted reads the same in both languages: %s', language => {
  const { day, minute } = momentFormats[language]
  expect(day(morning)).toBe('2026-03-18')
  expect(plain(minute(morning))).toBe('2026-03-18 09:30')
  expect(day('2026-12-31T23:00:00.000Z')).toBe('2027-01-01')
})

test('a date without a time is that day, summer and winter', () => {
  expect(['2026-01-01', '2026-07-01'].map(momentFormats.sv.shortDay)).toEqual(['1 jan.', '1 juli'])
  expect(['2026-01-01', '2026-07-01'].map(momentFormats.en.shortDay)).toEqual(['1 Jan', '1 Jul'])
  expect(momentFormats.sv.longDay('2026-07-01')).toBe('1 juli 2026')
  expect(momentFormats.en.month(Date.UTC(2026, 6, 1))).toBe('July 2026')
  expect(momentFormats.sv.shortMonth(Date.UTC(2026, 6, 1))).toBe('juli')
})

test('what is no moment is refused', () => {
  expect(() => momentFormats.sv.day('soon')).toThrow(RangeError)
})
