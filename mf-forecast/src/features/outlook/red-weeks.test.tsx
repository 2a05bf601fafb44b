import '@testing-library/jest-dom'
import { render, screen, within } from '@testing-library/react'
import type { ForecastOutlookAnswer, UnitOutlook } from '@veckovis/contracts/forecast'
import { addMessages, PlatformProvider } from '@veckovis/platform'
import { QueryProvider } from '@veckovis/platform/queries'
import { MemoryRouter } from '@veckovis/platform/router'
import texts from '../../../locales/start-page/sv.json'
import { queryClient } from '../../data/query-client'
import { RedWeeks } from './red-weeks'

const { fetch: own } = globalThis

const show = (answer: ForecastOutlookAnswer) => {
  globalThis.fetch = () =>
    Promise.resolve(new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } }))
  render(
    <MemoryRouter>
      <PlatformProvider>
        <QueryProvider client={queryClient}>
          <RedWeeks />
        </QueryProvider>
      </PlatformProvider>
    </MemoryRouter>,
  )
}

beforeAll(() => addMessages('mf-forecast-start', 'sv', texts))
beforeEach(() => queryClient.clear())
afterEach(() => {
  globalThis.fetch = own
})

type Mark = NonNullable<UnitOutlook['outlook']>['mark']

/** From week 52 of a year of 53 weeks on. */
const unit = (id: number, marks: readonly Mark[]): UnitOutlook => ({
  ...{ unit: { id, name: `Enhet ${id}` }, department: 'Hemtjänst', municipality: 'Kommun' },
  outlook: {
    ...{ year: 2026, efficiency: 90, target: 92, mark: 'properly-staffed', cost: 1, nextRed: null },
    ...{ remaining: 1, savedAt: null },
    ahead: marks.map((mark, index) => ({
      ...(index < 2 ? { year: 2026, week: 52 + index } : { year: 2027, week: index - 1 }),
      ...{ efficiency: 90, target: 92, mark },
    })),
  },
})
const good = 'properly-staffed'
const unknown: UnitOutlook = { ...unit(9, []), outlook: null }

test('weeks that are off target stand by unit, those with most of them first, of the coming four alone', async () => {
  const rows = [
    unit(1, [good, 'understaffed', good, good, 'overstaffed']),
    unit(2, ['unmarked', good, good, good]),
    unit(3, ['overstaffed', 'understaffed', 'understaffed', good]),
  ]
  show({ units: 3, total: 2, withoutForecast: 0, redWeeks: 4, rows })
  const listed = within(await screen.findByRole('list', { name: 'Enheter med veckor utanför målet' }))
  expect(listed.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Enhet 3 Överbemannad v.\u00A052 · Underbemannad v.\u00A053, 1 · Hemtjänst',
    'Enhet 1 Underbemannad v.\u00A053 · Hemtjänst',
  ])
  // The forecast shows weeks of one year.
  expect(listed.getByRole('link', { name: 'Enhet 3' })).toHaveAttribute(
    'href',
    '/forecast?unit=3&year=2026&startWeek=52&endWeek=53',
  )
  expect(screen.getByText('4 veckor utanför målet')).toBeVisible()
})

test('that no week is off target is said of those units alone that have a forecast', async () => {
  show({ units: 2, total: 0, withoutForecast: 1, redWeeks: 0, rows: [unit(1, [good, good, good, good]), unknown] })
  expect(await screen.findByText(/i enheter med prognos\.$/)).toBeVisible()
  expect(screen.queryByRole('list')).toBeNull()
})

test('where nothing is known nothing is well', async () => {
  show({ units: 1, total: 0, withoutForecast: 1, redWeeks: 0, rows: [unknown] })
  expect(await screen.findByText('Det finns ingen prognos för i år.')).toBeVisible()
  expect(screen.queryByText(/utanför målet/)).toBeNull()
})

test('of very many units all weeks are counted, and it says which units are shown', async () => {
  show({ units: 301, total: 60, withoutForecast: 0, redWeeks: 120, rows: [unit(1, ['overstaffed', good, good, good])] })
  expect(await screen.findByText('120 veckor utanför målet')).toBeVisible()
  expect(screen.getByText(/kostar mest visas\.$/)).toBeVisible()
})
