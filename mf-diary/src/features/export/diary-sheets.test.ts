import { addMessages, i18n } from '@veckovis/platform'
import { diaryTexts } from '../../data/texts.fixture'
import { vacation } from '../../data/entry.fixture'
import { diarySheets } from './diary-sheets'

beforeAll(() => addMessages('mf-diary', 'sv', diaryTexts.sv))

const t = (key: string, values: Record<string, unknown> = {}) => i18n.t(`mf-diary:${key}`, values)
const names = { absences: [], substitutes: [] }
const summary = [
  { category: 'ABSENCE', count: 1, hours: 40, temporaryHours: 20, difference: -20 },
  { category: 'EXTRA_RESOURCE', count: 0, hours: 0, temporaryHours: 0, difference: 0 },
  { category: 'CHANGE_OF_NEEDS', count: 0, hours: 0, temporaryHours: 0, difference: 0 },
] as const
const covered = { ...vacation, substitute: { typeId: 3, perDay: 4 }, temporaryHours: 20, difference: -20 }

test('R-290 a row per entry holds what the list says, numbers as numbers and days as days', () => {
  const [{ columns, rows }] = diarySheets({ entries: [covered], summary: [...summary], names }, t)
  expect(rows).toEqual([
    [
      ...['', 'Frånvaro', 'Semester', 'Åsa Öberg (f. 1985)', { day: '2026-08-10' }, { day: '2026-08-14' }, 5, 40],
      ...['Timvikarie', null, null, null, null, null, 20, -20, 'Väntar', '', { day: '2026-03-18' }],
    ],
  ])
  expect(columns.filter(({ format }) => format !== undefined).map(({ heading }) => heading)).toEqual([
    t('fields.hours'),
    t('fields.temporaryHours'),
    t('fields.difference'),
  ])
})

test('who comes stands in a column of its own, with the unit of somebody of another one', () => {
  const named = { staffId: 9, name: 'Cia Berg', unit: { id: 2, name: 'Södra' } }
  const entry = { ...covered, substitute: { ...covered.substitute, named } }
  const [{ columns, rows }] = diarySheets({ entries: [entry], summary: [...summary], names }, t)
  const place = columns.findIndex(({ heading }) => heading === t('fields.substituteName'))
  expect(rows[0]?.[place]).toBe('Cia Berg, Södra')
})

test('R-290 type, room type, quantity, location type and the day of creation stand in the file', () => {
  const extra = { ...vacation, category: 'EXTRA_RESOURCE', reason: 'VAK', staff: null, typeId: 5 } as const
  const place = { roomType: 'dementia', quantity: 2, locationType: 'special-housing' } as const
  const createdAt = '2026-03-18T23:30:00.000Z'
  const change = {
    ...vacation,
    category: 'CHANGE_OF_NEEDS',
    reason: 'MOVE',
    staff: null,
    ...place,
    createdAt,
  } as const
  const [{ columns, rows }] = diarySheets({ entries: [extra, change], summary: [...summary], names }, t)
  const cellsOf = (row = 0) =>
    Object.fromEntries(columns.map(({ heading }, index) => [heading, rows[row]?.[index]] as const))
  expect(cellsOf(0)).toMatchObject({ Typ: 'Övertid', Rumstyp: null, Antal: null, 'Typ av område': null })
  expect(cellsOf(1)).toMatchObject({
    ...{ Typ: null, Rumstyp: t('roomTypes.dementia'), Antal: 2, Skapad: { day: '2026-03-19' } },
    ...{ 'Typ av område': t('locationTypes.special-housing') },
  })
})

test('R-307 a sheet of its own says what substitute types are called otherwise', () => {
  const [, , { rows }] = diarySheets({ entries: [], summary: [...summary], names }, t)
  expect(rows.filter(([, further]) => further !== null)).toEqual([
    ['Inlånad resurs', 'Inlånad'],
    ['Timvikarie', 'Vikarie/extratid'],
    ['Ersätts inte', 'Inaktiverad'],
  ])
  expect(rows).toHaveLength(7)
})

test('the sums stand on a sheet of their own, without what a category has not', () => {
  const [, { rows }] = diarySheets({ entries: [], summary: [...summary], names }, t)
  expect(rows).toEqual([
    ['Frånvaro', 1, 40, 20, -20],
    ['Extra resurs', 0, 0, null, 0],
    ['Förändrat behov', 0, 0, null, null],
  ])
})
