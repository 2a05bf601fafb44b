import '@testing-library/jest-dom'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { OutcomeOfYear } from '@veckovis/contracts/outcome'
import { leaveGuard } from '@veckovis/platform'
import { MemoryRouter, useSearchParams } from '@veckovis/platform/router'
import type { ForecastTab } from '../../context/forecast-filters'
import { exampleForecast, InForecast } from '../../context/forecast.fixture'
import { queryClient } from '../../data/query-client'
import { Outcome } from './lazy-outcome'
import { OutcomeSwitch } from './outcome-switch'

const empty: OutcomeOfYear = { unitId: 1, year: 2026, version: 0, lastWeek: 3, rows: [], complete: [] }

const { fetch: own } = globalThis
beforeEach(() => {
  queryClient.clear()
  localStorage.clear()
  globalThis.fetch = () => {
    const headers = { 'content-type': 'application/json', etag: '"1-0"' }
    return Promise.resolve(new Response(JSON.stringify(empty), { headers }))
  }
})
afterEach(() => {
  globalThis.fetch = own
})

const Address = () => <output aria-label="Address">{useSearchParams()[0].toString()}</output>

const show = (tab: ForecastTab, address = '') => {
  const openTab = (to: ForecastTab) =>
    forecast.give({ ...forecast.given(), filters: { ...forecast.given().filters, tab: to } })
  const forecast = exampleForecast({ onFilters: filters => openTab(filters.tab) }, { week: 4 })
  openTab(tab)
  render(
    <QueryClientProvider client={queryClient}>
      <InForecast forecast={forecast}>
        <MemoryRouter initialEntries={[`/forecast?${address}`]}>
          <OutcomeSwitch />
          <Outcome />
          <Address />
        </MemoryRouter>
      </InForecast>
    </QueryClientProvider>,
  )
  return { forecast, openTab: (to: ForecastTab) => act(() => openTab(to)) }
}

const button = () => screen.getByRole('button', { name: 'Utfall' })
const layer = () => screen.queryByRole('region', { name: 'Utfall' })
const bar = () => screen.findByRole('group', { name: 'Ändringar i utfallet' }, { timeout: 20_000 })
const press = () => act(async () => fireEvent.click(button()))

const type = (text: string) => {
  const cell = document.querySelector<HTMLElement>('[data-row-id="outcome-worked"] [data-week="1"]')
  if (cell === null) throw new Error('There is no such cell')
  act(() => within(cell).getByRole('textbox').focus())
  const input = within(cell).getByRole('textbox')
  fireEvent.input(input, { target: { value: text } })
  fireEvent.keyDown(input, { key: 'Enter' })
}

test('it is pressed only where the layer stands: from the other tab it leads there and stays on', async () => {
  const { forecast, openTab } = show('efficiency')
  expect(button()).toHaveAttribute('aria-pressed', 'false')
  await press()
  expect(forecast.given().filters.tab).toBe('details')
  expect(await bar()).toBeVisible()
  expect(button()).toHaveAttribute('aria-pressed', 'true')
  openTab('efficiency')
  expect(layer()).toBeNull()
  expect(button()).toHaveAttribute('aria-pressed', 'false')
  await press()
  expect(await bar()).toBeVisible()
  await press()
  expect(layer()).toBeNull()
  expect(forecast.given().filters.tab).toBe('details')
}, 30_000)

test('R-543 an address that asks for the outcome turns it on once', async () => {
  show('details', 'startWeek=3&outcome=on')
  expect(await bar()).toBeVisible()
  expect(button()).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByRole('status', { name: 'Address' })).toHaveTextContent(/^startWeek=3$/)
  await press()
  expect(layer()).toBeNull()
}, 30_000)

test('another tab and the switch keep what is not saved, and leaving the page asks about it', async () => {
  const { openTab } = show('details')
  await press()
  await bar()
  type('395')
  openTab('efficiency')
  expect(layer()).toBeNull()
  expect(leaveGuard.isDirty()).toBe(true)
  openTab('details')
  expect(await bar()).toHaveTextContent('1 cell är inte sparad')
  await press()
  expect(layer()).toBeNull()
  expect(leaveGuard.isDirty()).toBe(true)
  await press()
  expect(await bar()).toHaveTextContent('1 cell är inte sparad')
  fireEvent.click(within(await bar()).getByRole('button', { name: 'Ångra senaste i utfallet' }))
  expect(leaveGuard.isDirty()).toBe(false)
}, 30_000)

test('what was refused stays too, and a save that it stops shows where it is', async () => {
  const { forecast, openTab } = show('details')
  await press()
  await bar()
  type('många')
  await press()
  openTab('efficiency')
  expect(layer()).toBeNull()
  await act(async () => expect(await leaveGuard.saveAll()).toBe(false))
  expect(forecast.given().filters.tab).toBe('details')
  expect(await bar()).toHaveTextContent('1 cell att rätta')
  await waitFor(() => expect(layer()).toBeVisible())
}, 30_000)
