import '@testing-library/jest-dom'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import type { EntriesBehindCell } from '@veckovis/contracts/diary'
import type { ReactNode } from 'react'
import { exampleForecast, InForecast } from '../../context/forecast.fixture'
import { queryClient } from '../../data/query-client'
import { CellEntries } from './cell-entries'
import { EntriesOfCell } from './entries-of-cell'

const { fetch: own } = globalThis
const asked: unknown[] = []
let answer: EntriesBehindCell = { entries: [], hours: 0 }
beforeEach(() => {
  globalThis.fetch = (input: RequestInfo | URL) => {
    asked.push(input)
    return Promise.resolve(new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } }))
  }
})
afterEach(() => {
  globalThis.fetch = own
})

const show = (children: ReactNode) =>
  render(
    <QueryClientProvider client={queryClient}>
      <InForecast forecast={exampleForecast()}>{children}</InForecast>
    </QueryClientProvider>,
  )

test('a cell that the diary has brought nothing to says so', async () => {
  show(<CellEntries rowId="absences-2" week={4} />)
  expect(await screen.findByText('Ingen godkänd post i dagboken ligger bakom cellen.')).toBeInTheDocument()
})

const away = (id: number, year: number): EntriesBehindCell['entries'][number] => ({
  ...{ id, unitId: 1, version: 1, category: 'ABSENCE', status: 'APPROVED', title: '', reason: 2, notes: '' },
  staff: { id, firstName: 'Åsa', lastName: 'Öberg', distinction: { kind: 'born', year }, isRemoved: false },
  ...{ from: '2026-08-10', to: '2026-08-10', weekdays: [1], firstDate: '2026-08-10', lastDate: '2026-08-10' },
  ...{ days: 1, hours: 8, perDay: 8, perWeek: null, times: null, substitute: null, temporaryHours: 0, difference: -8 },
  ...{ typeId: null, roomType: null, quantity: null, locationType: null, createdBy: null, decision: null },
  ...{ createdAt: '2026-03-18T08:00:00.000Z', handledAt: null, returnedAfter: null, waitsForYears: [] },
  hoursOfWeek: 8,
})

test('two people of one name are told apart behind a cell', async () => {
  answer = { entries: [away(1, 1985), away(2, 1990)], hours: 16 }
  show(<CellEntries rowId="absences-2" week={33} />)
  expect(await screen.findByRole('link', { name: 'Frånvaro, Åsa Öberg (f. 1985)' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Frånvaro, Åsa Öberg (f. 1990)' })).toBeInTheDocument()
})

test('anyone who does not read the diary is offered none of its entries, and nothing is asked', () => {
  asked.length = 0
  show(<EntriesOfCell address={{ rowId: 'absences-2', column: 4 }} />)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  expect(asked).toEqual([])
})
