import '@testing-library/jest-dom'
import { fireEvent, render, screen, within } from '@testing-library/react'
import type { ComingTerms } from '@veckovis/contracts/staff'
import { addMessages, PlatformProvider } from '@veckovis/platform'
import { QueryProvider } from '@veckovis/platform/queries'
import { MemoryRouter } from '@veckovis/platform/router'
import texts from '../../../locales/start-page/sv.json'
import { queryClient } from '../../data/query-client'
import { ComingTermsList } from './coming-terms-list'

const { fetch: own } = globalThis

const change = (id: number, after: number): ComingTerms => ({
  unit: { id: 7, name: 'Norra' },
  department: 'Hemtjänst',
  staff: { id, firstName: 'Anna', lastName: `Berg ${id}`, distinction: null },
  ...{ kind: 'changes', day: '2026-10-01', before: 40, after },
})

const show = (rows: readonly ComingTerms[]) => {
  const answer = { units: 1, until: '2026-11-11', total: rows.length, rows }
  globalThis.fetch = () =>
    Promise.resolve(new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } }))
  render(
    <MemoryRouter>
      <PlatformProvider>
        <QueryProvider client={queryClient}>
          <ComingTermsList />
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

const listed = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('listitem')
const all = 'Anställningar som börjar, slutar eller ändras'
const same = 'Nya villkor utan ändrade timmar'

test('four who get new terms without a change of hours are one press away, and do not hide whose hours change', async () => {
  show([change(1, 40), change(2, 40), change(3, 20), change(4, 40), change(5, 40)])
  const fold = await screen.findByRole('button', { name: 'Visa alla 4 som får nya villkor utan ändrade timmar' })
  expect(listed(all).map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Berg 3')])
  expect(screen.queryByRole('list', { name: same })).toBeNull()
  expect(fold).toHaveAttribute('aria-expanded', 'false')
  fireEvent.click(fold)
  expect(listed(same)).toHaveLength(4)
  expect(listed(all)).toHaveLength(1)
})

test('where there is nobody else the fold stands alone', async () => {
  show([change(1, 40), change(2, 40), change(3, 40), change(4, 40)])
  expect(await screen.findByRole('button', { name: /^Visa alla 4 som/ })).toBeVisible()
  expect(screen.queryByRole('list')).toBeNull()
})

test('three stand among the others by day', async () => {
  show([change(1, 40), change(2, 40), change(3, 40)])
  expect(await screen.findByRole('link', { name: 'Anna Berg 3' })).toBeVisible()
  expect(listed(all)).toHaveLength(3)
  expect(screen.queryByRole('button')).toBeNull()
})
