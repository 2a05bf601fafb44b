import '@testing-library/jest-dom'
import { render, screen, within } from '@testing-library/react'
import type { NextYearAnswer } from '@veckovis/contracts/budget'
import { addMessages, PlatformProvider } from '@veckovis/platform'
import { QueryProvider } from '@veckovis/platform/queries'
import texts from '../../../locales/start-page/sv.json'
import { queryClient } from '../../data/query-client'
import { NextYear } from './next-year'

const { fetch: own } = globalThis
const asked: string[] = []

const show = (answer: NextYearAnswer) => {
  globalThis.fetch = address => {
    asked.push(String(address))
    return Promise.resolve(new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } }))
  }
  render(
    <PlatformProvider>
      <QueryProvider client={queryClient}>
        <NextYear />
      </QueryProvider>
    </PlatformProvider>,
  )
}

beforeAll(() => addMessages('mf-budget-start', 'sv', texts))
beforeEach(() => queryClient.clear())
afterEach(() => {
  globalThis.fetch = own
})

const due = { year: 2027, isDue: true, requests: { total: 0, rows: [] } }
const none = { state: null, request: null }
const row = (id: number) => ({
  unit: { id, name: `Enhet ${id}` },
  department: 'Avdelning',
  needs: none,
  resources: none,
})

test('of very many units the number that lacks something stands below those where most is left', async () => {
  show({ ...due, units: 301, total: 295, rows: Array.from({ length: 10 }, (_, index) => row(index + 1)) })
  expect(await screen.findByText('295 av 301 enheter saknar något. De 10 där mest återstår visas.')).toBeVisible()
  expect(screen.queryByText(/är låsta\.$/)).toBeNull()
  expect(asked.at(-1)).toMatch(/\/budget\/next-year\?counted=true$/)
})

test('that all are locked is said of a count, never of an answer without rows', async () => {
  show({ ...due, units: 301, total: 295, rows: [] })
  expect(await screen.findByText(/^295 av 301 enheter/)).toBeVisible()
  expect(screen.queryByText('Alla budgetar för 2027 är låsta.')).toBeNull()
})

test('all locked, nothing due yet and no unit are three sentences, and only the first is a success', async () => {
  show({ ...due, units: 301, total: 0, rows: [] })
  expect((await screen.findByText('Alla budgetar för 2027 är låsta.')).querySelector('svg')).not.toBeNull()
})

test.each([
  [{ ...due, isDue: false, units: 3, total: 0, rows: [] }, /^Inget att göra ännu/],
  [{ ...due, units: 0, total: 0, rows: [] }, /^Du har ingen enhet/],
])('an answer about nothing is no success', async (answer, words) => {
  show(answer)
  expect((await screen.findByText(words)).querySelector('svg')).toBeNull()
})

test('requests to lock stand before what is missing, also while nothing is due, and lead to their budget in its unit', async () => {
  const request = { unit: { id: 5, name: 'Enhet 5' }, department: 'Avdelning', id: 9, year: 2027, name: 'Behov' }
  const asked = { askedAt: '2026-03-03T23:30:00.000Z', askedBy: 'Eva Ek' }
  const rows = [
    { ...request, ...asked, kind: 'needs' as const },
    { ...request, ...asked, kind: 'resource' as const, askedBy: null },
  ]
  show({ ...due, isDue: false, units: 301, total: 0, rows: [], requests: { total: 14, rows } })
  const region = await screen.findByRole('region', { name: '14 begäranden om låsning att besvara' })
  const links = within(region).getAllByRole('link')
  expect(links.map(link => link.getAttribute('href'))).toEqual(['/needs/9?unit=5', '/resources/9?unit=5'])
  // The day in Sweden.
  expect(region).toHaveTextContent(/begärd \D*4/)
  expect(region).toHaveTextContent('av Eva Ek')
  expect(region).toHaveTextContent('De 2 som har väntat längst av 14 visas.')
  expect(screen.getByText(/^Inget att göra ännu/)).toBeVisible()
})
