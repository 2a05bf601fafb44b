import '@testing-library/jest-dom'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { PlatformProvider } from '@veckovis/platform'
import { QueryProvider } from '@veckovis/platform/queries'
import { queryClient } from '../../data/query-client'
import { HistoryDialog } from './history-dialog'
import type { Actor, HistoryEvent } from './history-source'

const maj: Actor = { id: 7, name: 'Maj Ek' }
const gone: Actor = { id: 9, name: null }

const eventBy = (id: number, by: Actor): HistoryEvent => {
  return { id, at: '2026-03-18T08:00:00.000Z', by, action: 'place-changed', changes: [] }
}
const done = [maj, gone].map(by => ({ by, event: eventBy(by.id, by) }))

const show = (people: readonly Actor[]) => {
  queryClient.clear()
  const source = {
    key: ['place', 1],
    kinds: [],
    read: (query: URLSearchParams) => {
      const by = query.get('by')
      const found = done.filter(each => by === null || String(each.by.id) === by)
      return Promise.resolve({ events: found.map(({ event }) => event), total: found.length })
    },
    readActors: () => Promise.resolve({ people }),
  }
  render(
    <PlatformProvider>
      <QueryProvider client={queryClient}>
        <HistoryDialog name="Enhet 1" source={source} onClose={() => {}} />
      </QueryProvider>
    </PlatformProvider>,
  )
}

const rows = () => {
  const list = screen.queryByRole('list', { name: 'Händelser' })
  return list === null ? [] : within(list).getAllByRole('listitem')
}

test('A-189 a history is narrowed to what one person did, who may be gone', async () => {
  show([maj, gone])
  const who = await screen.findByRole('combobox', { name: 'Vem' })
  expect(who).toHaveValue('Alla')
  await waitFor(() => expect(rows()).toHaveLength(2))
  for (const key of ['Enter', 'ArrowUp', 'Enter']) fireEvent.keyDown(who, { key })
  await waitFor(() => expect(rows()).toHaveLength(1))
  expect(rows()[0]).toHaveTextContent('Tidigare användare')
})

test('where one person did everything there is nobody to choose', async () => {
  show([maj])
  await waitFor(() => expect(rows()).toHaveLength(2))
  expect(screen.queryByRole('combobox', { name: 'Vem' })).toBeNull()
})
