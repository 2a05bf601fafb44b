import '@testing-library/jest-dom'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import type { DiaryEntry, DiaryList } from '@veckovis/contracts/diary'
import { addMessages, PlatformProvider } from '@veckovis/platform'
import { diaryTexts } from '../../data/texts.fixture'
import { vacation } from '../../data/entry.fixture'
import { EntryList } from './entry-list'

beforeAll(() => addMessages('mf-diary', 'sv', diaryTexts.sv))

const part = {
  search: '',
  filters: { category: null, status: null, from: null, to: null, show: 'all', staff: [], reasons: [] },
  sort: { key: 'firstDate', direction: 'descending' },
  page: 1,
  pageSize: 25,
} as const

const show = (
  entries: DiaryEntry[],
  { write = false, change, changes }: { write?: boolean; change?: (wanted: object) => void; changes?: number[] } = {},
) => {
  const list: DiaryList = { entries, total: entries.length, summary: [], write, approve: false, changes }
  render(
    <PlatformProvider>
      <EntryList
        list={list}
        absences={[{ id: 12, name: 'Facklig tid' }]}
        address={{ part, isNarrowed: false, change: change ?? (() => undefined) }}
        selection={undefined}
        actionsOf={() => [{ key: 'delete', label: 'Ta bort', onSelect: () => undefined }]}
        onOpen={() => undefined}
        busy={false}
      />
    </PlatformProvider>,
  )
}

const cells = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map(row =>
      within(row)
        .getAllByRole('cell')
        .map(cell => cell.textContent),
    )

test('an entry stands with category, person, dates, hours, difference and status', () => {
  show([vacation])
  expect(screen.getByRole('rowheader', { name: 'Semester' })).toBeVisible()
  expect(cells()).toEqual([['Frånvaro', 'Åsa Öberg (f. 1985)', '2026-08-10 – 2026-08-14', '40', '−40', 'Väntar']])
})

test('a title stands above its reason, and a reason without a word of ours under its own name', () => {
  show([{ ...vacation, title: 'Kongress', reason: 12 }])
  expect(screen.getByRole('rowheader')).toHaveTextContent('KongressFacklig tid')
})

test('an entry behind which a proposed change waits says so', () => {
  const approved = { ...vacation, status: 'APPROVED' as const }
  show([approved, { ...approved, id: 2 }], { changes: [2] })
  expect(cells().map(row => row.at(-1))).toEqual(['Godkänd', 'GodkändÄndring väntar'])
})

test('an entry of nobody, of one day, that changes the need has no difference', () => {
  const change = { category: 'CHANGE_OF_NEEDS', reason: 'DEATH', staff: null, hours: -8, difference: null } as const
  show([{ ...vacation, ...change, lastDate: '2026-08-10' }])
  expect(cells()).toEqual([['Förändrat behov', '–', '2026-08-10', '−8', '–', 'Väntar']])
})

test('R-480 with READ alone a row has no menu of what can be done with it, with WRITE it has', () => {
  show([vacation])
  expect(screen.queryByRole('button', { name: /^Åtgärder/ })).toBeNull()
  cleanup()
  show([vacation], { write: true })
  expect(screen.getByRole('button', { name: /^Åtgärder/ })).toBeVisible()
})

test('R-521 the rows per page of the diary are chosen, and asked for from the first page', () => {
  const asked: object[] = []
  show([vacation], { change: wanted => void asked.push(wanted) })
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Rader per sida' }))
  const sizes = screen.getAllByTitle(/^\d+ \/ sida$/).map(({ title }) => Number.parseInt(title))
  expect(sizes.slice(-4)).toEqual([10, 25, 50, 100])
  fireEvent.click(screen.getByTitle('50 / sida'))
  expect(asked).toEqual([{ page: 1, pageSize: 50 }])
})
