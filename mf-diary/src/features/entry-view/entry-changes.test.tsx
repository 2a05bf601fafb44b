import '@testing-library/jest-dom'
import { render, screen, within } from '@testing-library/react'
import type { DiaryRecord } from '@veckovis/contracts/diary'
import { addMessages, PlatformProvider } from '@veckovis/platform'
import { vacation } from '../../data/entry.fixture'
import { diaryTexts } from '../../data/texts.fixture'
import { EntryChanges } from './entry-changes'

const before = { lastDay: '2026-08-14', perDay: 8, substitute: null }
const record: DiaryRecord = { ...vacation, status: 'APPROVED', effects: [], changes: [] }

const show = (changes: DiaryRecord['changes']) =>
  render(
    <PlatformProvider>
      <EntryChanges entry={{ ...record, changes }} names={{ absences: [], substitutes: [] }} />
    </PlatformProvider>,
  )

beforeAll(() => addMessages('mf-diary', 'sv', diaryTexts.sv))

test('each change tells who made it, when, and what it changed from what to what', () => {
  const substitute = { typeId: 3, perDay: 4.5 }
  show([
    {
      at: '2026-08-12T22:30:00.000Z',
      by: null,
      before: { ...before, substitute },
      after: { ...before, lastDay: null },
    },
    { at: '2026-08-11T08:00:00.000Z', by: 'Eva Ek', before, after: { lastDay: '2026-08-19', perDay: 6, substitute } },
  ])
  const [newest, first] = within(screen.getByRole('region', { name: 'Ändringar efter beslutet' })).getAllByRole(
    'listitem',
  )
  expect(newest).toHaveTextContent(
    '2026-08-13' + 'Sista frånvarodagen: 2026-08-14 → inte borta' + 'Ersätts av: Timvikarie, 4,5 timmar per dag → –',
  )
  expect(first).toHaveTextContent(
    '2026-08-11, Eva Ek' +
      'Sista frånvarodagen: 2026-08-14 → 2026-08-19' +
      'Timmar per dag: 8 → 6' +
      'Ersätts av: – → Timvikarie, 4,5 timmar per dag',
  )
})

test('who came and who comes stand beside the type', () => {
  const pool = { staffId: null, name: 'Poolen', unit: null }
  const cia = { staffId: 9, name: 'Cia Berg', unit: { id: 2, name: 'Södra' } }
  const of = (named: typeof pool | typeof cia) => ({ ...before, substitute: { typeId: 3, perDay: 4, named } })
  show([{ at: '2026-08-11T08:00:00.000Z', by: 'Eva Ek', before: of(pool), after: of(cia) }])
  expect(screen.getByRole('listitem')).toHaveTextContent(
    'Timvikarie (Poolen), 4 timmar per dag → Timvikarie (Cia Berg, Södra), 4 timmar per dag',
  )
})

test('who proposed a change stands beside who approved it', () => {
  const change = { at: '2026-08-11T08:00:00.000Z', by: 'Eva Ek', before, after: { ...before, perDay: 6 } }
  show([{ ...change, proposedBy: 'Bo Al' }])
  expect(screen.getByRole('listitem')).toHaveTextContent(
    '2026-08-11, Eva Ek' + 'Föreslagen av Bo Al' + 'Timmar per dag',
  )
})

test('other times of as many hours are said to be that', () => {
  show([{ at: '2026-08-11T08:00:00.000Z', by: 'Eva Ek', before, after: before }])
  expect(screen.getByRole('listitem')).toHaveTextContent('Andra klockslag, lika många timmar')
})

test('an entry that nobody has changed says nothing', () => {
  show([])
  expect(screen.queryByRole('region')).toBeNull()
})
