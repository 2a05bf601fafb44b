import '@testing-library/jest-dom'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { addMessages, PlatformProvider } from '@veckovis/platform'
import { QueryProvider } from '@veckovis/platform/queries'
import texts from '../../../locales/sv.json'
import { queryClient } from '../../data/query-client'
import { OverviewBand } from './overview-band'

const { fetch: own } = globalThis
const asked: URL[] = []

const figures = [
  ...['staffing', 'grossStaff', 'netStaff', 'grossHours', 'grossShare', 'recommendedGross', 'absence', 'substitutes'],
  ...['hourlySubstitutes', 'ownResourceShift', 'cost', 'budget', 'difference', 'averageGrade', 'averageNeed'],
]
const nothing = Object.fromEntries(
  ['activeShare', 'balanced', 'targetEfficiency', 'actualEfficiency', ...figures].map(name => [name, null]),
)
const row = (id: number) => ({
  ...nothing,
  ...{ client: { id: 1, name: 'Provby' }, department: { id: 2, name: 'Vård' }, unit: { id, name: `Enhet ${id}` } },
  ...{ users: 0, forecast: true, open: true, targetEfficiency: 0.8, actualEfficiency: 0.8 + id / 1000 },
})

const show = (units: number, total = units) => {
  asked.length = 0
  queryClient.clear()
  const week = { year: 2026, week: 1 }
  const answer = {
    ...{ asOf: '2026-03-18T08:00:00.000Z', period: { from: week, to: week }, total },
    ...{
      rows: Array.from({ length: units }, (_, at) => row(at + 1)),
      totals: { ...nothing, users: 0 },
      weighted: nothing,
    },
  }
  globalThis.fetch = input => {
    asked.push(new URL(String(input), 'https://veckovis.example'))
    return Promise.resolve(new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } }))
  }
  const filters = { municipalityId: 1, departmentId: null, unitId: null, from: null, to: null, compare: 'year-before' }
  const part = { search: '', filters, sort: { key: 'client', direction: 'ascending' }, page: 3, pageSize: 10 } as const
  render(
    <PlatformProvider>
      <QueryProvider client={queryClient}>
        <OverviewBand asked={{ part, activeUnitId: null }} />
      </QueryProvider>
    </PlatformProvider>,
  )
}

beforeAll(() => addMessages('mf-analytics', 'sv', texts))
afterEach(() => {
  globalThis.fetch = own
})

test('all own units that the filters leave are charted, whichever page the table is on', async () => {
  show(30)
  expect(await screen.findByText(/^Alla enheter: procentenheter/)).toBeVisible()
  expect(asked.map(({ search }) => search)).toEqual([
    '?municipalityId=1&sort=fromTarget&direction=descending&page=1&pageSize=100',
  ])
  fireEvent.click(screen.getByText('Visa som tabell'))
  expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(31)
  expect(await screen.findByRole('img', { name: /^12 enheter/ })).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Visa alla 30 enheter' }))
  expect(screen.getByRole('img', { name: /^30 enheter/ })).toBeVisible()
})

test('of more than a page holds it says which ones they are', async () => {
  show(100, 140)
  expect(await screen.findByText(/^De 100 av 140 enheter som är längst från sina mål: procentenheter/)).toBeVisible()
})
