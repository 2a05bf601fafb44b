import type { DiaryCategory } from '@veckovis/domain/diary'
import { previewOf } from './entry-preview'
import { emptyValues, type EntryValues } from './entry-values'

const preview = (category: DiaryCategory, values: Partial<EntryValues>) =>
  previewOf(category, { ...emptyValues(category, '2026-08-10'), ...values }, { pauseMinutes: 30 })

const week = { from: '2026-08-10', to: '2026-08-16' }

test('what is not covered stands there before anything else is chosen', () => {
  const typed = { ...week, perDay: '8', substituteType: '3', temporaryPerDay: '6' }
  expect(preview('ABSENCE', typed)).toEqual({ days: 5, hours: 4000, temporaryHours: 3000, difference: -1000 })
  expect(preview('ABSENCE', { ...typed, substituteType: '7' })).toMatchObject({ temporaryHours: 0, difference: -4000 })
})

test('a night of eight hours loses the pause', () => {
  const typed = { counted: 'times', begins: '22:00', ends: '06:00', isNightWork: 'yes' }
  expect(preview('EXTRA_RESOURCE', typed)).toMatchObject({ days: 1, hours: 750 })
})

test('a change of needs has its sign from the reason', () => {
  expect(preview('CHANGE_OF_NEEDS', { ...week, reason: 'DEATH', perWeek: '10' })).toMatchObject({ hours: -1000 })
  expect(preview('CHANGE_OF_NEEDS', { ...week, reason: '', perWeek: '10' })).toBeNull()
})

test.each([{ perDay: '' }, { perDay: '16' }, { perDay: '8', to: '2026-08-09' }, { perDay: '8', weekdays: '' }])(
  'nothing is said of %j',
  values => {
    expect(preview('ABSENCE', values)).toBeNull()
  },
)
