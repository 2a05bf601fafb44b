import '@testing-library/jest-dom'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { calculateForecast, type ForecastInput } from '@veckovis/domain/forecast'
import { addMessages, PlatformProvider } from '@veckovis/platform'
import { useState } from 'react'
import kronorEn from '../../../../locales/kronor/en.json'
import kronor from '../../../../locales/kronor/sv.json'
import sv from '../../../../locales/sv.json'
import type { ChartView } from '../../../context/view'
import { incomeOf485, revisedFromWeek3 } from '../../../data/money.fixture'
import { readForecast } from '../../../data/read-forecast'
import { workedExample } from '../../../data/worked-example.fixture'
import { bringIntoView, layOutChart } from '../chart-layout.fixture'
import { EfficiencyChart } from '../efficiency-chart'
import { kronorWeeks } from './kronor-weeks'

type Money = Pick<ForecastInput, 'income' | 'costShift'>

beforeAll(() => {
  addMessages('mf-forecast', 'sv', sv)
  layOutChart()
})

const countedWith = (money: Money): ForecastInput => {
  const read = readForecast(workedExample(), 2026)
  if (!read.ok) throw new Error('The worked example has to be readable')
  return { ...read.value.input, ...money }
}

const explained: number[] = []

const Chart = ({ money, endWeek }: { readonly money: Money; readonly endWeek: number }) => {
  const counted = countedWith(money)
  const [view, onView] = useState<ChartView>('own')
  const [isInKronor, onUnit] = useState(false)
  const [showsTable, setShowsTable] = useState(false)
  const has = money.income !== undefined || money.costShift !== undefined
  return (
    <EfficiencyChart
      {...{ view, onView, showsTable }}
      result={calculateForecast(counted, { startWeek: 1, endWeek })}
      year={2026}
      currentWeek={{ year: 2026, week: 2 }}
      kronor={has ? { counted, isShown: isInKronor, onUnit } : undefined}
      isShown
      onShow={() => undefined}
      onTable={() => setShowsTable(true)}
      onExplain={week => explained.push(week)}
    />
  )
}

// The first time nivo itself has to be read, which takes seconds on a busy machine.
const patience = 30_000
jest.setTimeout(patience)

const drawn = () => screen.findByRole('slider', {}, { timeout: patience })

const open = async (money: Money, endWeek = 4) => {
  render(
    <PlatformProvider>
      <Chart money={money} endWeek={endWeek} />
    </PlatformProvider>,
  )
  act(() => bringIntoView(true))
  await drawn()
}

const inKronor = async (money: Money, endWeek?: number) => {
  await open(money, endWeek)
  fireEvent.click(screen.getByRole('button', { name: 'Kronor' }))
  act(() => bringIntoView(true))
  await screen.findByRole('group', { name: kronor.legend }, { timeout: patience })
  return drawn()
}

const plain = (text: string | null | undefined) => (text ?? '').replace(/[\u00a0\u202f]/g, ' ').replace(/\u2212/g, '-')
const legend = () =>
  within(screen.getByRole('group', { name: kronor.legend }))
    .getAllByRole('listitem')
    .map(item => item.textContent)
const lines = () => [...document.querySelectorAll('[data-line] > path')].map(path => path.parentElement?.dataset.line)

test('without income and settings that move costs there are hours alone', async () => {
  await open({})
  expect(screen.queryByRole('group', { name: sv.chart.unitOf })).toBeNull()
  expect(screen.getByRole('region', { name: sv.chart.title })).toBeVisible()
})

test('A-213 with income the lines are income and cost, each week by itself or from the start', async () => {
  const slider = await inKronor({ income: incomeOf485 })
  const units = within(screen.getByRole('group', { name: sv.chart.unitOf })).getAllByRole('button')
  expect(units.map(button => [button.textContent, button.getAttribute('aria-pressed')])).toEqual([
    ['Timmar', 'false'],
    ['Kronor', 'true'],
  ])
  expect(screen.getByRole('region', { name: sv.chart.titleKronor })).toBeVisible()
  expect(legend()).toEqual(['Intäkter', 'Kostnad, personal och fast'])
  expect(new Set(lines())).toEqual(new Set(['income', 'cost']))
  // 370 + 10 hours at 485 kr, and what week 2 costs.
  act(() => slider.focus())
  expect(plain(slider.getAttribute('aria-valuetext'))).toBe(
    'Vecka 2: Intäkter 184 300 kr, Kostnad, personal och fast 108 500 kr, Balans, intäkter - kostnad 75 800 kr.',
  )
  expect(plain(screen.getByRole('tooltip').textContent)).toMatch(/^Vecka 2Intäkter 184 300 kr.*Balans.*75 800 kr/)
  fireEvent.click(screen.getByRole('button', { name: sv.chart.cumulative }))
  expect(legend()).toEqual(['Intäkter från v. 1', 'Kostnad från v. 1, personal och fast'])
  act(() => slider.focus())
  expect(plain(slider.getAttribute('aria-valuetext'))).toMatch(/^Vecka 2: Intäkter från v\. 1 334 650 kr/)
})

test('the drawing says what the period comes to, in either view', async () => {
  await inKronor({ income: incomeOf485 })
  // 310 + 380 + 375 + 460 hours at 485 kr.
  const said = (view: string) =>
    screen.getByRole('img', {
      name: name => new RegExp(`${view}.*Hela perioden: Intäkter.* 739 625 kr`).test(plain(name)),
    })
  expect(said('varje vecka för sig')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: sv.chart.cumulative }))
  expect(said('ackumulerat från vecka 1')).toBeVisible()
})

test('the same figures stand in a table with headers, and each week tells why', async () => {
  explained.length = 0
  await inKronor({ income: incomeOf485 })
  fireEvent.click(screen.getByRole('button', { name: sv.chart.showTable }))
  const table = screen.getByRole('table', { name: kronor.table })
  const heads = within(table).getAllByRole('columnheader')
  expect(heads.map(head => plain(head.textContent))).toEqual([
    'Vecka',
    'Intäkter (kr)',
    'Kostnad, personal och fast (kr)',
    'Balans, intäkter - kostnad (kr)',
    'Varför?',
  ])
  expect(plain(within(table).getAllByRole('row')[2]?.textContent)).toBe('2184 300108 50075 800Varför?')
  fireEvent.click(within(table).getByRole('button', { name: 'Varför? Vecka 3' }))
  expect(explained).toEqual([3])
})

test('A-215 where a revision moves the costs, a third line has them as the budget does', async () => {
  await inKronor({ costShift: revisedFromWeek3 })
  expect(legend()).toEqual(['Kostnad, personal och fast', 'Kostnad före lönerevision och kalender'])
  const counted = countedWith({ costShift: revisedFromWeek3 })
  const result = calculateForecast(counted, { startWeek: 1, endWeek: 4 })
  const costs = kronorWeeks(counted, result, 'own').map(({ figures: { cost = NaN, budgetCost = NaN } }) => [
    Math.round(cost),
    Math.round(budgetCost),
  ])
  expect(costs).toEqual([
    [102_000, 102_000],
    [108_500, 108_500],
    [107_640, 103_500],
    [108_160, 104_000],
  ])
})

test('one week alone is a point of each line', async () => {
  await inKronor({ income: incomeOf485, costShift: revisedFromWeek3 }, 1)
  expect(document.querySelectorAll('[data-line] > circle')).toHaveLength(3)
})

test('both languages have the same words', () => {
  const keysOf = (texts: object): string[] =>
    Object.entries(texts).flatMap(([key, text]) =>
      typeof text === 'object' ? [key, ...keysOf(text as object)] : [key],
    )
  expect(keysOf(kronorEn)).toEqual(keysOf(kronor))
})
