import { unitOfOutcome, type OutcomeKind } from '@veckovis/domain/outcome'
import type { Words } from '@veckovis/platform'
import { formatDecimals, formatHours, formatMoney, formatTyped } from '@veckovis/domain/numbers'

/** Hundredths of hours with their decimals, or whole kronor of öre. */
export const outcomeText = (kind: OutcomeKind, value: number): string =>
  unitOfOutcome(kind) === 'hours' ? formatHours(value) : formatMoney(value / 100)

/** With öre where there are some: two values that differ are told apart. */
export const outcomeExact = (kind: OutcomeKind, value: number): string =>
  unitOfOutcome(kind) === 'ore' && value % 100 !== 0 ? formatDecimals(value / 100, 2) : outcomeText(kind, value)

/** The same as a person would type it, with every decimal. */
export const outcomeTyped = (kind: OutcomeKind, value: number): string =>
  unitOfOutcome(kind) === 'hours' ? formatHours(value) : formatTyped(value / 100)

/** With a plus above 0, as differences are read. */
export const signedText = (kind: OutcomeKind, value: number): string =>
  value > 0 ? `+${outcomeText(kind, value)}` : outcomeText(kind, value)

const withUnit = (kind: OutcomeKind, value: string, words: Words) =>
  words(`units.${unitOfOutcome(kind) === 'hours' ? 'hours' : 'money'}`, { value })

/** What a source has said, with the unit, for sentences. */
export const outcomeAmount = (kind: OutcomeKind, value: number, words: Words) =>
  withUnit(kind, outcomeExact(kind, value), words)

/** What is reckoned, which has no öre of its own. */
export const reckonedAmount = (kind: OutcomeKind, value: number, words: Words) =>
  withUnit(kind, outcomeText(kind, value), words)
