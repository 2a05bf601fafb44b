import '@testing-library/jest-dom'
import { render, screen } from '@testing-library/react'
import { calendarDateInStockholm } from '@veckovis/domain/calendar'
import { addMessages, PlatformProvider } from '@veckovis/platform'
import { QueryProvider } from '@veckovis/platform/queries'
import { MemoryRouter } from '@veckovis/platform/router'
import sv from '../../locales/sv.json'
import { queryClient } from '../data/query-client'
import { UnitResults } from './unit-results'

const thisYear = calendarDateInStockholm(new Date()).year
const { fetch: own } = globalThis
const asked: number[] = []

/** A unit whose only budget is of the next year. */
const serve: typeof fetch = input => {
  const year = Number(String(input).split('/').at(-1))
  asked.push(year)
  const results = { year, years: [thisYear + 1], needs: null, resources: null, efficiency: null }
  return Promise.resolve(new Response(JSON.stringify(results), { headers: { 'content-type': 'application/json' } }))
}

beforeAll(() => addMessages('mf-budget', 'sv', sv))
beforeEach(() => {
  asked.length = 0
  globalThis.fetch = serve
})
afterEach(() => {
  globalThis.fetch = own
})

const show = (unitId: number, address: string) =>
  render(
    <PlatformProvider>
      <QueryProvider client={queryClient}>
        <MemoryRouter initialEntries={[address]}>
          <UnitResults unitId={unitId} />
        </MemoryRouter>
      </QueryProvider>
    </PlatformProvider>,
  )

test('results open with the nearest year that has a budget', async () => {
  show(1, '/results')
  expect(await screen.findByText(`Ingen budget för ${thisYear + 1}`)).toBeVisible()
  expect(asked).toEqual([thisYear, thisYear + 1])
})

test('the year of the address is asked for alone', async () => {
  show(2, `/results?year=${thisYear}`)
  expect(await screen.findByText(`Ingen budget för ${thisYear}`)).toBeVisible()
  expect(asked).toEqual([thisYear])
})
