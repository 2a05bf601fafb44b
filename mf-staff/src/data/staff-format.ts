import type { Words } from '@veckovis/platform'
import { formatDecimals, formatMoney } from '@veckovis/domain/numbers'

/** Hours with two decimals, so that a column of them can be read downwards. */
export const shownHours = (hours: number): string => formatDecimals(hours, 2)
export const shownGrade = (grade: number): string => formatDecimals(grade, 2)
export const shownSalary = (kronor: number, words: Words): string =>
  words('fields.kronor', { value: formatMoney(kronor) })
