import { checkNumber, type NumberError, type NumberRule } from '../../numbers/number-rule'
import { parseNumber } from '../../numbers/parse-number'
import { fail, type Result } from '../../result'
import { staffTypes, type StaffType } from '../budget-codes'

/** By how much pay rises: percent of it, or kronor per month of a whole post. */
export const payRevisionKinds = ['percent', 'kronor'] as const
export type PayRevisionKind = (typeof payRevisionKinds)[number]

/** A revision of pay of a municipality from a day on. */
export type PayRevision = {
  /** YYYY-MM-DD */
  readonly validFrom: string
  /** Null for all staff */
  readonly staffType: StaffType | null
  readonly kind: PayRevisionKind
  /** Percent, or kronor per month; below 0 where pay falls */
  readonly value: number
}

type PayRevisionOf = Pick<PayRevision, 'kind' | 'staffType'>

export type PayRevisionKey = `pay-revision-${PayRevisionKind}` | `pay-revision-${PayRevisionKind}:${StaffType}`

/** What a revision of this kind and these staff is stored as, one value per day. */
export const payRevisionKey = ({ kind, staffType }: PayRevisionOf): PayRevisionKey =>
  staffType === null ? `pay-revision-${kind}` : `pay-revision-${kind}:${staffType}`

const ofAllAndEach: readonly (StaffType | null)[] = [null, ...staffTypes]

const revisionsByKey: ReadonlyMap<string, PayRevisionOf> = new Map(
  payRevisionKinds.flatMap(kind =>
    ofAllAndEach.map(staffType => [payRevisionKey({ kind, staffType }), { kind, staffType }] as const),
  ),
)

/** Every key of a revision: all staff before the seven staff types, percent before kronor. */
export const payRevisionKeys: readonly PayRevisionKey[] = payRevisionKinds.flatMap(kind =>
  ofAllAndEach.map(staffType => payRevisionKey({ kind, staffType })),
)

/** The other way round; undefined for a key of another setting. */
export const payRevisionOfKey = (key: string): PayRevisionOf | undefined => revisionsByKey.get(key)

// How far from zero a value may be differs below and above it, so the rule itself has no bound.
const rules = {
  percent: { decimals: 2, most: Infinity, allowsNegative: true, typed: 'percent' },
  kronor: { decimals: 2, most: Infinity, allowsNegative: true, typed: 'kronor' },
} as const satisfies Record<PayRevisionKind, NumberRule>

const bounds = {
  percent: { lowest: -19.99, highest: 50 },
  kronor: { lowest: -10_000, highest: 20_000 },
} as const satisfies Record<PayRevisionKind, object>

export type PayRevisionError = NumberError | 'too-low'

const withinBounds = (kind: PayRevisionKind, read: Result<number, NumberError>): Result<number, PayRevisionError> => {
  if (!read.ok) return read
  if (read.value < bounds[kind].lowest) return fail('too-low')
  return read.value > bounds[kind].highest ? fail('too-large') : read
}

/**
 * A revision's value as it may be stored: percent above -20 and at most 50, kronor per month from -10,000 to 20,000, at
 * most two decimals and not 0; never rounded.
 */
export const checkPayRevision = (kind: PayRevisionKind, value: number): Result<number, PayRevisionError> =>
  withinBounds(kind, checkNumber(value, rules[kind]))

/** Swedish number text of the same, as parseNumber; empty is `required`. */
export const parsePayRevision = (kind: PayRevisionKind, text: string): Result<number, PayRevisionError> =>
  withinBounds(kind, parseNumber(text, rules[kind]))
