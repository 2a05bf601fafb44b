import '@testing-library/jest-dom'
import { act, fireEvent, render, renderHook, screen, waitFor, within } from '@testing-library/react'
import { type WeekRange } from '@veckovis/domain/calendar'
import { calculateForecast } from '@veckovis/domain/forecast'
import { addMessages, PlatformProvider } from '@veckovis/platform'
import { useState } from 'react'
import en from '../../../locales/en.json'
import sv from '../../../locales/sv.json'
import { readForecast } from '../../data/read-forecast'
import { workedExample } from '../../data/worked-example.fixture'
import type { ChartView } from '../../context/view'
import { EfficiencyChart, type EfficiencyChartProps } from './efficiency-chart'
import { bringIntoView, layOutChart } from './chart-layout.fixture'
import { createLazyCode, useLazyCode } from './use-plot-code'

beforeAll(() => {
  addMessages('mf-forecast', 'sv', sv)
  layOutChart()
})

const resultOf = (range: WeekRange) => {
  const read = readForecast(workedExample(), 2026)
  if (!read.ok) throw new Error('The worked example has to be readable')
  return calculateForecast(read.value.input, range)
}

const explained: number[] = []

type ChartProps = Omit<EfficiencyChartProps, 'view' | 'onView' | 'isShown' | 'onShow' | 'showsTable' | 'onTable'>

const Chart = (props: ChartProps) => {
  const [isShown, setIsShown] = useState(true)
  const [view, onView] = useState<ChartView>('cumulative')
  const [showsTable, setShowsTable] = useState(false)
  const table = { showsTable, onTable: () => setShowsTable(shown => !shown) }
  const folding = { isShown, onShow: () => setIsShown(shown => !shown) }
  return <EfficiencyChart {...props} {...{ view, onView, ...folding, ...table }} />
}

const chart = (range: WeekRange = { startWeek: 1, endWeek: 4 }) => (
  <PlatformProvider>
    <Chart
      result={resultOf(range)}
      year={2026}
      currentWeek={{ year: 2026, week: 2 }}
      onExplain={week => explained.push(week)}
    />
  </PlatformProvider>
)

// The first time nivo itself has to be read, which takes seconds on a busy machine.
const patience = 30_000
jest.setTimeout(patience)

const drawn = () => screen.findByRole('slider', {}, { timeout: patience })

const open = async (range?: WeekRange) => {
  const view = render(chart(range))
  act(() => bringIntoView(true))
  await drawn()
  return view
}

const marks = () => [...document.querySelectorAll('svg [data-mark]')].map(point => point.getAttribute('data-mark'))
const colours = () => [...document.querySelectorAll('svg [data-mark]')].map(point => point.getAttribute('data-colour'))
const flags = () => [...document.querySelectorAll('[data-flag-week]')].map(flag => flag.getAttribute('data-flag-week'))
const legend = () => screen.getByRole('group', { name: sv.chart.legend })
const plain = (text: string | null) => (text ?? '').replace(/[\u00a0\u202f]/g, ' ')
const tooltip = () => screen.queryByRole('tooltip')

test('the drawing is fetched when the chart comes into view', async () => {
  render(chart())
  expect(screen.getByRole('status', { name: sv.chart.loading })).toBeInTheDocument()
  expect(screen.queryByRole('slider')).toBeNull()
  act(() => bringIntoView(false))
  expect(screen.queryByRole('slider')).toBeNull()
  act(() => bringIntoView(true))
  expect(await drawn()).toBeInTheDocument()
})

test('R-144 R-146 every week of the range has one point, marked by shape and colour', async () => {
  await open()
  expect(marks()).toEqual(['overstaffed', 'properly-staffed', 'properly-staffed', 'understaffed'])
  expect(colours()).toEqual(['red', 'green', 'green', 'red'])
  const shapes = new Set([...document.querySelectorAll('svg [data-mark]')].map(point => point.getAttribute('d')))
  expect(shapes.size).toBe(3)
  expect([en.marks.overstaffed, en.marks.understaffed, en.marks['properly-staffed']]).toEqual([
    'Overstaffed',
    'Understaffed',
    'Properly staffed',
  ])
})

test('cumulative comes first and flags the weeks that are red by themselves; by itself each week has its own mark', async () => {
  await open()
  const views = within(screen.getByRole('group', { name: sv.chart.view })).getAllByRole('button')
  expect(views.map(button => [button.textContent, button.getAttribute('aria-pressed')])).toEqual([
    ['Ackumulerat', 'true'],
    ['Veckan för sig', 'false'],
  ])
  expect(flags()).toEqual(['1', '2', '3', '4'])
  expect(legend()).toHaveTextContent('Ackumulerad effektivitet från v. 1:')
  expect(legend()).toHaveTextContent('Tillgängliga timmar från v. 1')
  expect(legend()).toHaveTextContent(sv.chart.flag)
  fireEvent.click(screen.getByRole('button', { name: sv.chart.own }))
  expect(screen.getByRole('button', { name: sv.chart.own })).toHaveAttribute('aria-pressed', 'true')
  expect(marks()).toEqual(['overstaffed', 'understaffed', 'understaffed', 'understaffed'])
  expect(flags()).toEqual([])
  expect(legend()).toHaveTextContent('Veckans effektivitet:')
  expect(legend()).not.toHaveTextContent('från v. 1')
  expect(legend()).not.toHaveTextContent(sv.chart.flag)
})

test('drawing, list of weeks, tooltip and what is said of a week tell of the same view', async () => {
  await open()
  const slider = screen.getByRole('slider')
  const said = () => plain(slider.getAttribute('aria-valuetext'))
  expect(
    screen.getByRole('img', { name: /ackumulerat från vecka 1\. Rätt bemannade veckor: 2,.*sig: 4\.$/ }),
  ).toBeVisible()
  act(() => slider.focus())
  expect(said()).toBe(
    'Vecka 2: Rätt bemannad. Ackumulerat från vecka 1: tillgängliga timmar 784 tim, behov vid målet 811,76 tim, ' +
      'effektivitet 88,0 %, mål 85,0 %. Veckan för sig: 99,0 %, Underbemannad.',
  )
  expect(tooltip()).toHaveTextContent(
    /Vecka 2 Rätt bemannadTillgängliga timmar från v\. 1 784.*Veckan för sig: Underbemannad/,
  )
  fireEvent.click(screen.getByRole('button', { name: sv.chart.own }))
  expect(
    screen.getByRole('img', { name: /varje vecka för sig\. Rätt bemannade veckor: 0, underbemannade: 3/ }),
  ).toBeVisible()
  act(() => slider.focus())
  expect(said()).toBe(
    'Vecka 2: Underbemannad. Tillgängliga timmar 384 tim, behov vid målet 447,06 tim. ' +
      'Veckans effektivitet 99,0 %, mål 85,0 %. Ackumulerat från vecka 1: 88,0 %, Rätt bemannad.',
  )
  expect(tooltip()).toHaveTextContent(/Vecka 2 UnderbemannadTillgängliga timmar 384/)
})

test('the keys go from week to week, show the tooltip and say the week; Escape hides it', async () => {
  await open()
  const slider = screen.getByRole('slider')
  act(() => slider.focus())
  expect(tooltip()).toHaveTextContent('Vecka 2')
  fireEvent.keyDown(slider, { key: 'End' })
  expect(tooltip()).toHaveTextContent(/Vecka 4.*Underbemannad.*1 575 tim.*1 794,12 tim.*96,8 %.*119,8 %/)
  expect(slider).toHaveAttribute('aria-valuenow', '4')
  expect(slider.getAttribute('aria-valuetext')).toMatch(/^Vecka 4: Underbemannad\..*96,8/)
  fireEvent.keyDown(slider, { key: 'ArrowRight' })
  fireEvent.keyDown(slider, { key: 'ArrowLeft' })
  expect(tooltip()).toHaveTextContent('Vecka 3')
  fireEvent.keyDown(slider, { key: 'Home' })
  expect(tooltip()).toHaveTextContent('Vecka 1')
  fireEvent.keyDown(slider, { key: 'Escape' })
  expect(tooltip()).toBeNull()
})

test('Enter on a week asks why', async () => {
  explained.length = 0
  await open()
  const slider = screen.getByRole('slider')
  act(() => slider.focus())
  fireEvent.keyDown(slider, { key: 'End' })
  fireEvent.keyDown(slider, { key: 'Enter' })
  expect(explained).toEqual([4])
})

test('the same figures stand in a table with headers', async () => {
  await open()
  expect(screen.queryByRole('table')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: sv.chart.showTable, expanded: false }))
  const table = screen.getByRole('table', { name: sv.chart.table })
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map(head => head.textContent),
  ).toEqual(['1', '2', '3', '4'])
  expect(within(table).getByRole('columnheader', { name: 'Tillgängliga timmar från v. 1 (tim)' })).toBeInTheDocument()
  const second = () => within(table).getAllByRole('row')[2]
  expect(second()).toHaveTextContent(/^2784811,7699,0 %Underbemannad88,0 %Rätt bemannad85,0 %/)
  fireEvent.click(screen.getByRole('button', { name: sv.chart.own }))
  expect(within(table).getByRole('columnheader', { name: 'Tillgängliga timmar (tim)' })).toBeInTheDocument()
  expect(second()).toHaveTextContent(/^2384447,0699,0 %Underbemannad88,0 %Rätt bemannad85,0 %/)
})

test('folded, the chart leaves its heading and the way to unfold it', async () => {
  await open()
  fireEvent.click(screen.getByRole('button', { name: sv.chart.hide, expanded: true }))
  expect(screen.getByRole('region', { name: sv.chart.title })).toBeVisible()
  expect(screen.queryByRole('slider')).toBeNull()
  expect(screen.getAllByRole('button')).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: sv.chart.show, expanded: false }))
  expect(marks()).toHaveLength(4)
})

test('one week alone has a point too', async () => {
  await open({ startWeek: 4, endWeek: 4 })
  expect(marks()).toEqual(['understaffed'])
})

test('weeks with neither need nor hours are rings, and the legend says so', async () => {
  const read = readForecast(
    { ...workedExample(), staffing: { ...workedExample().staffing, budgetedStaffHours: {} } },
    2026,
  )
  if (!read.ok) throw new Error('The worked example has to be readable')
  const result = calculateForecast(read.value.input, { startWeek: 10, endWeek: 12 })
  render(
    <PlatformProvider>
      <Chart result={result} year={2026} currentWeek={{ year: 2026, week: 12 }} />
    </PlatformProvider>,
  )
  act(() => bringIntoView(true))
  await waitFor(() => expect(marks()).toEqual(['unmarked', 'unmarked', 'unmarked']))
  expect(screen.getByRole('group', { name: sv.chart.legend })).toHaveTextContent(sv.chart.unmarked)
})

test('R-216 the unit of the chart is hours', () => expect(sv.chart.unit).toBe('tim'))

test('code that cannot be fetched is a failure that a retry mends', async () => {
  const answers = [Promise.reject(new Error('offline')), Promise.resolve('code')]
  const lazy = createLazyCode(() => answers.shift() ?? Promise.reject(new Error('asked too often')))
  const { result } = renderHook(() => useLazyCode(lazy, true))
  await waitFor(() => expect(result.current.phase).toBe('failed'))
  act(() => result.current.retry())
  await waitFor(() => expect(result.current).toMatchObject({ phase: 'ready', code: 'code' }))
})
