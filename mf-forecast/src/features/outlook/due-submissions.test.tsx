import '@testing-library/jest-dom'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { DueSubmissionsAnswer } from '@veckovis/contracts/outcome'
import { addMessages, PlatformProvider } from '@veckovis/platform'
import { QueryProvider } from '@veckovis/platform/queries'
import { MemoryRouter } from '@veckovis/platform/router'
import texts from '../../../locales/start-page/sv.json'
import { queryClient } from '../../data/query-client'
import { DueSubmissions } from './due-submissions'

const { fetch: own } = globalThis
const asked: string[] = []
const occasion = { id: 5, name: 'Uppföljning mars' }
const due: DueSubmissionsAnswer = {
  toHandIn: {
    total: 12,
    rows: [
      { unit: { id: 1, name: 'Björken' }, occasion, year: 2026, due: '2026-04-10', state: 'open' },
      { unit: { id: 2, name: 'Eken' }, occasion, year: 2026, due: '2026-04-10', state: 'returned' },
    ],
  },
  toDecide: { total: 1, rows: [{ occasion, municipality: 'Provby', year: 2026, count: 3 }] },
}
const nothing = { total: 0, rows: [] }

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
          <DueSubmissions />
        </MemoryRouter>
      </QueryProvider>
    </PlatformProvider>,
  )

beforeAll(() => addMessages('mf-forecast-start', 'sv', texts))
beforeEach(() => {
  queryClient.clear()
  asked.length = 0
})
afterEach(() => {
  globalThis.fetch = own
})

test('R-569 what is to be handed in leads to the follow-up of its unit and year', async () => {
  serve(due)
  show()
  const part = await screen.findByRole('region', { name: 'Att lämna in' })
  expect(within(part).getByText('12 uppföljningar att lämna in')).toBeVisible()
  const [first, second] = within(part).getAllByRole('listitem')
  expect(first).toHaveTextContent('Uppföljning mars, Björken senast 2026-04-10')
  expect(second).toHaveTextContent('Uppföljning mars, Eken återlämnad, senast 2026-04-10')
  expect(within(part).getAllByRole('link')[1]).toHaveAttribute('href', '/follow-up?unit=2&year=2026')
  expect(within(part).getByText('De 2 som ska lämnas in först visas.')).toBeVisible()
  expect(asked).toEqual([expect.stringMatching(/\/submissions\/due\?counted=true$/)])
})

test('R-569 what waits for a decision leads to the table with what is handed in', async () => {
  serve(due)
  show()
  const part = await screen.findByRole('region', { name: 'Inlämningar att besluta om' })
  expect(part).toHaveTextContent('1 tillfälle har inlämningar som väntar på ditt beslut')
  expect(within(part).getByRole('listitem')).toHaveTextContent('Uppföljning mars, Provby 3 inlämningar')
  expect(within(part).getByRole('link')).toHaveAttribute(
    'href',
    '/follow-up/submissions?year=2026&occasion=5&state=submitted',
  )
})

test('where there is neither nothing is said', async () => {
  serve({ toHandIn: nothing, toDecide: nothing })
  show()
  await waitFor(() => expect(asked).toHaveLength(1))
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(screen.queryByRole('region')).toBeNull()
  expect(screen.queryByText('Tillfällen för uppföljning')).toBeNull()
})

test('what cannot be read says so, with a way to try again', async () => {
  serve({ statusCode: 500, code: 'server-error', message: 'Fel.' }, 500)
  show()
  const again = await screen.findByRole('button', { name: 'Försök igen' })
  expect(screen.getByText('Tillfällen för uppföljning')).toBeVisible()
  serve(due)
  fireEvent.click(again)
  expect(await screen.findByRole('region', { name: 'Att lämna in' })).toBeVisible()
})
