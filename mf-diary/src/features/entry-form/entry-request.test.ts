import type { DiaryCategory } from '@veckovis/domain/diary'
import { vacation } from '../../data/entry.fixture'
import { contentOfValues } from './entry-request'
import { emptyValues, proposalOf, valuesOfEntry, type EntryValues, type Member } from './entry-values'

const content = (category: DiaryCategory, values: Partial<EntryValues>) =>
  contentOfValues(category, { ...emptyValues(category, '2026-03-19'), ...values })

const day = { from: '2026-03-19', to: '2026-03-19', title: '', notes: '' }

test('an absence is sent with its person, hours and substitute', () => {
  const typed = {
    staffId: '7',
    reason: '2',
    perDay: '7,5',
    substituteType: '3',
    temporaryPerDay: '4',
    title: ' Sommar ',
  }
  expect(content('ABSENCE', typed)).toEqual({
    ...day,
    title: 'Sommar',
    category: 'ABSENCE',
    weekdays: [1, 2, 3, 4, 5],
    reason: 2,
    staffId: 7,
    hours: { perDay: 7.5 },
    substitute: { typeId: 3, perDay: 4 },
  })
})

test('no substitute has no hours, and one that is not chosen is none', () => {
  const typed = { staffId: '7', reason: '2', perDay: '8' }
  expect(content('ABSENCE', { ...typed, substituteType: '7', temporaryPerDay: '4' })).toMatchObject({
    substitute: { typeId: 7, perDay: 0 },
  })
  expect(content('ABSENCE', typed)).toMatchObject({ substitute: null })
})

test('who comes is sent where somebody is named, or was, and nothing is said of it otherwise', () => {
  const typed = { staffId: '7', reason: '2', perDay: '8', substituteType: '3', temporaryPerDay: '4' }
  const named = (more: Partial<EntryValues>) => {
    const { substitute } = content('ABSENCE', { ...typed, ...more }) as { substitute: object }
    return substitute
  }
  const hours = { typeId: 3, perDay: 4 }
  expect(named({ substituteStaff: '9' })).toEqual({ ...hours, named: { staffId: 9 } })
  expect(named({ substitutePool: ' Poolen ' })).toEqual({ ...hours, named: { pool: 'Poolen' } })
  expect(named({ namedBefore: 'yes' })).toEqual({ ...hours, named: null })
  expect(named({ substituteUnit: '2' })).toEqual(hours)
  expect(named({ substituteStaff: '9', substituteType: '7' })).toEqual({ typeId: 7, perDay: 0 })
})

test('who comes fills the form of a stored entry', () => {
  const cia = { staffId: 9, name: 'Cia Berg', unit: { id: 2, name: 'Södra' } }
  const values = (named: typeof cia | { staffId: null; name: string; unit: null }) =>
    valuesOfEntry({ ...vacation, substitute: { typeId: 3, perDay: 4, named } })
  expect(values(cia)).toMatchObject({
    substituteUnit: '2',
    substituteStaff: '9',
    substitutePool: '',
    namedBefore: 'yes',
  })
  expect(values({ staffId: null, name: 'Poolen', unit: null })).toMatchObject({
    ...{ substituteUnit: '', substituteStaff: '', substitutePool: 'Poolen', namedBefore: 'yes' },
  })
})

test('times are sent as times: the server takes the pause', () => {
  const typed = { reason: 'VAK', typeId: '5', counted: 'times', begins: '22:00', ends: '06:00', isNightWork: 'yes' }
  expect(content('EXTRA_RESOURCE', typed)).toMatchObject({
    typeId: 5,
    hours: { from: '22:00', to: '06:00', isNightWork: true },
  })
})

test('a change of needs is sent with what it is about', () => {
  const typed = { reason: 'MOVE', perWeek: '12', roomType: 'somatic', quantity: '2', locationType: 'other' }
  expect(content('CHANGE_OF_NEEDS', typed)).toMatchObject({
    hours: { perWeek: 12 },
    roomType: 'somatic',
    quantity: 2,
    locationType: 'other',
  })
  expect(content('CHANGE_OF_NEEDS', { reason: 'MOVE', perWeek: '12' })).toMatchObject({
    roomType: null,
    quantity: null,
    locationType: null,
  })
})

test('what an entry holds is sent again as it was', () => {
  expect(contentOfValues('ABSENCE', valuesOfEntry(vacation))).toEqual({
    category: 'ABSENCE',
    title: '',
    notes: '',
    from: '2026-08-10',
    to: '2026-08-16',
    weekdays: [1, 2, 3, 4, 5],
    reason: 2,
    staffId: 7,
    hours: { perDay: 8 },
    substitute: null,
  })
})

test('hours are proposed from the day on which they hold, and to nobody who has none', () => {
  const member = {
    id: 7,
    firstName: 'Å',
    lastName: 'Ö',
    distinction: null,
    employedFrom: '2024-01-01',
    employedTo: null,
  }
  const people: Member[] = [
    {
      ...member,
      proposals: [
        { from: '2024-01-01', hours: 7.4 },
        { from: '2026-09-01', hours: 3.7 },
      ],
    },
    { ...member, id: 8 },
  ]
  expect(proposalOf(people, '7', '2026-08-31')).toBe('7,4')
  expect(proposalOf(people, '7', '2026-09-01')).toBe('3,7')
  expect(proposalOf(people, '7', '2023-01-01')).toBe('')
  expect(proposalOf(people, '8', '2026-08-31')).toBe('')
})
