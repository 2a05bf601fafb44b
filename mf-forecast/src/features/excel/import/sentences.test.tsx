import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { addMessages } from '@veckovis/platform'
import sv from '../../../../locales/import/sv.json'
import { exampleForecast, InForecast } from '../../../context/forecast.fixture'
import { queryClient } from '../../../data/query-client'
import { ForecastNotices } from '../../../pages/forecast-notices'
import { Done } from './file-import'

addMessages('forecast-import', 'sv', sv)

const { fetch: own } = globalThis
beforeEach(() => {
  globalThis.fetch = () => Promise.resolve(new Response('[]', { headers: { 'content-type': 'application/json' } }))
})
afterEach(() => {
  globalThis.fetch = own
})

/** Each sentence has an element of its own, whose whole text it is. */
const lines = (...texts: string[]) => texts.map(text => screen.getByText(text).textContent)

test('R-157 the success of an import has a line for each sentence', async () => {
  const done = { id: 5, taken: 2, leftAlone: 0 }
  render(
    <QueryClientProvider client={queryClient}>
      <InForecast forecast={exampleForecast()}>
        <Done done={done} />
      </InForecast>
    </QueryClientProvider>,
  )
  expect(
    lines(
      'Data har importerats och importen är sparad.',
      'Import-ID: 5.',
      'Spara prognosen för att behålla ändringarna.',
    ),
  ).toHaveLength(3)
  expect(await screen.findByText(/Inget är importerat/)).toBeTruthy()
})

test('R-157 the notice of rows that are left out has a line for each sentence', () => {
  const forecast = exampleForecast({ skipped: [{ kind: 'my-forecast', serverId: null, position: 1 }] })
  render(
    <InForecast forecast={forecast}>
      <ForecastNotices />
    </InForecast>,
  )
  expect(lines('En rad har ogiltiga värden och visas inte: Min prognos.', 'Summorna är ofullständiga.')).toHaveLength(2)
})
