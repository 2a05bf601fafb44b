import { toIsoDate } from '../../calendar/calendar-date'
import type { NumberError } from '../../numbers/number-rule'
import type { Result } from '../../result'
import { checkBudgetNumber, type BudgetField } from '../checks/check-budget-values'

/** What an hour costs, or an hour of illness saves, in hours at the average cost per hour (§9, A-182). */
export const costFactorKeys = [
  'cost-factor-borrowed',
  'cost-factor-hourly',
  'cost-factor-filling',
  'cost-factor-overtime',
  'cost-factor-staggered',
  'cost-factor-short-term-illness',
] as const
export type CostFactorKey = (typeof costFactorKeys)[number]

/** Settings of a municipality that change with the date. */
export const budgetSettingKeys = ['payroll-overhead', 'full-time-hours', ...costFactorKeys] as const
export type BudgetSettingKey = (typeof budgetSettingKeys)[number]

export type BudgetSetting = {
  readonly key: BudgetSettingKey
  /** YYYY-MM-DD */
  readonly validFrom: string
  readonly value: number
  /** False for what holds in the whole country until a municipality says otherwise */
  readonly isOwn: boolean
}

const fieldOf = (key: BudgetSettingKey): BudgetField =>
  key === 'payroll-overhead' || key === 'full-time-hours' ? key : 'cost-factor'

/** A setting's value as it may be stored: percent, hours per week, or a factor. */
export const checkBudgetSetting = (key: BudgetSettingKey, value: number): Result<number, NumberError> =>
  checkBudgetNumber(fieldOf(key), value)

type DatedValue = {
  /** YYYY-MM-DD */
  readonly validFrom: string
  /** As of a setting; where there are own values alone it need not be said */
  readonly isOwn?: boolean
}

/**
 * What holds on a day, YYYY-MM-DD, of the values of one setting: the municipality's own newest by then, else the country's;
 * undefined where neither has begun.
 */
export const inForceOn = <Value extends DatedValue>(values: readonly Value[], day: string): Value | undefined => {
  const begun = values
    .filter(({ validFrom }) => validFrom <= day)
    .sort((one, other) => (one.validFrom < other.validFrom ? -1 : 1))
  return begun.findLast(({ isOwn }) => isOwn) ?? begun.at(-1)
}

/**
 * What holds for a budget of the year: the municipality's own value in force on its 1 January, else the country's;
 * null when neither has begun by then.
 */
export const settingOfYear = (
  settings: readonly BudgetSetting[],
  key: BudgetSettingKey,
  year: number,
): number | null => {
  const ofKey = settings.filter(setting => setting.key === key)
  return inForceOn(ofKey, toIsoDate({ year, month: 1, day: 1 }))?.value ?? null
}
