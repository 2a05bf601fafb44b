import '@testing-library/jest-dom'
import { render, screen, within } from '@testing-library/react'
import type { ComingTerms, FoundComingTerms } from '@veckovis/contracts/staff'
import { addMessages, PlatformProvider } from '@veckovis/platform'
import { QueryProvider } from '@veckovis/platform/queries'
import { MemoryRouter } from '@veckovis/platform/router'
import texts from '../../../locales/start-page/sv.json'
import { queryClient } from '../../data/query-client'
import { SoonList } from './soon-list'

const { fetch: own } = globalThis

const show = (answer: Partial<FoundComingTerms>) => {
  const whole = { units: 1, until: '2026-11-11', total: 0, rows: [], ...answer }
  globalThis.fetch = () =>
    Promise.resolve(new Response(JSON.stringify(whole), { headers: { 'content-type': 'application/json' } }))
  render(
    <MemoryRouter>
      <PlatformProvider>
        <QueryProvider client={queryClient}>
          <SoonList />
        </QueryProvider>
      </PlatformProvider>
    </MemoryRouter>,
  )
}

beforeAll(() => addMessages('mf-staff-start', 'sv', texts))
beforeEach(() => queryClient.clear())
afterEach(() => {
  globalThis.fetch = own
})

const row = (id: number, kind: ComingTerms['kind'], day: string): ComingTerms => ({
  unit: { id: 7, name: 'Norra' },
  department: 'Hemtjänst',
  staff: { id, firstName: 'Anna', lastName: `Berg ${id}`, distinction: null },
  ...{ kind, day, before: 40, after: null },
})

test('who begins and who ends within a week stands by day and leads to the staff of the unit', async () => {
  const rows = [row(1, 'begins', '2026-09-16'), row(2, 'ends', '2026-09-23')]
  show({ units: 2, soon: { until: '2026-09-23', begins: 1, ends: 1, rows } })
  const listed = within(await screen.findByRole('list', { name: 'Börjar och slutar inom sju dagar' }))
  expect(listed.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Anna Berg 1 börjar 16 sep. · Norra, Hemtjänst',
    'Anna Berg 2 slutar 23 sep. · Norra, Hemtjänst',
  ])
  expect(listed.getByRole('link', { name: 'Anna Berg 1' })).toHaveAttribute('href', '/staff?unit=7')
  expect(screen.getByText('1 börjar, 1 slutar')).toBeVisible()
})

test('what is more than the first few is counted', async () => {
  show({ soon: { until: '2026-09-23', begins: 14, ends: 0, rows: [row(1, 'begins', '2026-09-16')] } })
  expect(await screen.findByText('14 börjar')).toBeVisible()
  expect(screen.getByText('De första 1 av 14 visas.')).toBeVisible()
})

test('that nobody begins or ends is said of the week', async () => {
  show({ soon: { until: '2026-09-23', begins: 0, ends: 0, rows: [] } })
  expect(await screen.findByText('Ingen börjar eller slutar inom sju dagar.')).toBeVisible()
})

test('without a unit nothing is said of anybody', async () => {
  show({ units: 0, soon: { until: '2026-09-23', begins: 0, ends: 0, rows: [] } })
  expect(await screen.findByText('Du har ingen enhet vars personal du får läsa.')).toBeVisible()
  expect(screen.queryByText(/Ingen börjar/)).toBeNull()
})
