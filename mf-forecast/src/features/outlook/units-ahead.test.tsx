import '@testing-library/jest-dom'
import { render, screen } from '@testing-library/react'
import type { ForecastOutlookAnswer } from '@veckovis/contracts/forecast'
import { addMessages, PlatformProvider } from '@veckovis/platform'
import { QueryProvider } from '@veckovis/platform/queries'
import texts from '../../../locales/start-page/sv.json'
import { queryClient } from '../../data/query-client'
import { UnitsAhead } from './units-ahead'

const { fetch: own } = globalThis

const show = (answer: ForecastOutlookAnswer) => {
  globalThis.fetch = () =>
    Promise.resolve(new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } }))
  render(
    <PlatformProvider>
      <QueryProvider client={queryClient}>
        <UnitsAhead />
      </QueryProvider>
    </PlatformProvider>,
  )
}

beforeAll(() => addMessages('mf-forecast-start', 'sv', texts))
beforeEach(() => queryClient.clear())
afterEach(() => {
  globalThis.fetch = own
})

const unknown = { unit: { id: 1, name: 'Enhet' }, department: 'Avdelning', municipality: 'Kommun', outlook: null }
const calm = /ligger inom målet/

test('of very many units it says how many are off their target and how many have no forecast', async () => {
  show({ units: 301, total: 12, withoutForecast: 40, rows: [] })
  expect(await screen.findByText(/^12 av 301 enheter avviker/)).toBeVisible()
  expect(screen.getByText('40 enheter saknar prognos för i år.')).toBeVisible()
  expect(screen.queryByText(calm)).toBeNull()
})

test('units without a forecast are not among those that are said to be on target', async () => {
  show({ units: 301, total: 0, withoutForecast: 1, rows: [] })
  expect(await screen.findByText(/^Alla enheter med prognos ligger inom målet/)).toBeVisible()
  expect(screen.getByText('1 enhet saknar prognos för i år.')).toBeVisible()
})

test('where nothing is known nothing is well', async () => {
  show({ units: 1, total: 0, withoutForecast: 1, rows: [unknown] })
  expect(await screen.findByText('1 enhet saknar prognos för i år.')).toBeVisible()
  expect(screen.queryByText(calm)).toBeNull()
})

test('all on target is said of all units', async () => {
  show({ units: 301, total: 0, withoutForecast: 0, rows: [] })
  expect(await screen.findByText('Alla enheter ligger inom målet, och ingen kommande vecka är röd.')).toBeVisible()
})

test('what is left of the budget stands beside the cost of over- and understaffing', async () => {
  show({ units: 1, total: 0, withoutForecast: 1, rows: [unknown] })
  const heads = (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent)
  const cost = heads.indexOf('Över- och underbemanning, kostnad (kr)')
  expect(heads.slice(cost, cost + 2)).toEqual([heads[cost], 'Kvar av årets budget (kr)'])
})

test('R-548 what is left of a unit’s budget leads to its follow-up (A-231)', async () => {
  const mark = 'properly-staffed' as const
  const outlook = {
    ...{ year: 2026, efficiency: 85, target: 85, mark, cost: 0, nextRed: null, remaining: 120_000, savedAt: null },
    ahead: [{ year: 2026, week: 12, efficiency: 85, target: 85, mark }],
  }
  show({ units: 1, total: 0, withoutForecast: 0, rows: [{ ...unknown, outlook }] })
  const link = await screen.findByRole('link', { name: /120\s000 kr kvar, till uppföljningen/ })
  expect(link).toHaveAttribute('href', '/follow-up?unit=1')
})
