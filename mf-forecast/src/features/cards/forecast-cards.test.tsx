import '@testing-library/jest-dom'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { calculateForecast, calculateYearToDateRemaining, type ForecastInput } from '@veckovis/domain/forecast'
import { addMessages, PlatformProvider } from '@veckovis/platform'
import sv from '../../../locales/sv.json'
import { incomeOf485 } from '../../data/money.fixture'
import { readForecast } from '../../data/read-forecast'
import { workedExample } from '../../data/worked-example.fixture'
import { ForecastCards, type ForecastCardsProps } from './forecast-cards'

beforeAll(() => addMessages('mf-forecast', 'sv', sv))

const propsOf = (startWeek: number, endWeek: number, money: Pick<ForecastInput, 'income'> = {}): ForecastCardsProps => {
  const received = workedExample()
  const read = readForecast(received, 2026)
  if (!read.ok) throw new Error('The worked example has to be readable')
  const result = calculateForecast({ ...read.value.input, ...money }, { startWeek, endWeek })
  return {
    result,
    yearToDateRemaining: calculateYearToDateRemaining(read.value.input, result),
    budget: { ...received.budget, lockedAt: '2025-12-31T23:30:00Z', obUsk: 312_000 },
    payrollOverhead: 44.53,
    year: 2026,
    currentWeek: { year: 2026, week: 3 },
    incomplete: false,
  }
}

const show = (props: ForecastCardsProps) =>
  render(
    <PlatformProvider>
      <ForecastCards {...props} />
    </PlatformProvider>,
  )

const plain = (text: string | null | undefined) => (text ?? '').replace(/\u00a0/g, ' ').replace(/\u2212/g, '-')
const card = (name: string) => plain(screen.getByText(name).parentElement?.textContent)

test('R-147 R-148 R-208 R-219 total efficiency stands with its mark, target and trend', () => {
  show(propsOf(1, 4))
  expect(card('Total effektivitet')).toBe(
    'Total effektivitet96,8 %UnderbemannadMål 85,0 %Ackumulerat v. 1–477,5 % i v. 1',
  )
  expect(screen.getByRole('img', { name: 'Trend: uppåt' })).toBeInTheDocument()
})

test('R-148 the trend of a single week is level', () => {
  show(propsOf(2, 2))
  expect(screen.getByRole('img', { name: 'Trend: oförändrad' })).toBeInTheDocument()
})

test('A-213 with income a card has what the range brings over its balance after costs, each with its why', () => {
  const onAsk = jest.fn()
  // 310 + 380 + 375 + 460 hours at 485 kr, less 418 000 kr.
  show({ ...propsOf(1, 4, { income: incomeOf485 }), onAsk })
  expect(card('Intäkter, v. 1–4')).toBe('Intäkter, v. 1–4739 625 krBalans efter kostnader321 625 krVarför?Varför?')
  for (const name of ['Intäkter, v. 1–4', 'Balans efter kostnader'])
    fireEvent.click(screen.getByRole('button', { name: `Varför? ${name}` }))
  expect(onAsk.mock.calls.map(([asked]) => asked as unknown)).toEqual([
    { kind: 'card', card: 'income' },
    { kind: 'card', card: 'income-balance' },
  ])
})

test('without income there is no card of it', () => {
  show(propsOf(1, 4))
  expect(screen.queryByText(/Intäkter/)).not.toBeInTheDocument()
})

test('R-207 what is left of the year stands over the running remainder, whatever the range', () => {
  // 5 200 000 - 418 000 of weeks 1 to 4 - 49 × 100 000
  const { unmount } = show(propsOf(1, 4))
  expect(card('Kvar av årets budget')).toBe('Kvar av årets budget-118 000 krKvarvarande budget, v. 1–4-18 000 kr')
  unmount()
  show(propsOf(3, 4))
  expect(card('Kvar av årets budget')).toBe(
    'Kvar av årets budget-118 000 krKvarvarande budget, v. 3–4-7 500 krFrån årets början-18 000 kr',
  )
})

test('R-147 R-193 the other cards have their figures', () => {
  show(propsOf(1, 4))
  expect(card('Underskott/överskott')).toBe('Underskott/överskott-219,12 timUnderskott')
  expect(card('Snittkostnad per timme')).toBe('Snittkostnad per timme250,00 kr')
  expect(card('PO-pålägg 2026')).toBe('PO-pålägg 202644,53 %')
})

test('R-147 R-165 the budget basis shows what the budget rests on, with the day of locking in Sweden', () => {
  show(propsOf(1, 4))
  const basis = within(screen.getByRole('region', { name: 'Budgetunderlag' }))
  const figures = basis.getAllByRole('term').map((term, index) => {
    const figure = basis.getAllByRole('definition')[index]
    return [term.textContent, plain(figure?.textContent)]
  })
  expect(figures).toEqual([
    ['Lönebudget per år', '5 200 000 kr'],
    ['Timmar', '20 800 tim'],
    ['Timmar för schema', '20 800 tim'],
    ['Kvar för schema', '5 200 000 kr'],
    ['Årsarbetare', '10,00'],
    ['OB-tillägg', '312 000 kr'],
    ['Låst', '2026-01-01'],
  ])
})

test('hours that differ from the mark say why, for the two have different targets', () => {
  const { result, ...props } = propsOf(1, 4)
  const withDeficit = (deficit: number) => ({
    ...props,
    result: { ...result, summary: { ...result.summary, deficit } },
  })
  const { unmount } = show(withDeficit(-219))
  expect(card('Underskott/överskott')).toBe('Underskott/överskott-219 timUnderskott')
  unmount()
  show(withDeficit(0.004))
  expect(card('Underskott/överskott')).toBe(
    'Underskott/överskott0 timVarken underskott eller överskott' +
      'Varje vecka räknas mot sitt eget mål, bemanningsläget mot målet i v. 4',
  )
})

test('vacant hours are those of the coming weeks of the range, and a range that has passed says so', () => {
  const { unmount } = show(propsOf(1, 4))
  // Of week 3 alone: 400 budgeted, 390 scheduled.
  expect(card('Vakanta timmar')).toBe('Vakanta timmar10 timv. 3–4, i snitt 5 tim per vecka')
  unmount()
  show(propsOf(1, 2))
  expect(card('Vakanta timmar')).toBe('Vakanta timmar–Inga kommande veckor i perioden')
})

test('what is not known is said, and what is not whole', () => {
  const { budget, ...props } = propsOf(1, 4)
  show({ ...props, budget: { ...budget, lockedAt: null }, payrollOverhead: null, incomplete: true })
  expect(card('PO-pålägg 2026')).toContain('Uppgift saknas')
  expect(screen.getByRole('region', { name: 'Budgetunderlag' })).toHaveTextContent('LåstUppgift saknas')
  expect(card('Total effektivitet')).toContain('Ofullständigt underlag')
})

test('every calculated card can be asked why', () => {
  const asked: string[] = []
  show({
    ...propsOf(3, 4),
    onAsk: (about, anchor) => asked.push(`${about.kind === 'card' ? about.card : about.kind} ${anchor.tagName}`),
  })
  screen.getAllByRole('button', { name: /^Varför\?/ }).forEach(button => fireEvent.click(button))
  expect(asked).toEqual([
    'total-efficiency BUTTON',
    'remaining-budget BUTTON',
    'year-to-date BUTTON',
    'left-of-year BUTTON',
    'deficit BUTTON',
    'vacant-hours BUTTON',
    'cost-per-hour BUTTON',
    'payroll-overhead BUTTON',
  ])
})
