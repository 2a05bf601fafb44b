import { checkNumber, type NumberError, type NumberRule } from '../../numbers/number-rule'
import { parseNumber } from '../../numbers/parse-number'
import type { Result } from '../../result'

/** How sick pay is counted from a day on. */
export type SickPayRule = {
  /** YYYY-MM-DD */
  readonly validFrom: string
  /** False: a fifth of every hour is saved (§9) */
  readonly bySpell: boolean
  /** What an hour from the fifteenth day of a spell saves, 1 for a whole hour */
  readonly savedFromDay15: number
}

/** What a rule is stored as: whether it counts by spell (1) or not (0), and what is saved from the fifteenth day. */
export const sickPayKeys = ['sick-pay-by-spell', 'sick-pay-from-day-15'] as const
export type SickPayKey = (typeof sickPayKeys)[number]

/** What a municipality begins with. */
export const savedFromDay15AtFirst = 1

const rule = { decimals: 2, most: 1, allowsZero: true, typed: 'none' } as const satisfies NumberRule

/** What an hour from the fifteenth day saves, as it may be stored: from 0 to 1, two decimals at most. */
export const checkSavedFromDay15 = (value: number): Result<number, NumberError> => checkNumber(value, rule)

/** Swedish number text of the same, as parseNumber; empty is `required`. */
export const parseSavedFromDay15 = (text: string): Result<number, NumberError> => parseNumber(text, rule)
