import '@testing-library/jest-dom'
import { act, fireEvent, render, renderHook, screen, waitFor, within } from '@testing-library/react'
import { type WeekRange } from '@veckovis/domain/calendar'
import { calculateForecast } from '@veckovis/domain/forecast'
import { addMessages, PlatformProvider } from '@veckovis/platform'
import sv from '../../../locales/sv.json'
import { readForecast } from '../../data/read-forecast'
import { workedExample } from '../../data/worked-example.fixture'
import { EfficiencyChart } from './efficiency-chart'
import { createLazyCode, useLazyCode } from './use-plot-code'

let show: (isIntersecting: boolean) => void = () => undefined

/** jsdom lays nothing out: the test says when the chart comes into view, and how wide it is. */
class ObservedByTest implements Partial<IntersectionObserver> {
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    show = isIntersecting => callback([{ isIntersecting }])
  }
  observe() {}
  disconnect() {}
}

/** jsdom lays nothing out: every element is 900 pixels wide. */
class WideEnough {
  readonly #tell: (entries: readonly unknown[]) => void
  constructor(tell: (entries: readonly unknown[]) => void) {
    this.#tell = tell
  }
  observe() {
    this.#tell([{ contentRect: { left: 0, top: 0, width: 900, height: 264 } }])
  }
  disconnect() {}
}

beforeAll(() => {
  Object.assign(window, { ResizeObserver: WideEnough })
  addMessages('mf-forecast', 'sv', sv)
  Object.assign(window, { IntersectionObserver: ObservedByTest })
  Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 900, 264)
  Object.assign(window, { DOMRect })
})

const resultOf = (range: WeekRange) => {
  const read = readForecast(workedExample(), 2026)
  if (!read.ok) throw new Error('The worked example has to be readable')
  return calculateForecast(read.value.input, range)
}

const explained: number[] = []

const chart = (range: WeekRange = { startWeek: 1, endWeek: 4 }) => (
  <PlatformProvider>
    <EfficiencyChart
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
  act(() => show(true))
  await drawn()
  return view
}

const marks = () => [...document.querySelectorAll('svg [data-mark]')].map(point => point.getAttribute('data-mark'))
const colours = () => [...document.querySelectorAll('svg [data-mark]')].map(point => point.getAttribute('data-colour'))
const tooltip = () => screen.queryByRole('tooltip')

test('the drawing is fetched when the chart comes into view', async () => {
  render(chart())
  expect(screen.getByRole('status', { name: sv.chart.loading })).toBeInTheDocument()
  expect(screen.queryByRole('slider')).toBeNull()
  act(() => show(false))
  expect(screen.queryByRole('slider')).toBeNull()
  act(() => show(true))
  expect(await drawn()).toBeInTheDocument()
})

test('every week of the range has one point, marked by shape and colour', async () => {
  await open()
  expect(marks()).toEqual(['overstaffed', 'properly-staffed', 'properly-staffed', 'understaffed'])
  expect(colours()).toEqual(['red', 'green', 'green', 'red'])
  const shapes = new Set([...document.querySelectorAll('svg [data-mark]')].map(point => point.getAttribute('d')))
  expect(shapes.size).toBe(3)
})

test('the marks are the same whether weeks are shown on their own or cumulative', async () => {
  await open()
  const before = marks()
  fireEvent.click(screen.getByRole('button', { name: sv.chart.cumulative }))
  expect(screen.getByRole('button', { name: sv.chart.cumulative })).toHaveAttribute('aria-pressed', 'true')
  expect(marks()).toEqual(before)
})

test('the keys go from week to week, show the tooltip and say the week; Escape hides it', async () => {
  await open()
  const slider = screen.getByRole('slider')
  act(() => slider.focus())
  expect(tooltip()).toHaveTextContent('Vecka 2')
  fireEvent.keyDown(slider, { key: 'End' })
  expect(tooltip()).toHaveTextContent(/Vecka 4.*Underbemannad.*384 tim.*541,18 tim.*96,8 %.*119,8 %/)
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
  expect(within(table).getByRole('columnheader', { name: 'Tillgängliga timmar (tim)' })).toBeInTheDocument()
  const [, , , , last] = within(table).getAllByRole('row')
  expect(last).toHaveTextContent(/384541,1896,8 %119,8 %85,0 %Underbemannad/)
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
      <EfficiencyChart result={result} year={2026} currentWeek={{ year: 2026, week: 12 }} />
    </PlatformProvider>,
  )
  act(() => show(true))
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
