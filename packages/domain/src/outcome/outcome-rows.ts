/**
 * Rows of the outcome of a unit's week: hours worked as one sum, absences and substitutes by the ids of the server,
 * hours performed of the need, and what staff cost.
 */
export const outcomeKinds = ['worked', 'absence', 'substitute', 'performed', 'staff-cost'] as const
export type OutcomeKind = (typeof outcomeKinds)[number]

/** Who may give a value of a cell, in order of precedence: the first that has spoken counts, the others are kept. */
export const outcomeSources = ['typed', 'file', 'machine', 'diary', 'forecast'] as const
export type OutcomeSource = (typeof outcomeSources)[number]

/** A row of the outcome; `serverId` is 0 for the kinds of one row. */
export type OutcomeRow = { readonly kind: OutcomeKind; readonly serverId: number }

/** Absences and substitutes have a positive id each, all other kinds one row with the id 0. */
export const isOutcomeRow = ({ kind, serverId }: OutcomeRow): boolean =>
  kind === 'absence' || kind === 'substitute' ? serverId > 0 : serverId === 0

/** Whole hundredths of hours, 10,000 hours at most; whole öre, a billion SEK at most, below 0 where a ledger corrects. */
const bounds = {
  hours: { least: 0, most: 1_000_000 },
  ore: { least: -100_000_000_000, most: 100_000_000_000 },
} as const

/** What the values of a kind are counted in. */
export const unitOfOutcome = (kind: OutcomeKind): keyof typeof bounds => (kind === 'staff-cost' ? 'ore' : 'hours')

/** A whole number within the bounds of its kind. */
export const isOutcomeValue = (kind: OutcomeKind, value: number): boolean => {
  const { least, most } = bounds[unitOfOutcome(kind)]
  return Number.isInteger(value) && value >= least && value <= most
}

/** What one source says of a row; a value for each week of the year, index 0 is week 1, null where it says nothing. */
export type OutcomeRowOfSource = OutcomeRow & {
  readonly source: OutcomeSource
  readonly values: readonly (number | null)[]
}
