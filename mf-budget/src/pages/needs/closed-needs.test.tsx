import '@testing-library/jest-dom'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import type { NeedsBudget } from '@veckovis/contracts/budget'
import { addMessages, PlatformProvider } from '@veckovis/platform'
import { MemoryRouter, Route, Routes } from '@veckovis/platform/router'
import sv from '../../../locales/sv.json'
import { queryClient } from '../../data/query-client'
import { storedNeeds } from '../../data/stored-needs.fixture'
import { NeedsActions } from '../../features/needs-list/needs-actions'
import { NeedsEditing } from './needs-editing'

beforeAll(() => addMessages('mf-budget', 'sv', sv))

const locked: NeedsBudget = { ...storedNeeds, state: 'locked', lockedAt: '2026-01-02T08:00:00.000Z' }
const rights = { hasStaff: true, write: true, approve: true }
const reasons = [
  [{ hasChangeOfNeed: true }, 'Budgeten är låst och har en godkänd behovsförändring. Den kan inte ändras.'],
  [{ isLinked: true }, 'Budgeten är låst och en resursbudget bygger på den. Den kan inte ändras.'],
] as const

const { fetch: own } = globalThis
afterEach(() => {
  globalThis.fetch = own
  queryClient.clear()
})

const showActions = (budget: NeedsBudget, onDialog = jest.fn()) => {
  const actions = <NeedsActions budget={budget} rights={rights} onEdit={jest.fn()} onDialog={onDialog} />
  render(actions, { wrapper: PlatformProvider })
  return screen.getByRole('button', { name: 'Redigera Behov 2026' })
}

const showEditing = (budget: NeedsBudget) => {
  const answer = JSON.stringify({ budgets: [budget], ...rights })
  globalThis.fetch = () => Promise.resolve(new Response(answer, { headers: { 'content-type': 'application/json' } }))
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={['/needs/4/edit']}>
        <Routes>
          <Route path="/needs/:id/edit" element={<NeedsEditing unitId={1} />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
    { wrapper: PlatformProvider },
  )
}

test.each(reasons)(
  'R-347 R-348 the edit of a locked needs budget is disabled with its reason: %j',
  async (closed, reason) => {
    const onDialog = jest.fn()
    const edit = showActions({ ...locked, ...closed }, onDialog)
    expect(edit).toHaveAttribute('aria-disabled', 'true')
    fireEvent.focus(edit)
    expect(await screen.findByText(reason)).toBeInTheDocument()
    edit.click()
    expect(onDialog).not.toHaveBeenCalled()
  },
)

test('R-348 a locked one without either is edited', () => {
  expect(showActions(locked)).not.toHaveAttribute('aria-disabled')
})

test('R-348 a change of need closes no budget that is not locked', () => {
  expect(showActions({ ...storedNeeds, state: 'active', hasChangeOfNeed: true })).not.toHaveAttribute('aria-disabled')
})

test.each(reasons)('R-347 R-348 the address of its edit says why instead of the steps: %j', async (closed, reason) => {
  showEditing({ ...locked, ...closed })
  expect(await screen.findByText(reason)).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
})
