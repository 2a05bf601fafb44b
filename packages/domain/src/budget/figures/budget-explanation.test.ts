import {
  calculateResourceBudget,
  explainResourceBudget,
  type EnteredResourceBudget,
  type ResourceBudgetBasis,
  type ResourceBudgetFigureId,
} from '../resource-budget'
import type { BudgetExplanation } from '../formula/budget-explanation'
import { explainWeekHours, spreadOverWeeks } from '../spread-over-weeks'
import { annualNeededHours, needsFigures } from './needs-figures'
import { budgetEfficiency, resourceFigures } from './resource-figures'

const resourceBudgetFigureIds: readonly ResourceBudgetFigureId[] = [
  ...(Object.keys(resourceFigures) as (keyof typeof resourceFigures)[]),
  'shareDifference',
]

/** The worked budget example. */
const entered: EnteredResourceBudget = {
  budgetTypes: [
    { type: 'fixed', amount: 1_000_000 },
    { type: 'per-hour', amount: 420 },
    { type: 'per-room', amount: 450_000 },
  ],
  staffTypes: [
    { type: 'group-leader', annualWorkers: 1 },
    { type: 'scheduler', annualWorkers: 0.5 },
    { type: 'substitutes', annualWorkers: 1.5 },
  ],
  obUsk: 350_000,
  monthlyShares: [9, 8, 8, 8, 8, 8, 9, 9, 8, 8, 8, 9],
}
const basis: ResourceBudgetBasis = {
  payrollOverhead: 44.53,
  holidayAllowance: 1.6,
  meanMonthlyPay: 30_000,
  fullTimeHours: 37,
  zoneHours: 12_510,
  numberOfRooms: 10,
}

const explained = (figure: ResourceBudgetFigureId, of = basis): BudgetExplanation => {
  const explanation = explainResourceBudget(entered, of, figure)
  if (explanation === null) throw new Error(`${figure} has no explanation`)
  return explanation
}
const sumOfContributions = ({ terms }: BudgetExplanation) =>
  terms.reduce((sum, { contribution = Number.NaN }) => sum + contribution, 0)

test('what is explained is what is calculated', () => {
  const calculated = calculateResourceBudget(entered, basis)
  if (!calculated.ok) throw new Error(calculated.error)
  const { figures, balance } = calculated.value
  const values = Object.fromEntries(resourceBudgetFigureIds.map(figure => [figure, explained(figure).value]))
  const { shareDifference, ...ofYear } = values
  expect(ofYear).toEqual(figures)
  expect(shareDifference).toBe(balance.shareDifference)
})

test('the annual salary shows each type with what it is counted by', () => {
  const explanation = explained('annualSalary')
  expect(explanation.terms).toEqual([
    { nameId: 'fixed', unit: 'money', value: 1_000_000, contribution: 1_000_000 },
    {
      nameId: 'per-hour',
      unit: 'money-per-hour',
      value: 420,
      factor: { unit: 'hours', value: 12_510 },
      contribution: 5_254_200,
    },
    {
      nameId: 'per-room',
      unit: 'money-per-room',
      value: 450_000,
      factor: { unit: 'rooms', value: 10 },
      contribution: 4_500_000,
    },
  ])
  expect(sumOfContributions(explanation)).toBe(10_754_200)
})

test('what is left for the schedule is the salary less every annual worker and the unsocial hours', () => {
  const explanation = explained('leftForSchemeBudget')
  expect(explanation.terms.map(({ nameId }) => nameId)).toEqual([
    'annual-salary',
    'group-leader',
    'scheduler',
    'substitutes',
    'ob-usk',
  ])
  expect(sumOfContributions(explanation)).toBeCloseTo(8_818_301.22, 2)
  expect(explanation.terms[0]?.from).toEqual(explained('annualSalary'))
})

test('the fixed cost is without those who stay available as extra time, and their hours are told alone', () => {
  const [perYear] = explained('fixedCostPerWeek').terms
  expect(perYear?.from?.terms.map(({ nameId }) => nameId)).toEqual(['group-leader', 'scheduler', 'ob-usk'])
  expect(explained('annualSubstituteHours').terms).toEqual([
    {
      nameId: 'substitutes',
      unit: 'workers',
      value: 1.5,
      factor: { unit: 'hours-per-worker', value: 1924 },
      contribution: 2886,
    },
  ])
})

test('without pay or overhead nothing that follows from them is explained', () => {
  for (const without of [
    { ...basis, meanMonthlyPay: null },
    { ...basis, payrollOverhead: null },
  ]) {
    const told = resourceBudgetFigureIds.filter(figure => explainResourceBudget(entered, without, figure) !== null)
    expect(told).toEqual(['annualSalary', 'shareDifference'])
  }
})

test('a mean that is not the exact one of the unit is told by its own name, and no figure without one', () => {
  const nameOf = (shownPay: ResourceBudgetBasis['shownPay']) =>
    explained('annualWorkerCost', { ...basis, shownPay }).terms[0]?.nameId
  expect([undefined, 'rounded' as const, 'municipality' as const].map(nameOf)).toEqual([
    'mean-monthly-pay',
    'rounded-mean-pay',
    'municipality-mean-pay',
  ])
  const withheld = { ...basis, meanMonthlyPay: null, shownPay: 'withheld' as const }
  const told = resourceBudgetFigureIds.filter(figure => explainResourceBudget(entered, withheld, figure) !== null)
  expect(told).toEqual(['annualSalary', 'shareDifference'])
})

const zones = [
  { zone: 'urban-area', hours: 900, period: 'month', quota: 1 },
  { zone: 'countryside', hours: 1800, period: 'year', quota: 0.95 },
] as const
const rooms = [{ roomType: 'dementia', rooms: 10, quota: 0.7 }] as const

test('needed hours are told down to the lines, by the formulas that calculate them', () => {
  const needs = { zones, rooms, fullTimeHours: 37 }
  const calculated = annualNeededHours(needs)
  const told = needsFigures.annualNeededHours.explain(needs)
  expect([told.value, told.terms.map(({ value }) => value)]).toEqual([25_978, [12_510, 13_468]])
  expect(told.value).toBe(calculated.annualNeededHours)
  const [zoneTerm, roomTerm] = told.terms
  expect(zoneTerm?.from).toEqual(needsFigures.zoneHours.explain(needs))
  expect(zoneTerm?.from?.terms.map(({ nameId, contribution }) => [nameId, contribution])).toEqual([
    ['urban-area', 10_800],
    ['countryside', 1710],
  ])
  expect(zoneTerm?.from?.terms.map(({ from }) => from?.formulaId)).toEqual([
    'zone-line-per-month',
    'zone-line-per-year',
  ])
  expect(roomTerm?.from).toEqual(needsFigures.roomHours.explain(needs))
  expect(roomTerm?.from?.terms[0]?.from?.terms.map(({ nameId, value }) => [nameId, value])).toEqual([
    ['number-of-rooms', 10],
    ['room-quota', 0.7],
    ['full-time-hours', 37],
    ['weeks-per-budget-year', 52],
  ])
})

test('a week is told by the days of its months, and its value is the placed hundredths', () => {
  const monthlyShares = [9, 8, 8, 8, 8, 8, 9, 9, 8, 8, 8, 9]
  const spread = { annualHours: 25_978, year: 2026, monthlyShares }
  const weeks = spreadOverWeeks(spread)
  for (const [index, hundredths] of weeks.entries()) {
    const told = explainWeekHours(spread, index + 1)
    expect(told.value).toBe(hundredths / 100)
    const exact = told.terms.reduce((sum, { contribution }) => sum + (contribution ?? Number.NaN), 0)
    expect(Math.abs(exact - told.value)).toBeLessThan(0.01)
    expect(told.terms.reduce((sum, { factor }) => sum + (factor?.value ?? Number.NaN), 0)).toBe(7)
  }
  // Weeks 1 and 53 reach over the turns of the year: their days there take this year's December and January.
  expect(explainWeekHours(spread, 1).terms.map(({ nameId, factor }) => [nameId, factor?.value])).toEqual([
    ['december', 3],
    ['january', 4],
  ])
  expect(explainWeekHours(spread, 9).terms.map(({ nameId, factor }) => [nameId, factor?.value])).toEqual([
    ['february', 6],
    ['march', 1],
  ])
  expect(() => explainWeekHours(spread, 54)).toThrow(RangeError)
})

test('the efficiency is told by what it is made of', () => {
  expect(budgetEfficiency.explain({ neededHours: 85, budgetedHours: 100 }).value).toBe(85)
  expect(budgetEfficiency.explain({ neededHours: 85, budgetedHours: 0 }).value).toBe(0)
})
