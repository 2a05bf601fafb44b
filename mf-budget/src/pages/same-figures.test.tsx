import '@testing-library/jest-dom'
import { fireEvent, render, screen } from '@testing-library/react'
import type { ResourceBudget } from '@veckovis/contracts/budget'
import { addMessages, PlatformProvider } from '@veckovis/platform'
import { QueryProvider } from '@veckovis/platform/queries'
import { MemoryRouter } from '@veckovis/platform/router'
import { preloadDialogs } from '@veckovis/ui/dialog'
import sv from '../../locales/sv.json'
import { queryClient } from '../data/query-client'
import { ResourceList } from '../features/resource-list/resource-list'
import { ResourceBudgetActions } from './resource-budget-actions'

const shares = Array.from({ length: 12 }, () => 100 / 12)
const factors = { borrowed: 1, hourly: 1, filling: 1, overtime: 2, staggered: 1.5, shortTermIllness: 1 }

const budgetOf = (shownPay: ResourceBudget['basis']['shownPay']): ResourceBudget => ({
  ...{ id: 4, unitId: 1, version: 2, year: 2027, needsBudgetId: 3, state: 'active', lockedAt: null, lockRequest: null },
  ...{ name: 'Resurser 2027', budgetTypes: [], staffTypes: [], obUsk: 0, monthlyShares: shares },
  basis: {
    ...{ payrollOverhead: 44, holidayAllowance: 12, meanMonthlyPay: 31_000, shownPay, fullTimeHours: 37 },
    ...{ zoneHours: 0, numberOfRooms: 0, annualNeededHours: 1000, costFactors: factors },
  },
  figures: {
    ...{ annualSalary: 1, annualWorkerCost: 1, hourlyCost: 1, hours: 1, annualWorkers: 1, leftForSchemeBudget: 1 },
    ...{ hoursForSchedule: 900, fixedCostPerWeek: 1, annualSubstituteHours: 1 },
  },
  balance: { isBalanced: true, costDifference: 0, shareDifference: 0 },
  efficiency: null,
})

const { fetch: own } = globalThis
beforeAll(async () => {
  addMessages('mf-budget', 'sv', sv)
  await preloadDialogs()
  globalThis.fetch = () =>
    Promise.resolve(new Response('[{"name":"Eva Ek"}]', { headers: { 'content-type': 'application/json' } }))
})
beforeEach(() => queryClient.clear())
afterAll(() => {
  globalThis.fetch = own
})

const show = (budget: ResourceBudget, approve: boolean) =>
  render(
    <QueryProvider client={queryClient}>
      <PlatformProvider>
        <MemoryRouter>
          <ResourceBudgetActions
            budget={budget}
            rights={{ write: true, approve }}
            onEdit={() => undefined}
            onDeleted={() => undefined}
          />
        </MemoryRouter>
      </PlatformProvider>
    </QueryProvider>,
  )

test.each(['rounded', 'municipality'] as const)(
  'who locks by a mean pay that is not the exact one reads that others see other figures: %s',
  async shownPay => {
    show(budgetOf(shownPay), true)
    fireEvent.click(screen.getByRole('button', { name: 'Lås Resurser 2027' }))
    expect(await screen.findByText(sv.resources.shownPay[shownPay])).toHaveTextContent(/ser därför andra siffror\.$/)
  },
)

test('who locks by the exact mean reads nothing of it', async () => {
  show(budgetOf(undefined), true)
  fireEvent.click(screen.getByRole('button', { name: 'Lås Resurser 2027' }))
  expect(await screen.findByText(/^Detta fryses: /)).toHaveTextContent('31 000 kr')
  expect(screen.queryByText(/andra siffror/)).toBeNull()
})

test.each([
  [undefined, 1],
  ['rounded', 0],
] as const)(
  'who asks for the lock reads that those who lock may see other figures (%s: %d)',
  async (shownPay, times) => {
    show(budgetOf(shownPay), false)
    fireEvent.click(screen.getByRole('button', { name: 'Begär låsning av Resurser 2027' }))
    expect(await screen.findByText(sv.lockRequest.askText)).toBeInTheDocument()
    expect(screen.queryAllByText(sv.lockRequest.otherFigures)).toHaveLength(times)
  },
)

test('the list says by which mean the figures of a budget are calculated', () => {
  const efficiency = { target: 85, year: 100, months: [] }
  render(
    <PlatformProvider>
      <MemoryRouter>
        <ResourceList budgets={[{ ...budgetOf('rounded'), efficiency }]} actionsOf={() => null} />
      </MemoryRouter>
    </PlatformProvider>,
  )
  expect(screen.getByText(sv.resources.shownPay.rounded)).toBeVisible()
})
