import {
  budgetSettingKeys,
  meanMonthlyPay,
  payDayOf,
  settingOfYear,
  type BudgetSetting,
  type BudgetSettingKey,
  type PaidMember,
  type ShownPay,
} from '@veckovis/domain/budget'
import { calendarDateInStockholm } from '@veckovis/domain/calendar'
import { holidayAllowancePercent } from '@veckovis/domain/forecast'
import type { BudgetCostFactors } from '@veckovis/contracts/budget'
import type { Transaction } from '../../db/database'

/** What a unit's budgets rest on besides what is entered: settings of its municipality and its staff. */
export type UnitBasis = {
  readonly settings: readonly BudgetSetting[]
  readonly staff: readonly PaidStaff[]
  /** Instead of the mean pay of the staff, for a caller who may not see salaries */
  readonly shown?: ShownPay
}

type PaidStaff = PaidMember & { readonly id: number }

/** Everybody in the unit's staff table, with all terms; the area of the staff knows. */
export type StaffOfUnit = (transaction: Transaction, unitId: number) => Promise<readonly PaidStaff[]>

/** How many people the unit's municipality pays on a day (YYYY-MM-DD), and their pay in SEK per month together. */
export type PayOfMunicipality = (
  transaction: Transaction,
  asked: { readonly unitId: number; readonly day: string },
) => Promise<{ readonly people: number; readonly total: number }>

/** Own and common settings of the unit's municipality. */
const listSettingsOfUnit = async (transaction: Transaction, unitId: number): Promise<BudgetSetting[]> => {
  const { rows } = await transaction.query<BudgetSetting>({
    name: 'budget-settings-of-unit',
    text: `SELECT key, valid_from::text AS "validFrom", value, municipality_id IS NOT NULL AS "isOwn"
           FROM dated_setting
           WHERE key = ANY ($2) AND (municipality_id IS NULL OR municipality_id = (
             SELECT d.municipality_id FROM unit u JOIN department d ON d.id = u.department_id WHERE u.id = $1))`,
    values: [unitId, budgetSettingKeys],
  })
  return rows
}

/** Read in the transaction that works with it. */
export const readUnitBasis = async (
  transaction: Transaction,
  staffOfUnit: StaffOfUnit,
  unitId: number,
): Promise<UnitBasis> => ({
  settings: await listSettingsOfUnit(transaction, unitId),
  staff: await staffOfUnit(transaction, unitId),
})

const required = (settings: readonly BudgetSetting[], key: BudgetSettingKey, year: number): number => {
  const value = settingOfYear(settings, key, year)
  if (value === null) throw new Error(`There is no ${key} for ${year}, not even a common one`)
  return value
}

/** The migrations bring a value for every year. */
export const fullTimeHoursOf = (settings: readonly BudgetSetting[], year: number): number =>
  required(settings, 'full-time-hours', year)

/** Weekly hours of full-time work in the unit's municipality in a year. */
export const readFullTimeHours = async (
  transaction: Transaction,
  { unitId, year }: { readonly unitId: number; readonly year: number },
): Promise<number> => fullTimeHoursOf(await listSettingsOfUnit(transaction, unitId), year)

const costFactorsOf = (settings: readonly BudgetSetting[], year: number): BudgetCostFactors => ({
  borrowed: required(settings, 'cost-factor-borrowed', year),
  hourly: required(settings, 'cost-factor-hourly', year),
  filling: required(settings, 'cost-factor-filling', year),
  overtime: required(settings, 'cost-factor-overtime', year),
  staggered: required(settings, 'cost-factor-staggered', year),
  shortTermIllness: required(settings, 'cost-factor-short-term-illness', year),
})

/** The basis as it is, no matter who may see it: for what a lock freezes. */
export const withExactPay = ({ settings, staff }: UnitBasis): UnitBasis => ({ settings, staff })

const payOf = ({ staff, shown }: UnitBasis, year: number, at: Date) =>
  shown ?? { meanMonthlyPay: meanMonthlyPay(staff, payDayOf(year, calendarDateInStockholm(at))) }

/** What holds for a budget of the year as of now; a lock freezes it. */
export const valuesOfYear = (unit: UnitBasis, year: number, at: Date) => ({
  ...payOf(unit, year, at),
  payrollOverhead: settingOfYear(unit.settings, 'payroll-overhead', year),
  holidayAllowance: holidayAllowancePercent,
  fullTimeHours: fullTimeHoursOf(unit.settings, year),
  costFactors: costFactorsOf(unit.settings, year),
})
