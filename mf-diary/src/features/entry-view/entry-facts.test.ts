import type { DiaryRecord } from '@veckovis/contracts/diary'
import { addMessages, i18n } from '@veckovis/platform'
import { diaryTexts } from '../../data/texts.fixture'
import { vacation } from '../../data/entry.fixture'
import { entryFacts } from './entry-facts'

beforeAll(() => addMessages('mf-diary', 'sv', diaryTexts.sv))

const t = (key: string, values: Record<string, unknown> = {}) => i18n.t(`mf-diary:${key}`, values)
const names = { absences: [{ id: 12, name: 'Facklig tid' }], substitutes: [] }

const factsOf = (changes: Partial<DiaryRecord>) =>
  Object.fromEntries(
    entryFacts({ ...vacation, effects: [], changes: [], ...changes }, names, t).map(({ label, value }) => [
      label,
      value,
    ]),
  )

test('R-294 R-295 R-296 R-297 R-298 an absence tells whose it is, when, how many hours, and who comes', () => {
  expect(factsOf({ substitute: { typeId: 3, perDay: 4 }, temporaryHours: 20, difference: -20 })).toMatchObject({
    Orsak: 'Semester',
    Medarbetare: 'Åsa Öberg (f. 1985)',
    Period: '2026-08-10 – 2026-08-14',
    Veckodagar: 'mån, tis, ons, tor, fre',
    'Timmar per dag': '8',
    'Timmar totalt': '40',
    'Ersätts av': 'Timvikarie',
    'Ersatta timmar per dag': '4',
    'Ersatta timmar': '20',
    Differens: '−20',
  })
})

test('times stand beside the hours that follow from them', () => {
  const times = { from: '22:00', to: '06:00', isNightWork: true }
  expect(factsOf({ times, perDay: 7.5 })).toMatchObject({ 'Timmar per dag': '7,5 (22:00–06:00, nattarbete)' })
})

test('R-299 a change of needs tells what it is about, and has neither person nor difference', () => {
  const change = { category: 'CHANGE_OF_NEEDS', reason: 'MOVE', staff: null, perWeek: 12, difference: null } as const
  const facts = factsOf({ ...change, roomType: 'somatic', quantity: 2, locationType: 'other' })
  expect(facts).toMatchObject({
    Rumstyp: 'Somatik',
    'Antal rum': '2',
    'Typ av område': 'Annat',
    'Timmar per vecka': '12',
  })
  expect(facts).not.toHaveProperty('Medarbetare')
  expect(facts).not.toHaveProperty('Differens')
})

test('a decision tells when in Sweden, by whom and with which words', () => {
  const decision = { at: '2026-08-01T22:30:00.000Z', by: 'Eva Ek', comment: 'För många borta' }
  expect(factsOf({ status: 'REJECTED', decision })).toMatchObject({
    'Avslagen av': '2026-08-02, Eva Ek',
    Kommentar: 'För många borta',
  })
})

test('a reason without a word of ours stands under its own name', () => {
  expect(factsOf({ reason: 12 })).toMatchObject({ Orsak: 'Facklig tid' })
})
