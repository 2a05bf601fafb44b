import { parseNumber } from '../numbers/parse-number'
import type { NumberError, NumberRule } from '../numbers/number-rule'
import type { Result } from '../result'
import { mostHours, mostKronor } from './measure'

const signed = { allowsZero: true, allowsNegative: true, empty: 0 } as const

/** What a measure is expected to do in its weeks: whole SEK, below 0 where it saves, and hours at hand. */
const measureAmountRules = {
  kronor: { ...signed, decimals: 0, most: mostKronor, typed: 'kronor' },
  hours: { ...signed, decimals: 2, most: mostHours, typed: 'hours' },
} as const satisfies Record<string, NumberRule>

/** An amount as a person types it; nothing is 0. */
export const parseMeasureAmount = (
  amount: keyof typeof measureAmountRules,
  text: string,
): Result<number, NumberError> => parseNumber(text, measureAmountRules[amount])
