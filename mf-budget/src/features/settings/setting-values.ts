import type { BudgetSettingOnWire } from '@veckovis/contracts/budget'
import {
  firstBudgetYear,
  lastBudgetYear,
  settingOfYear,
  type BudgetField,
  type BudgetSettingKey,
} from '@veckovis/domain/budget'
import { formatDecimals, formatPercent } from '@veckovis/domain/numbers'
import type { Words } from '@veckovis/platform'

export const fieldOfSetting = (key: BudgetSettingKey): BudgetField =>
  key === 'payroll-overhead' || key === 'full-time-hours' ? key : 'cost-factor'

/** A value with its unit: percent, hours per week, or a bare factor. */
export const shownSetting = (key: BudgetSettingKey, value: number, words: Words): string => {
  if (key === 'payroll-overhead') return formatPercent(value, 2)
  const text = formatDecimals(value, 2)
  return key === 'full-time-hours' ? words('why.units.hours', { value: text }) : text
}

/** With a plus where there is more. */
export const signed = (value: number, format: (value: number) => string): string =>
  value > 0 ? `+${format(value)}` : format(value)

export type SettingHistory = {
  readonly key: BudgetSettingKey
  /** What a budget of the year takes; null when nothing holds yet. */
  readonly inForce: number | null
  /** The latest first; the municipality's own before the country's of the same day. */
  readonly values: readonly BudgetSettingOnWire[]
}

/** What one setting has been, is and will be. */
export const settingHistory = (
  settings: readonly BudgetSettingOnWire[],
  key: BudgetSettingKey,
  year: number,
): SettingHistory => ({
  key,
  inForce: settingOfYear(settings, key, year),
  values: settings
    .filter(setting => setting.key === key)
    .sort((one, other) => other.validFrom.localeCompare(one.validFrom) || Number(other.isOwn) - Number(one.isOwn)),
})

/** The municipality's own value of a day, on which a change of that day rests. */
export const ownValueOf = (values: readonly BudgetSettingOnWire[], day: string): number | null =>
  values.find(({ isOwn, validFrom }) => isOwn && validFrom === day)?.value ?? null

/** The rule of a day on which a value may begin: within the years of budgets. */
export const ofBudgetDay = (day: string): 'not-a-year' | null => {
  const year = Number(day.slice(0, 4))
  return year >= firstBudgetYear && year <= lastBudgetYear ? null : 'not-a-year'
}
