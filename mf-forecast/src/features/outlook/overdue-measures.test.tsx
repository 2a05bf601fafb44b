import '@testing-library/jest-dom'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { addMessages, PlatformProvider } from '@veckovis/platform'
import { QueryProvider } from '@veckovis/platform/queries'
import { MemoryRouter } from '@veckovis/platform/router'
import texts from '../../../locales/start-page/sv.json'
import { queryClient } from '../../data/query-client'
import { OverdueMeasures } from './overdue-measures'

const { fetch: own } = globalThis
const asked: string[] = []
const rows = [
  { id: 7, title: 'Färre timmar på natten', unit: { id: 1, name: 'Björken' }, year: 2026, due: '2026-02-01' },
  { id: 9, title: 'Nytt schema', unit: { id: 2, name: 'Eken' }, year: 2025, due: '2026-03-01' },
]

const serve = (answer: unknown, status = 200) => {
  globalThis.fetch = input => {
    asked.push(String(input))
    return Promise.resolve(
      new Response(JSON.stringify(answer), { status, headers: { 'content-type': 'application/json' } }),
    )
  }
}

const show = () =>
  render(
    <PlatformProvider>
      <QueryProvider client={queryClient}>
        <MemoryRouter>
          <OverdueMeasures />
        </MemoryRouter>
      </QueryProvider>
    </PlatformProvider>,
  )
const list = () => screen.queryByRole('region', { name: 'Försenade åtgärder' })

beforeAll(() => addMessages('mf-forecast-start', 'sv', texts))
beforeEach(() => {
  queryClient.clear()
  asked.length = 0
})
afterEach(() => {
  globalThis.fetch = own
})

test('measures that should have been done are counted, and each leads to the follow-up of its unit and year', async () => {
  serve({ total: 2, rows })
  show()
  expect(await screen.findByText('2 åtgärder som du ansvarar för är försenade')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Färre timmar på natten' })).toHaveAttribute(
    'href',
    '/follow-up?unit=1&year=2026',
  )
  expect(screen.getByRole('link', { name: 'Nytt schema' })).toHaveAttribute('href', '/follow-up?unit=2&year=2025')
  expect(screen.getByText('skulle vara klar 2026-02-01 · Björken')).toBeVisible()
})

test('of many those that have waited longest are shown, and that is said', async () => {
  serve({ total: 30, rows })
  show()
  expect(await screen.findByText('De 2 som har väntat längst visas.')).toBeVisible()
})

test('without an overdue measure nothing is said', async () => {
  serve({ total: 0, rows: [] })
  show()
  await waitFor(() => expect(asked).toHaveLength(1))
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(list()).toBeNull()
})

test('a list that cannot be read says so, with a way to try again', async () => {
  serve({ statusCode: 500, code: 'server-error', message: 'Fel.' }, 500)
  show()
  const again = await screen.findByRole('button', { name: 'Försök igen' })
  expect(list()).toHaveTextContent('Försenade åtgärder')
  serve({ total: 2, rows })
  fireEvent.click(again)
  expect(await screen.findByRole('link', { name: 'Nytt schema' })).toBeVisible()
})
