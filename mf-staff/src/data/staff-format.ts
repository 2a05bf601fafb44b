import { formatDecimals, formatMoney } from '@veckovis/domain/numbers'

/** Hours with two decimals, so that a column of them can be read downwards. */
export const shownHours = (hours: number): string => formatDecimals(hours, 2)
export const shownGrade = (grade: number): string => formatDecimals(grade, 2)
export const shownSalary = (kronor: number): string => `${formatMoney(kronor)}\u00a0kr`
