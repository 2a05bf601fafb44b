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
      ...['Timvikarie', 20, -20, 'Väntar', ''],
    ],
  ])
  expect(columns.filter(({ format }) => format !== undefined).map(({ heading }) => heading)).toEqual([
    t('fields.hours'),
    t('fields.temporaryHours'),
    t('fields.difference'),
  ])
})

test('the sums stand on a sheet of their own, without what a category has not', () => {
  const [, { rows }] = diarySheets({ entries: [], summary: [...summary], names }, t)
  expect(rows).toEqual([
    ['Frånvaro', 1, 40, 20, -20],
    ['Extra resurs', 0, 0, null, 0],
    ['Förändrat behov', 0, 0, null, null],
  ])
})
