import {
  annualNeededHours,
  annualSalary,
  annualWorkerCost,
  defaultMonthlyShares,
  resourceBudgetFigures,
  scheduledHoursOfYear,
  spreadOverWeeks,
  weeksInIsoYear,
} from '@veckovis/domain'
import { createForecast } from '../areas/forecast/creation/create-forecast'
import { saveForecast } from '../areas/forecast/saving/save-forecast'
import type { StoredRow } from '../areas/forecast/stored-forecast'
import type { Transaction } from '../db/database'
import type { DemoStaffMember } from './demo-staff'
import { insertBudgets } from './insert-budgets'
import { payrollOverheadOf } from './facts/payroll-overhead'
import { plausibleYear } from './plausible-year'
import type { UnitPlan } from './facts/unit-plans'

export type YearToSeed = {
  readonly plan: UnitPlan
  readonly unitId: number
  readonly year: number
  readonly staff: readonly DemoStaffMember[]
  readonly random: () => number
  readonly at: Date
}

const figuresOf = ({ plan, year }: YearToSeed) => {
  const { fullTimeHours, meanMonthlyPay, annualWorkers, obUsk } = plan
  const needed = annualNeededHours(plan)
  const numberOfRooms = plan.rooms.reduce((sum, line) => sum + line.rooms, 0)
  const salary = annualSalary(plan.budgetTypes, { zoneHours: needed.zoneHours, numberOfRooms })
  const workerCost = annualWorkerCost({ meanMonthlyPay, payrollOverheadPercent: payrollOverheadOf(year) })
  const resources = resourceBudgetFigures({
    annualSalary: salary,
    annualWorkerCost: workerCost,
    fullTimeHours,
    annualWorkers,
    obUsk,
  })
  return { needed, salary, resources }
}

type Figures = ReturnType<typeof figuresOf>

const insertBudgetsOfYear = (transaction: Transaction, asked: YearToSeed, { salary, resources }: Figures) => {
  const { plan, unitId, year, at } = asked
  // A budget is locked before its year begins, never later than the demonstration itself is made.
  const lockedAt = new Date(Math.min(at.getTime(), Date.UTC(year - 1, 10, 14, 9)))
  return insertBudgets(
    transaction,
    {
      unitId,
      year,
      name: `Behov ${year}`,
      efficiency: plan.efficiency,
      fullTimeHours: plan.fullTimeHours,
      lines: { zones: plan.zones, rooms: plan.rooms },
      lockedAt,
    },
    {
      name: `Resurser ${year}`,
      lines: { budgetTypes: plan.budgetTypes, annualWorkers: plan.annualWorkers },
      annualSalary: salary,
      hours: resources.hours,
      leftForScheme: resources.leftForSchemeBudget,
      hoursForSchedule: resources.hoursForSchedule,
      annualWorkers: resources.annualWorkers,
      fixedCostPerWeek: resources.fixedCostPerWeek,
      obUsk: plan.obUsk,
      payrollOverhead: payrollOverheadOf(year),
      lockedAt: plan.isLocked ? lockedAt : null,
    },
  )
}

const firstRows = ({ plan, year, staff }: YearToSeed, { needed, resources }: Figures): StoredRow[] => {
  const spread = (annualHours: number) =>
    spreadOverWeeks({ annualHours, year, monthlyShares: defaultMonthlyShares(year) })
  const row = (kind: StoredRow['kind'], typed: readonly number[]): StoredRow => ({
    kind,
    sourceId: 0,
    typed,
    diary: [],
  })
  return [
    row('required', spread(needed.annualNeededHours)),
    row('budgeted-staff', spread(resources.hoursForSchedule)),
    row('budgeted-substitutes', spread(resources.annualSubstituteHours)),
    row('scheduled', scheduledHoursOfYear(staff, year)),
    row(
      'target',
      Array.from({ length: weeksInIsoYear(year) }, () => plan.efficiency * 100),
    ),
  ]
}

/** One year of a unit: budgets, forecast, and weeks saved through the forecast's own service, past weeks too. */
export const seedYear = async (transaction: Transaction, asked: YearToSeed): Promise<void> => {
  const { unitId, year, at, random } = asked
  const figures = figuresOf(asked)
  const budgets = await insertBudgetsOfYear(transaction, asked, figures)
  const rows = firstRows(asked, figures)
  const { id } = await createForecast(transaction, { unitId, year, ...budgets, rows, at })
  if (!asked.plan.isLocked) return
  const budgeted = rows.find(row => row.kind === 'budgeted-staff')?.typed.map(hours => hours / 100)
  if (budgeted === undefined) throw new Error('A year without budgeted hours has nothing to vary')
  const changes = plausibleYear(year, budgeted, random)
  const save = { forecastId: id, unitId, changes, basedOn: undefined, currentWeek: null, userId: null, at }
  const saved = await saveForecast(transaction, save)
  if (!saved.ok) throw new Error(`The year ${year} could not be saved: ${JSON.stringify(saved.error)}`)
}
