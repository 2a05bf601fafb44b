import type { DiaryCategory } from '@veckovis/domain/diary'
import { ValidationError } from 'yup'
import { diaryTexts } from '../../data/texts.fixture'
import { entrySchema } from './entry-rules'
import { emptyValues, type EntryField, type EntryValues, type Member } from './entry-values'

const member: Member = {
  id: 7,
  firstName: 'Åsa',
  lastName: 'Öberg',
  distinction: null,
  employedFrom: '2024-01-01',
  employedTo: '2026-12-31',
}
const basis = { pauseMinutes: 30, people: [member], today: '2026-03-18' }

const filled: Record<DiaryCategory, Partial<EntryValues>> = {
  ABSENCE: { staffId: '7', reason: '2', perDay: '8' },
  EXTRA_RESOURCE: { reason: 'VAK', typeId: '3', perDay: '8' },
  CHANGE_OF_NEEDS: { reason: 'DEATH', perWeek: '10' },
}

/** What is said of each field, by the key of its text. */
const problemsOf = (category: DiaryCategory, changes: Partial<EntryValues>): Partial<Record<EntryField, string>> => {
  const values = { ...emptyValues(category, '2026-03-19'), ...filled[category], ...changes }
  try {
    entrySchema(category, basis).validateSync(values, { abortEarly: false })
    return {}
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return Object.fromEntries(error.inner.map(({ path, message }) => [path, message.replace('problems.', '')]))
  }
}

const absence = (changes: Partial<EntryValues>) => problemsOf('ABSENCE', changes)
const times = (begins: string, ends: string, isNightWork = '') =>
  absence({ counted: 'times', perDay: '', begins, ends, isNightWork })

test('a line that is understood as a whole is taken, and one with other words is not', () => {
  expect(absence({ line: 'Åsa semester till fredag' })).toEqual({})
  expect(absence({ line: 'Åsa semester till fredag, ring Sven' })).toEqual({ line: 'line-not-read' })
})

test.each(['ABSENCE', 'EXTRA_RESOURCE', 'CHANGE_OF_NEEDS'] as const)('a filled form of %s is taken', category => {
  expect(problemsOf(category, {})).toEqual({})
})

test.each([
  ['ABSENCE', { staffId: '', reason: '', perDay: '' }, ['staffId', 'reason', 'perDay']],
  ['EXTRA_RESOURCE', { typeId: '', reason: '', perDay: '' }, ['typeId', 'reason', 'perDay']],
  ['CHANGE_OF_NEEDS', { reason: '', perWeek: '' }, ['reason', 'perWeek']],
] as const)('R-293 R-319 what %s needs is asked for', (category, changes, fields) => {
  expect(problemsOf(category, changes)).toEqual(Object.fromEntries(fields.map(field => [field, 'required'])))
})

test.each([
  ['14:00', '10:00', '', 'negative-range'],
  ['08:00', '08:00', '', 'zero'],
  ['00:00', '00:00', 'yes', 'zero'],
  ['08:00', '08:30', '', 'zero'],
  ['06:00', '22:30', '', 'sixteen-hours'],
  ['08:00', '25:00', '', 'not-a-time'],
  ['08:00', '', '', 'required'],
])('R-315 R-316 from %s to %s (night work "%s") the end says %s', (begins, ends, night, problem) => {
  expect(times(begins, ends, night)).toEqual({ ends: problem })
})

test.each(['7:5', '25:00', '7.30', '07:60'])('R-322 %s is no time to begin at', text => {
  expect(times(text, '16:00')).toEqual({ begins: 'not-a-time' })
})

test('R-323 a night that ends on the next day is taken as night work only', () => {
  expect(times('22:00', '06:00')).toEqual({ ends: 'negative-range' })
  expect(times('22:00', '06:00', 'yes')).toEqual({})
})

test.each([
  ['16', 'sixteen-hours'],
  ['0', 'zero'],
  ['-1', 'negative'],
  ['8,123', 'too-many-decimals'],
  ['x', 'not-a-number'],
])('R-316 R-317 %s hours a day are refused', (perDay, problem) => {
  expect(absence({ perDay })).toEqual({ perDay: problem })
})

test('R-316 15,75 hours a day are taken', () => {
  expect(absence({ perDay: '15,75' })).toEqual({})
})

test('R-318 R-320 an end before the start is told at the end, and a missing weekday at the weekdays', () => {
  expect(absence({ from: '2026-05-04', to: '2026-05-01' })).toEqual({ to: 'date-range' })
  expect(diaryTexts.en.problems['date-range']).toBe('Invalid date range')
  expect(absence({ from: '2026-05-04', to: '2026-05-05', weekdays: '67' })).toEqual({ weekdays: 'no-date' })
  expect(absence({ weekdays: '' })).toEqual({ weekdays: 'no-weekday' })
})

test('days that are none are told where they stand', () => {
  expect(absence({ from: '', to: '2026-02-30' })).toEqual({ from: 'required', to: 'not-a-date' })
})

test('29 February stands in leap years only', () => {
  expect(absence({ from: '2028-02-29', to: '2028-02-29', staffId: '7' })).toEqual({ staffId: 'outside-employment' })
  expect(absence({ from: '2026-02-29', to: '2026-03-02' })).toEqual({ from: 'not-a-date' })
})

test('somebody is away on days of the employment only, and nobody unknown is', () => {
  expect(absence({ from: '2023-12-29', to: '2023-12-29' })).toEqual({ staffId: 'outside-employment' })
  expect(absence({ staffId: '8' })).toEqual({ staffId: 'unknown-person' })
})

test('a substitute who comes has hours, and none has none', () => {
  expect(absence({ substituteType: '3' })).toEqual({ temporaryPerDay: 'required' })
  expect(absence({ substituteType: '3', temporaryPerDay: '16' })).toEqual({ temporaryPerDay: 'sixteen-hours' })
  expect(absence({ substituteType: '7', temporaryPerDay: '' })).toEqual({})
})

test('a change of needs has no limit of a day, and counts whole rooms', () => {
  expect(problemsOf('CHANGE_OF_NEEDS', { perWeek: '40' })).toEqual({})
  expect(problemsOf('CHANGE_OF_NEEDS', { quantity: '1,5' })).toEqual({ quantity: 'not-an-integer' })
})

test('texts that are too long, or hide something, are told', () => {
  expect(absence({ title: 'x'.repeat(101), notes: 'x'.repeat(2_001) })).toEqual({
    title: 'too-long',
    notes: 'too-long',
  })
  expect(absence({ title: 'a\u202eb' })).toEqual({ title: 'hidden-characters' })
})
