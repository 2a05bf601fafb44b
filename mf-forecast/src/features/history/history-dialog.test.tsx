import '@testing-library/jest-dom'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { Forecast } from '../../context/create-forecast'
import { exampleForecast, InForecast } from '../../context/forecast.fixture'
import { queryClient } from '../../data/query-client'
import { workedExample } from '../../data/worked-example.fixture'
import { CellHistory } from './cell-history'
import { HistoryDialog } from './history-dialog'

const saves = {
  saves: [
    {
      version: 2,
      savedAt: '2026-01-14T09:00:00.000Z',
      savedBy: 'Anna Person',
      origins: [
        { origin: 'pasted', cells: 2 },
        { origin: 'typed', cells: 1 },
      ],
    },
  ],
  total: 1,
  oldestVersion: 1,
}

const change = { version: 2, savedAt: '2026-01-14T09:00:00.000Z', savedBy: null, origin: 'schedule', from: 0, to: 7.5 }

/** The year of the example with other hours of vacation in weeks 2 and 4. */
const past = () => {
  const { staffing, needs, metrics } = structuredClone(workedExample())
  const absences = [1, 2, 3, 4, 5, 6].map(id => ({
    id,
    values: Object.fromEntries(Array.from({ length: 53 }, (_, index) => [index + 1, id === 2 ? 8 : 0])),
  }))
  return { version: 1, needs, metrics, staffing: { ...staffing, absences, substitutes: [] } }
}

const answers = new Map<RegExp, unknown>([
  [/\/saves\/1$/, past()],
  [/\/saves\?/, saves],
  [/\/cell-history\?row=absence&source=2&week=4&page=1$/, { changes: [change], total: 1 }],
])

const { fetch: own } = globalThis
beforeEach(() => {
  globalThis.fetch = (input: RequestInfo | URL) => {
    const url = input instanceof Request ? input.url : String(input)
    const found = [...answers].find(([path]) => path.test(url))
    if (found === undefined) throw new Error(`Nobody answers ${url}`)
    return Promise.resolve(new Response(JSON.stringify(found[1]), { headers: { 'content-type': 'application/json' } }))
  }
})
afterEach(() => {
  globalThis.fetch = own
})

const show = (forecast: Forecast, children: ReactNode) =>
  render(
    <QueryClientProvider client={queryClient}>
      <InForecast forecast={forecast}>{children}</InForecast>
    </QueryClientProvider>,
  )

test('saves are listed with who and by what, a past state stands beside the present, and is one step of undo', async () => {
  const forecast = exampleForecast()
  const onClose = jest.fn()
  show(forecast, <HistoryDialog onClose={onClose} />)
  const item = await screen.findByRole('listitem')
  expect(item).toHaveTextContent('Anna Person')
  expect(item).toHaveTextContent('2 celler klistrades in, 1 cell skrevs')
  fireEvent.click(screen.getByRole('button', { name: 'Före den äldsta ändringen' }))
  const table = await screen.findByRole('region', { name: 'Timmar då och nu' })
  expect(screen.getByRole('button', { name: 'Tillbaka till listan' })).toHaveFocus()
  const vacation = within(table).getByRole('row', { name: /^Semester/ })
  expect(vacation.querySelectorAll('td[data-differs]')).toHaveLength(53)
  expect(vacation.querySelectorAll('td[data-old]')).toHaveLength(2)

  const before = forecast.editor.content().forecast.edited
  fireEvent.click(screen.getByRole('button', { name: 'Återställ' }))
  expect(onClose).toHaveBeenCalledTimes(1)
  const taken = forecast.editor.content().forecast.edited.absences.find(({ serverId }) => serverId === 2)?.hours
  expect([taken?.[1], taken?.[2], taken?.[52]]).toEqual([4_000, 800, 800])
  expect(forecast.editor.store.get(forecast.editor.unsavedAtom)).toBe(true)
  act(() => void forecast.editor.undo())
  expect(forecast.editor.content().forecast.edited).toEqual(before)
})

test('a cell tells what changed it', async () => {
  show(exampleForecast(), <CellHistory kept={{ kind: 'absence', serverId: 2 }} week={4} />)
  const item = await screen.findByRole('listitem')
  expect(item).toHaveTextContent('0 → 7,5')
  expect(item).toHaveTextContent('Från schemat')
  expect(item).toHaveTextContent('Systemet')
})
