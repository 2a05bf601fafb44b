import type { BudgetType, StaffType } from '../budget-codes'
import type { BudgetUnit } from './budget-explanation'
import { defineFormula, namedFormula } from './budget-formula'

/** One budget type with its amount in SEK: per year, per annual zone hour, or per room and year. */
export type BudgetAmount = { readonly type: BudgetType; readonly amount: number }

/** Annual workers of one staff type. */
export type StaffTypeLine = { readonly type: StaffType; readonly annualWorkers: number }

export type SalaryInputs = {
  readonly amounts: readonly BudgetAmount[]
  readonly zoneHours: number
  readonly numberOfRooms: number
}

type CountOf = (inputs: SalaryInputs) => { readonly unit: BudgetUnit; readonly value: number } | null

/** What the amount of each budget type is multiplied by. */
const countOf: Readonly<Record<BudgetType, { readonly unit: BudgetUnit; readonly count: CountOf }>> = {
  fixed: { unit: 'money', count: () => null },
  'per-hour': { unit: 'money-per-hour', count: ({ zoneHours }) => ({ unit: 'hours', value: zoneHours }) },
  'per-room': { unit: 'money-per-room', count: ({ numberOfRooms }) => ({ unit: 'rooms', value: numberOfRooms }) },
}

const salaryOf = ({ type, amount }: BudgetAmount, inputs: SalaryInputs): number =>
  amount * (countOf[type].count(inputs)?.value ?? 1)

/** The chosen budget types added up, in SEK per year, not rounded. */
export const annualSalaryFormula = defineFormula<SalaryInputs>({
  id: 'annual-salary',
  unit: 'money',
  compute: inputs => inputs.amounts.reduce((sum, amount) => sum + salaryOf(amount, inputs), 0),
  listTerms: inputs =>
    inputs.amounts.map(amount => {
      const { unit, count } = countOf[amount.type]
      const factor = count(inputs)
      const term = { nameId: amount.type, unit, value: amount.amount, contribution: salaryOf(amount, inputs) }
      return factor === null ? term : { ...term, factor }
    }),
})

export type WorkerCostInputs = {
  readonly meanMonthlyPay: number
  readonly months: number
  readonly holidayAllowance: number
  readonly payrollOverhead: number
}

/** Cost of one annual worker in SEK per year, not rounded. */
export const annualWorkerCostFormula = namedFormula<WorkerCostInputs>({
  id: 'annual-worker-cost',
  unit: 'money',
  inputs: {
    meanMonthlyPay: { nameId: 'mean-monthly-pay', unit: 'money-per-month' },
    months: { nameId: 'months-per-year', unit: 'months' },
    holidayAllowance: { nameId: 'holiday-allowance', unit: 'percent' },
    payrollOverhead: { nameId: 'payroll-overhead', unit: 'percent' },
  },
  compute: ({ meanMonthlyPay, months, holidayAllowance, payrollOverhead }) =>
    meanMonthlyPay * months * (1 + holidayAllowance / 100) * (1 + payrollOverhead / 100),
})

export type WorkersAtCost = {
  readonly workers: readonly StaffTypeLine[]
  readonly annualWorkerCost: number
  /** SEK per year for unsocial hours of assistant nurses */
  readonly obUsk: number
}

const sumOfWorkers = (lines: readonly StaffTypeLine[]): number =>
  lines.reduce((sum, { annualWorkers }) => sum + annualWorkers, 0)

const termsOfWorkers = ({ workers, annualWorkerCost }: WorkersAtCost, sign: 1 | -1) =>
  workers.map(({ type, annualWorkers }) => ({
    nameId: type,
    unit: 'workers' as const,
    value: annualWorkers,
    factor: { unit: 'money' as const, value: annualWorkerCost },
    contribution: annualWorkers * annualWorkerCost * sign,
  }))

// Never minus zero.
const termOfObUsk = ({ obUsk }: WorkersAtCost, sign: 1 | -1) =>
  ({ nameId: 'ob-usk', unit: 'money', value: obUsk, contribution: obUsk * sign + 0 }) as const

// A millionth of a krona is noise of binary fractions: a budget that is spent to the öre leaves 0, not less.
const withoutNoise = (money: number): number => Math.round(money * 1e6) / 1e6 + 0

/** What the annual workers outside the schedule and the unsocial hours leave, in SEK per year. */
export const leftForScheduleFormula = defineFormula<WorkersAtCost & { readonly annualSalary: number }>({
  id: 'left-for-schedule',
  unit: 'money',
  compute: ({ annualSalary, workers, annualWorkerCost, obUsk }) =>
    withoutNoise(annualSalary - sumOfWorkers(workers) * annualWorkerCost - obUsk),
  listTerms: (inputs, details) => [
    {
      nameId: 'annual-salary',
      unit: 'money',
      value: inputs.annualSalary,
      contribution: inputs.annualSalary,
      ...details.annualSalary,
    },
    ...termsOfWorkers(inputs, -1),
    termOfObUsk(inputs, -1),
  ],
})

/** What the staff outside the schedule cost in SEK per year, without those who stay available as extra time. */
export const fixedCostPerYearFormula = defineFormula<WorkersAtCost>({
  id: 'fixed-cost-per-year',
  unit: 'money',
  compute: ({ workers, annualWorkerCost, obUsk }) => sumOfWorkers(workers) * annualWorkerCost + obUsk,
  listTerms: inputs => [...termsOfWorkers(inputs, 1), termOfObUsk(inputs, 1)],
})

/** The same in SEK per week; the year is shared by 52. */
export const fixedCostPerWeekFormula = namedFormula<{ readonly perYear: number; readonly weeks: number }>({
  id: 'fixed-cost-per-week',
  unit: 'money-per-week',
  inputs: {
    perYear: { nameId: 'fixed-cost-per-year', unit: 'money' },
    weeks: { nameId: 'weeks-per-budget-year', unit: 'weeks' },
  },
  compute: ({ perYear, weeks }) => perYear / weeks,
})
