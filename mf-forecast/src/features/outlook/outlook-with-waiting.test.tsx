import '@testing-library/jest-dom'
import { fireEvent, render, screen } from '@testing-library/react'
import type { UnitOutlook } from '@veckovis/contracts/forecast'
import { addMessages, PlatformProvider, startSession } from '@veckovis/platform'
import { QueryProvider } from '@veckovis/platform/queries'
import { MemoryRouter } from '@veckovis/platform/router'
import texts from '../../../locales/start-page/sv.json'
import { queryClient } from '../../data/query-client'
import { UnitsAhead } from './units-ahead'

const { fetch: own } = globalThis
const me = {
  ...{ id: 7, email: 'asa@kommun.example', firstName: 'Åsa', lastName: 'Öberg', phone: null, jobTitleId: 1 },
  ...{ defaultUnitId: null, counties: [] },
}
const withEfficiency = (efficiency: number): UnitOutlook => ({
  ...{ unit: { id: 1, name: 'Björken' }, department: 'Norr', municipality: 'Solna' },
  outlook: {
    ...{ year: 2026, efficiency, target: 92, mark: 'properly-staffed', cost: 1, nextRed: null },
    ...{ remaining: 1, savedAt: null, ahead: [] },
  },
})
const answerOf = (efficiency: number) => ({
  ...{ units: 1, total: 0, withoutForecast: 0, redWeeks: 0, rows: [withEfficiency(efficiency)] },
})

const show = async (permissions: readonly number[], counted: unknown, status = 200) => {
  const answering = (answer: unknown, how = 200) =>
    Promise.resolve(
      new Response(JSON.stringify(answer), { status: how, headers: { 'content-type': 'application/json' } }),
    )
  const roles = permissions.map(id => ({ id, levels: ['READ'], scope: { kind: 'unit', id: 1 } }))
  globalThis.fetch = input => {
    const path = String(input)
    if (path.includes('/diary/outlook')) return answering(counted, status)
    return answering(path.includes('/forecast/outlook') ? answerOf(90) : { ...me, roles })
  }
  await startSession()
  render(
    <PlatformProvider>
      <QueryProvider client={queryClient}>
        <MemoryRouter>
          <UnitsAhead />
        </MemoryRouter>
      </QueryProvider>
    </PlatformProvider>,
  )
  expect(await screen.findByText(/90/)).toBeVisible()
}
const choice = () => screen.queryByRole('checkbox', { name: 'Om allt som väntar godkänns' })
/** The page keeps the choice of the person, also from the test before. */
const choose = (isCounted: boolean) => {
  const box = choice()
  if (box instanceof HTMLInputElement && box.checked !== isCounted) fireEvent.click(box)
}

beforeAll(() => addMessages('mf-forecast-start', 'sv', texts))
beforeEach(() => {
  queryClient.clear()
  localStorage.setItem('access_token', 'access')
  localStorage.setItem('refresh_token', 'refresh')
})
afterEach(() => {
  localStorage.clear()
  globalThis.fetch = own
})

test('what lies ahead is shown with all that waits once that is chosen, and without it again', async () => {
  await show([1, 2], { pending: { counted: 3, leftOut: 1 }, outlook: answerOf(111) })
  expect(screen.queryByText(/111/)).toBeNull()
  choose(true)
  expect(screen.getByText('Det som väntar räknas …')).toBeVisible()
  expect(await screen.findByText(/111/)).toBeVisible()
  expect(screen.getByText(/^Räknat med 3 väntande poster i dagboken\. 1 post räknas inte/)).toBeVisible()
  choose(false)
  expect(await screen.findByText(/90/)).toBeVisible()
})

test('who reads no diary is offered nothing', async () => {
  await show([2], null)
  expect(choice()).toBeNull()
})

test('what cannot be counted is said, and what is stored stays', async () => {
  await show([1, 2], { statusCode: 500, code: 'internal', message: 'X' }, 500)
  choose(true)
  expect(await screen.findByText('Det som väntar kunde inte räknas med.')).toBeVisible()
  expect(screen.getByText(/90/)).toBeVisible()
})

test('of more units than anyone looks through nothing is counted, which is said, and the choice stays', async () => {
  await show([1, 2], { pending: null, outlook: answerOf(90) })
  choose(true)
  expect(await screen.findByText(/^Enheterna är för många/)).toBeVisible()
  expect(choice()).toBeChecked()
  expect(screen.getByText(/90/)).toBeVisible()
})
