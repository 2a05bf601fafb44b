import '@testing-library/jest-dom'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { exampleForecast, InForecast } from '../../context/forecast.fixture'
import { explainAsked } from '../../context/explain-asked'
import { incomeOf485 } from '../../data/money.fixture'
import { ForecastTables } from './forecast-tables'

/** jsdom has no window: the test says whether it is narrow. */
const inWindow = (isNarrow: boolean) =>
  Object.assign(window, {
    matchMedia: (media: string) => ({
      media,
      matches: isNarrow,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  })

const filters = { year: 2026, range: { startWeek: 1, endWeek: 4 }, tab: 'efficiency' } as const

const shown = (income?: typeof incomeOf485) => {
  const forecast = exampleForecast({ filters }, { money: { income } })
  render(
    <InForecast forecast={forecast}>
      <ForecastTables tab="efficiency" />
    </InForecast>,
  )
  return forecast
}

const plain = (text: string | null | undefined) => (text ?? '').replace(/[\u00a0\u202f]/g, ' ').replace(/\u2212/g, '-')
const captions = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

test('A-213 on the phone a week has its income below what is left of the budget, and no table of it without', () => {
  inWindow(true)
  shown(incomeOf485)
  expect(captions().slice(-5)).toEqual([
    'Totalt',
    'Kvarvarande budget',
    'Intäkter',
    'Underskott/överskott',
    'Vad det betyder',
  ])
  fireEvent.click(screen.getByRole('button', { name: /föregående/i }))
  const table = within(screen.getByRole('region', { name: 'Intäkter' }))
  // 370 + 10 hours at 485 kr, less 108 500 kr of costs; those over 384 hours at 485 kr.
  expect(table.getAllByRole('listitem').map(row => plain(row.textContent))).toEqual([
    expect.stringContaining('184 300'),
    expect.stringContaining('75 800'),
    expect.stringContaining('58,3 %'),
  ])
})

test('A-213 where no hour has a price there is no break-even: a dash, and the explanation says why', () => {
  inWindow(true)
  const { editor, figuresAtom, questions } = shown({ ...incomeOf485, zones: [], zoneShare: 0 })
  const rows = within(screen.getByRole('region', { name: 'Intäkter' })).getAllByRole('listitem')
  expect(rows.map(row => plain(row.textContent)).at(-1)).toMatch(/–$/)
  const asked = { kind: 'cell', address: { rowId: 'income-break-even', column: 1 } } as const
  const grounds = editor.store.get(questions.groundsAtom)
  expect(explainAsked(asked, editor.store.get(figuresAtom), grounds)?.caseId).toBe('nothing-to-earn')
})

test('without income the tables are those of before', () => {
  inWindow(true)
  shown()
  expect(captions().slice(-4)).toEqual(['Totalt', 'Kvarvarande budget', 'Underskott/överskott', 'Vad det betyder'])
})

test('why the income of the range and its balance are as they are: the sums of their rows', () => {
  const { editor, figuresAtom, questions } = shown(incomeOf485)
  const { store } = editor
  const why = (card: 'income' | 'income-balance') =>
    explainAsked({ kind: 'card', card }, store.get(figuresAtom), store.get(questions.groundsAtom))
  expect(why('income')).toMatchObject({ formulaId: 'sum-of-weeks', unit: 'money', value: 739_625 })
  expect(why('income-balance')).toMatchObject({ formulaId: 'sum-of-weeks', value: 321_625 })
})
