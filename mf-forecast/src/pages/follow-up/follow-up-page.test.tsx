import '@testing-library/jest-dom'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { addMessages, PlatformProvider, withTexts } from '@veckovis/platform'
import { QueryProvider } from '@veckovis/platform/queries'
import { MemoryRouter } from '@veckovis/platform/router'
import followUp from '../../../locales/follow-up/sv.json'
import followUpEn from '../../../locales/follow-up/en.json'
import sv from '../../../locales/sv.json'
import { queryClient } from '../../data/query-client'
import { workedExample } from '../../data/worked-example.fixture'
import { UnitFollowUp } from './unit-follow-up'

const { fetch: own } = globalThis
const asked: string[] = []

type Served = { readonly years?: readonly number[]; readonly isLocked?: boolean; readonly status?: number }

/** A unit with the worked example in each of its years. */
const serve = ({ years = [2026], isLocked = true, status = 200 }: Served): typeof fetch => {
  return input => {
    const path = String(input)
    asked.push(path)
    const body = () => {
      if (path.endsWith('/years')) return years
      if (path.endsWith('/unlocked')) return []
      const example = workedExample()
      if (path.includes('/comprehensive')) return { ...example, budget: { ...example.budget, isLocked } }
      return { id: 7, unitId: 12, year: 2026, write: true, approve: false }
    }
    const isForecast = !path.includes('/years')
    const headers = { 'content-type': 'application/json', etag: '"7-1"' }
    const refused = { statusCode: status, code: 'FORBIDDEN', message: 'Forbidden' }
    return Promise.resolve(
      isForecast && status !== 200
        ? new Response(JSON.stringify(refused), { status, headers })
        : new Response(JSON.stringify(body()), { headers }),
    )
  }
}

const Shown = withTexts('forecast-follow-up', { sv: followUp, en: followUpEn }, UnitFollowUp)

const show = (served: Served = {}, address = '/follow-up?year=2026&startWeek=3&endWeek=9&tab=details') => {
  globalThis.fetch = serve(served)
  render(
    <PlatformProvider>
      <QueryProvider client={queryClient}>
        <MemoryRouter initialEntries={[address]}>
          <Shown unitId={12} />
        </MemoryRouter>
      </QueryProvider>
    </PlatformProvider>,
  )
}

const plain = (text: string | null | undefined) => (text ?? '').replace(/\s/gu, ' ').replaceAll('−', '-')

const rowOf = (table: HTMLElement, name: RegExp) => {
  const row = within(table).getByRole('rowheader', { name }).closest('tr')
  if (row === null) throw new Error('There is no such row')
  return within(row)
    .getAllByRole('cell')
    .map(cell => plain(cell.textContent))
}

beforeAll(() => addMessages('mf-forecast', 'sv', sv))
beforeEach(() => {
  queryClient.clear()
  asked.length = 0
})
afterEach(() => {
  globalThis.fetch = own
})

test('the year against its budget, in kronor and hours, and how many weeks it rests on', async () => {
  show()
  const figures = await screen.findByRole('region', { name: 'Helåret 2026' })
  expect(plain(figures.textContent)).toContain('Budget5 200 000 kr20 910,71 tim')
  expect(plain(figures.textContent)).toContain('Helårsprognos5 231 429 kr20 832,14 tim')
  expect(plain(figures.textContent)).toContain('Avvikelse+31 429 krÖver budgeten, +0,6 %-78,57 tim, -0,4 %')
  expect(within(figures).getByText('53 veckor av prognosen.')).toBeInTheDocument()
})

test('the months make the year, which stands last', async () => {
  show()
  const months = await screen.findByRole('region', { name: 'Månad för månad' })
  expect(within(months).getAllByRole('columnheader')).toHaveLength(14)
  const budget = rowOf(months, /^Budget, kr$/)
  expect([budget[0], budget[1], budget.at(-1)]).toEqual(['441 644', '398 904', '5 200 000'])
  expect(rowOf(months, /^Avvikelse, kr$/).at(-1)).toBe('+31 429')
})

test('budget and steps make the projection, and a step opens its weeks', async () => {
  show()
  const steps = await screen.findByRole('region', { name: 'Vad avvikelsen består av' })
  const table = within(steps).getAllByRole('table')[0]
  if (table === undefined) throw new Error('There is no table')
  expect(rowOf(table, /^Budget$/)).toEqual(['5 200 000', '20 910,71'])
  expect(rowOf(table, /^Visa veckorna: Frånvaro|^Frånvaro/)).toEqual(['-12 214', '-138'])
  expect(rowOf(table, /Vikarietimmar/)).toEqual(['+13 714', '+59,43'])
  expect(rowOf(table, /Vikarietyper/)).toEqual(['+2 250', '0'])
  expect(rowOf(table, /Kalender och avstämning/)).toEqual(['+27 679', '0'])
  expect(rowOf(table, /^Helårsprognos$/)).toEqual(['5 231 429', '20 832,14'])
  fireEvent.click(within(table).getByRole('button', { name: 'Visa veckorna: Frånvaro' }))
  const weeks = within(table).getByRole('table', { name: 'Veckor i steget Frånvaro' })
  expect(rowOf(weeks, /^1, 2026$/)).toEqual(['4', '-1 714', '-16'])
  expect(rowOf(weeks, /^4, 2026$/)).toEqual(['7', '-6 000', '-56'])
  fireEvent.click(within(table).getByRole('button', { name: 'Dölj veckorna: Frånvaro' }))
  expect(within(table).queryByRole('table')).toBeNull()
  expect(within(table).queryByRole('button', { name: /Sjuklön/ })).toBeNull()
})

test('the way back has the year, weeks and tab of the address', async () => {
  show()
  expect(await screen.findByRole('link', { name: 'Till prognosen' })).toHaveAttribute(
    'href',
    '/forecast?year=2026&startWeek=3&endWeek=9&tab=details',
  )
})

test('a neighbouring year is read only where days of the year lie in it, and the unit has it', async () => {
  show({ years: [2025, 2026, 2027] })
  await screen.findByRole('region', { name: 'Helåret 2026' })
  expect(asked.filter(path => path.includes('/comprehensive'))).toEqual([expect.stringContaining('/2026/')])
})

test('a year whose budgets are not locked shows nothing but that', async () => {
  show({ isLocked: false })
  expect(await screen.findByText(sv.load.unlocked)).toBeVisible()
  expect(screen.queryByRole('region')).toBeNull()
})

test('a refusal stands in words, with a way to try again', async () => {
  show({ status: 403 })
  expect(await screen.findByText(sv.load.forbidden)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Försök igen' })).toBeVisible()
})
