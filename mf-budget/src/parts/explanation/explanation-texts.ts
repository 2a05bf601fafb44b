import { type BudgetNameId, type BudgetUnit } from '@veckovis/domain/budget'
import {
  formatDecimals,
  formatFractionalHours,
  formatMoney,
  formatPercent,
  formatQuota,
} from '@veckovis/domain/numbers'
import type { Words } from '@veckovis/platform'

/** What a term is called. */
export const termName = (nameId: BudgetNameId, words: Words): string => words(`why.names.${nameId}`)

const numberText = (value: number, unit: BudgetUnit): string => {
  switch (unit) {
    case 'money':
    case 'money-per-week':
    case 'money-per-room':
    case 'money-per-month':
      return formatMoney(value)
    case 'quota':
    case 'workers-per-room':
      return formatQuota(value)
    case 'money-per-hour':
    case 'workers':
      return formatDecimals(value, 2)
    default:
      return formatFractionalHours(value)
  }
}

/** A figure as it is shown in its unit, with the unit. */
export const figureText = (value: number, unit: BudgetUnit, words: Words): string =>
  unit === 'percent' ? formatPercent(value, 2) : words(`why.units.${unit}`, { value: numberText(value, unit) })
