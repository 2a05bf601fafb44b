import { formatFractionalHours, formatMoney, formatPercent, nothing } from '@veckovis/domain/numbers'

/** How a deviation is coloured; its sign and words tell the same. */
export type DeviationTone = 'good' | 'bad' | undefined

const hasValue = (text: string) => /[1-9]/.test(text)

/** A deviation with its sign; what rounds to 0 has none. */
const withSign = (value: number, format: (value: number) => string): string => {
  const text = format(value)
  return value > 0 && hasValue(text) ? `+${text}` : text
}

export const signedKronor = (value: number) => withSign(value, formatMoney)

export const signedHours = (value: number) => withSign(value, formatFractionalHours)

export const signedPercent = (value: number | null) =>
  value === null ? nothing : withSign(value, percent => formatPercent(percent, 1))

/** Above the budget is bad; what is shown as 0 is neither. */
export const toneOfKronor = (value: number): DeviationTone => {
  if (!hasValue(formatMoney(value))) return undefined
  return value > 0 ? 'bad' : 'good'
}
