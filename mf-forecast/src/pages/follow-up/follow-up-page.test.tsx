import '@testing-library/jest-dom'
import { fireEvent, render, screen, within } from '@testing-library/react'
import type { ChangesOfBudget } from '@veckovis/contracts/forecast'
import type { OutcomeOfYear } from '@veckovis/contracts/outcome'
import { weeksInIsoYear } from '@veckovis/domain/calendar'
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

type Served = {
  readonly years?: readonly number[]
  readonly isLocked?: boolean
  readonly status?: number
  /** Those of the years that cannot be read */
  readonly failing?: readonly number[]
  readonly absences?: readonly unknown[]
  /** By year; an empty one where none is given */
  readonly outcome?: Readonly<Record<number, Pick<OutcomeOfYear, 'rows' | 'complete'>>>
  /** Those of the years whose outcome cannot be read */
  readonly withoutOutcome?: readonly number[]
  /** Of the budget; null where they cannot be read */
  readonly changes?: ChangesOfBudget | null
}

const typed = (kind: 'worked' | 'staff-cost', year: number, value: number) => ({
  ...{ kind, serverId: 0, source: 'typed' as const },
  values: Array.from({ length: weeksInIsoYear(year) }, (_, index) => (index === 0 ? value : null)),
})

/** Leaves week 53 out of what a year without it has. */
const ofWeeks = (year: number) => (key: string, value: unknown) =>
  key === '53' && weeksInIsoYear(year) === 52 ? undefined : value

/** A unit with the worked example in each of its years. */
const serve = (served: Served): typeof fetch => {
  const { years = [2026], isLocked = true, status = 200, failing = years, absences, changes = [] } = served
  return input => {
    const path = String(input)
    asked.push(path)
    const year = Number(/\d{4}/.exec(path)?.[0])
    const outcome = served.outcome?.[year] ?? { rows: [], complete: [] }
    const body = () => {
      if (path.includes('/measures/')) return { measures: [] }
      if (path.includes('/submissions/unit/')) return { occasions: [] }
      if (path.includes('/outcome/')) return { unitId: 12, year, version: 3, lastWeek: 10, ...outcome }
      if (path.endsWith('/years')) return years
      if (path.endsWith('/unlocked')) return []
      if (path.includes('reason')) return [{ id: 2, name: 'Semester' }]
      if (path.endsWith('/budget-changes')) return changes
      const example = workedExample(absences === undefined ? {} : { absences })
      if (path.includes('/comprehensive')) return { ...example, budget: { ...example.budget, year, isLocked } }
      return { id: 7, unitId: 12, year, write: true, approve: false }
    }
    if (path.includes('/outcome/') && served.withoutOutcome?.includes(year) === true)
      return Promise.resolve(new Response('{}', { status: 500 }))
    if (path.endsWith('/budget-changes') && changes === null)
      return Promise.resolve(
        new Response(JSON.stringify({ statusCode: 500, code: 'x', message: 'x' }), { status: 500 }),
      )
    const isForecast = !path.includes('/years') && failing.some(year => path.includes(String(year)))
    const headers = { 'content-type': 'application/json', etag: '"7-1"' }
    const refused = { statusCode: status, code: 'FORBIDDEN', message: 'Forbidden' }
    return Promise.resolve(
      isForecast && status !== 200
        ? new Response(JSON.stringify(refused), { status, headers })
        : new Response(JSON.stringify(body(), ofWeeks(year)), { headers }),
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
  expect(within(figures).getByText('53 veckor av årets prognos.')).toBeInTheDocument()
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

test('a week of a step has the rows of the forecast that it is made of', async () => {
  show()
  const steps = await screen.findByRole('region', { name: 'Vad avvikelsen består av' })
  fireEvent.click(within(steps).getByRole('button', { name: 'Visa veckorna: Frånvaro' }))
  const weeks = within(steps).getByRole('table', { name: 'Veckor i steget Frånvaro' })
  const names = within(weeks)
    .getAllByRole('rowheader')
    .slice(0, 4)
    .map(head => head.textContent)
  expect(names).toEqual(['1, 2026', sv.rows['absences-1'], sv.rows['absences-5'], '2, 2026'])
  expect(rowOf(weeks, new RegExp(`^${sv.rows['absences-5']}$`))).toEqual(['', '-1 143', '-4,57'])
})

const changed: ChangesOfBudget = [
  { id: 1, firstDay: '2026-07-01', kronor: 184_000, hours: -92, reason: 'Tillskott för sommaren' },
]

test('a budget that has changed counts from its day on: its step comes first, and it stands with day, amount and reason', async () => {
  show({ changes: changed })
  const figures = await screen.findByRole('region', { name: 'Helåret 2026' })
  expect(plain(figures.textContent)).toContain('Budget5 384 000 kr20 818,71 tim')
  expect(plain(figures.textContent)).toContain('Avvikelse-152 571 kr')
  const told = within(figures).getByRole('list', { name: 'Ändringar av budgeten', hidden: true })
  expect(plain(told.textContent)).toBe('Från och med 2026-07-01: +184 000 kr, -92 tim. Tillskott för sommaren')
  expect(plain(figures.textContent)).toContain('Den låsta budgeten är 5 200 000 kr och 20 910,71 tim')
  const steps = screen.getByRole('region', { name: 'Vad avvikelsen består av' })
  const table = within(steps).getAllByRole('table')[0]
  if (table === undefined) throw new Error('There is no table')
  expect(rowOf(table, /^Budget med ändringar$/)).toEqual(['5 384 000', '20 818,71'])
  expect(within(table).getAllByRole('rowheader')[1]).toHaveTextContent(/^Ändrad budget/)
  expect(rowOf(table, /Ändrad budget/)).toEqual(['-184 000', '+92'])
  const budget = rowOf(screen.getByRole('region', { name: 'Månad för månad' }), /^Budget, kr$/)
  expect([budget[5], budget[6], budget.at(-1)]).toEqual(['427 397', '472 644', '5 384 000'])
})

test('changes that cannot be read are told, and the locked budget counts without them', async () => {
  show({ changes: null })
  const figures = await screen.findByRole('region', { name: 'Helåret 2026' })
  expect(plain(figures.textContent)).toContain('Budget5 200 000 kr')
  expect(screen.getByText('Ändringarna av budgeten kunde inte hämtas.')).toBeVisible()
  globalThis.fetch = serve({ changes: changed })
  fireEvent.click(screen.getByRole('button', { name: 'Försök igen' }))
  expect(await screen.findByText('Budget med ändringar')).toBeVisible()
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

const readYears = () =>
  asked.filter(path => path.includes('/comprehensive')).map(path => Number(/\/(\d{4})\//.exec(path)?.[1]))

test('a year beside it that has days of the year is read after it, and said to count', async () => {
  show({ years: [2026, 2027] }, '/follow-up?year=2027')
  const figures = await screen.findByRole('region', { name: 'Helåret 2027' })
  expect(readYears()).toEqual([2027, 2026])
  expect(within(figures).getByText('52 veckor av årets prognos.')).toBeInTheDocument()
  expect(within(figures).getByText(/^3 dagar ligger .* kommer från det årets prognos/)).toBeInTheDocument()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a year beside it that cannot be read is named, the nearest week counts, and it may be tried again', async () => {
  show({ years: [2026, 2027], status: 403, failing: [2026] }, '/follow-up?year=2027')
  const figures = await screen.findByRole('region', { name: 'Helåret 2027' })
  expect(screen.getByText('Prognosen för 2026 kunde inte hämtas.')).toBeVisible()
  expect(screen.getByText('Dagar i dess veckor räknas efter närmaste veckan 2027 i stället.')).toBeVisible()
  expect(within(figures).getByText(/^3 dagar ligger .* vars prognos saknas/)).toBeInTheDocument()
  globalThis.fetch = serve({ years: [2026, 2027] })
  fireEvent.click(screen.getByRole('button', { name: 'Försök igen' }))
  expect(figures).toBeVisible()
  expect(await within(figures).findByText(/kommer från det årets prognos/)).toBeInTheDocument()
  expect(screen.queryByText('Prognosen för 2026 kunde inte hämtas.')).toBeNull()
})

test('rows that are left out are told apart by their year', async () => {
  show({ years: [2026, 2027], absences: [{ id: 3, values: { '1': 'x' } }] }, '/follow-up?year=2027')
  const line = await screen.findByText(/^2 rader har ogiltiga värden/)
  expect(line.textContent).toMatch(/visas inte: (.+) i prognosen för 2026, \1\.$/)
})

describe('with an outcome (A-205)', () => {
  // Week 1 of the worked example has 400 hours and costs 102,000 kr; four of its days lie in 2026.
  const outcome = {
    2026: { rows: [typed('worked', 2026, 41_400), typed('staff-cost', 2026, 14_000_000)], complete: [1] },
  }

  test('it says how many weeks of each layer the year holds, and the months what of them is outcome', async () => {
    show({ outcome })
    const figures = await screen.findByRole('region', { name: 'Helåret 2026' })
    // 4 of 7 days of 14 hours and 38,000 kr more.
    expect(plain(figures.textContent)).toContain('Helårsprognos5 253 143 kr20 840,14 tim')
    expect(within(figures).getByText('1 vecka av årets utfall.')).toBeInTheDocument()
    expect(within(figures).getByText('52 veckor av årets prognos.')).toBeInTheDocument()
    expect(within(figures).getByText(/^Utfallet räknas i veckor som är klara/)).toBeInTheDocument()
    const months = screen.getByRole('region', { name: 'Månad för månad' })
    const [january, february] = rowOf(months, /^Utfall, kr$/)
    expect([january, february, rowOf(months, /^Utfall, tim$/).at(-1)]).toEqual(['80 000', '–', '236,57'])
    expect(rowOf(months, /^Prognos, kr$/).at(-1)).toBe('5 173 143')
  })

  test('hours worked and given kronor are steps of their own', async () => {
    show({ outcome })
    const steps = await screen.findByRole('region', { name: 'Vad avvikelsen består av' })
    const [table] = within(steps).getAllByRole('table')
    if (table === undefined) throw new Error('There is no table')
    // 14 hours at 250 kr; 140,000 kr against 105,500 by the formulas.
    expect(rowOf(table, /Bemanningstimmar/)).toEqual(['+2 000', '+8'])
    expect(rowOf(table, /Kronor från en källa/)).toEqual(['+19 714', '0'])
  })

  test('without a complete week nothing is said of it', async () => {
    show({ outcome: { 2026: { ...outcome[2026], complete: [] } } })
    const figures = await screen.findByRole('region', { name: 'Helåret 2026' })
    expect(plain(figures.textContent)).toContain('Helårsprognos5 231 429 kr')
    expect(screen.queryByText(/utfall/i)).toBeNull()
    expect(screen.queryByText('Bemanningstimmar')).toBeNull()
  })

  test('days of a year beside it have its outcome', async () => {
    // Week 53 of 2026 has no value of its own, and its forecast counts.
    show({ years: [2026, 2027], outcome: { 2026: { rows: [], complete: [53] } } }, '/follow-up?year=2027')
    const figures = await screen.findByRole('region', { name: 'Helåret 2027' })
    expect(within(figures).getByText(/^3 dagar ligger .* kommer från det årets utfall/)).toBeInTheDocument()
  })

  test('one that cannot be read is named, the forecast counts, and it may be tried again', async () => {
    show({ outcome, withoutOutcome: [2026] })
    const figures = await screen.findByRole('region', { name: 'Helåret 2026' })
    expect(screen.getByText('Utfallet för 2026 kunde inte hämtas.')).toBeVisible()
    expect(plain(figures.textContent)).toContain('Helårsprognos5 231 429 kr')
    globalThis.fetch = serve({ outcome })
    fireEvent.click(screen.getByRole('button', { name: 'Försök igen' }))
    expect(await within(figures).findByText('1 vecka av årets utfall.')).toBeInTheDocument()
    expect(screen.queryByText('Utfallet för 2026 kunde inte hämtas.')).toBeNull()
  })
})

describe('without a year in the address', () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date('2025-12-30T12:00:00Z'), advanceTimers: true }))
  afterEach(() => jest.useRealTimers())

  test('the calendar year is shown, also on days whose week belongs to the next', async () => {
    show({ years: [2025, 2026] }, '/follow-up')
    expect(await screen.findByRole('region', { name: 'Helåret 2025' })).toBeVisible()
  })
})

test('a year whose budgets are not locked shows nothing but that, and no year beside it is read', async () => {
  show({ isLocked: false, years: [2026, 2027] }, '/follow-up?year=2027')
  expect(await screen.findByText(sv.load.unlocked)).toBeVisible()
  expect(readYears()).toEqual([2027])
  expect(screen.queryByRole('region')).toBeNull()
})

test('a refusal stands in words, with a way to try again', async () => {
  show({ status: 403 })
  expect(await screen.findByText(sv.load.forbidden)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Försök igen' })).toBeVisible()
})
