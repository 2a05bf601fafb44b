import { defineFormula, type Formula } from '../formula/forecast-formula'
import { shownUnit, type Explanation, type ExplanationTerm, type FigureUnit } from '../formula/explanation'
import type { FormulaId, QuantityId } from '../formula/explanation-ids'

/** The figures of the locked resource budget that a forecast rests on. */
export type BudgetBasis = {
  /** SEK per year */
  readonly annualSalary: number
  /** Hours per year that the annual salary pays for */
  readonly hours: number
  /** Hours per year */
  readonly hoursForSchedule: number
  /** SEK per year */
  readonly leftForSchedule: number
  /** Full-time posts */
  readonly annualWorkers: number
  /** SEK per year */
  readonly obUsk: number
  /** Percent; null when the year has none */
  readonly payrollOverhead: number | null
  /** Hours per week of one full-time post */
  readonly fullTimeHours: number
}

export type BudgetBasisFigure = Exclude<keyof BudgetBasis, 'fullTimeHours'>

const names = {
  annualSalary: ['annual-salary', 'money'],
  hours: ['budget-hours', 'hours'],
  hoursForSchedule: ['hours-for-schedule', 'hours'],
  leftForSchedule: ['left-for-schedule', 'money'],
  annualWorkers: ['annual-workers', 'fte'],
  obUsk: ['ob-usk', 'money'],
  payrollOverhead: ['payroll-overhead', 'percent'],
  fullTimeHours: ['full-time-hours', 'hours-per-week'],
} as const satisfies Readonly<Record<keyof BudgetBasis, readonly [QuantityId, FigureUnit]>>

const termsOf = (basis: BudgetBasis, fields: readonly (keyof BudgetBasis)[]): ExplanationTerm[] =>
  fields.flatMap(field => {
    const value = basis[field]
    const [nameId, unit] = names[field]
    return value === null ? [] : [{ nameId, unit: shownUnit(unit), value }]
  })

const fixedByLock = (
  id: FormulaId,
  field: BudgetBasisFigure,
  restsOn: readonly (keyof BudgetBasis)[],
): Formula<BudgetBasis> =>
  defineFormula<BudgetBasis>({
    id,
    unit: names[field][1],
    compute: basis => {
      const value = basis[field]
      if (value === null) throw new RangeError(`The budget has no ${field}`)
      return value
    },
    listTerms: basis => termsOf(basis, restsOn),
  })

const formulas: Readonly<Record<BudgetBasisFigure, Formula<BudgetBasis>>> = {
  annualSalary: fixedByLock('budget-annual-salary', 'annualSalary', []),
  hours: fixedByLock('budget-hours', 'hours', ['annualSalary']),
  hoursForSchedule: fixedByLock('budget-hours-for-schedule', 'hoursForSchedule', [
    'leftForSchedule',
    'annualSalary',
    'hours',
  ]),
  leftForSchedule: fixedByLock('budget-left-for-schedule', 'leftForSchedule', ['annualSalary', 'obUsk']),
  annualWorkers: fixedByLock('budget-annual-workers', 'annualWorkers', ['hours', 'fullTimeHours']),
  obUsk: fixedByLock('budget-ob-usk', 'obUsk', []),
  payrollOverhead: fixedByLock('budget-payroll-overhead', 'payrollOverhead', []),
}

/**
 * How a figure of the budget basis came about. These figures are frozen when the resource budget is locked, so the
 * value is the stored one and the terms are what it was made of, as far as the forecast knows it. Null for a payroll
 * overhead that the year does not have.
 */
export const explainBudgetBasis = (basis: BudgetBasis, figure: BudgetBasisFigure): Explanation<number> | null =>
  basis[figure] === null ? null : formulas[figure].explain(basis)
