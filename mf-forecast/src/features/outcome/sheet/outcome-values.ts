import { unitOfOutcome, type OutcomeKind } from '@veckovis/domain/outcome'
import type { Words } from '@veckovis/platform'
import { formatHours, formatMoney, formatTyped } from '@veckovis/domain/numbers'

/** Hundredths of hours with their decimals, or whole kronor of öre. */
export const outcomeText = (kind: OutcomeKind, value: number): string =>
  unitOfOutcome(kind) === 'hours' ? formatHours(value) : formatMoney(value / 100)

/** The same as a person would type it, with every decimal. */
export const outcomeTyped = (kind: OutcomeKind, value: number): string =>
  unitOfOutcome(kind) === 'hours' ? formatHours(value) : formatTyped(value / 100)

/** With a plus above 0, as differences are read. */
export const signedText = (kind: OutcomeKind, value: number): string =>
  value > 0 ? `+${outcomeText(kind, value)}` : outcomeText(kind, value)

/** With the unit, for sentences. */
export const outcomeAmount = (kind: OutcomeKind, value: number, words: Words) =>
  words(`units.${unitOfOutcome(kind) === 'hours' ? 'hours' : 'money'}`, { value: outcomeText(kind, value) })
