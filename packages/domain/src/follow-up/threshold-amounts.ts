import { parseNumber } from '../numbers/parse-number'
import type { NumberError, NumberRule } from '../numbers/number-rule'
import { succeed, type Result } from '../result'
import { mostThresholdKronor, mostThresholdPercent } from './occasion'

const thresholdRules = {
  percent: { decimals: 2, most: mostThresholdPercent, allowsZero: true, typed: 'percent' },
  kronor: { decimals: 0, most: mostThresholdKronor, allowsZero: true, typed: 'kronor' },
} as const satisfies Record<string, NumberRule>

/** A part of a threshold for comments as a person types it; nothing is null, which does not count. */
export const parseThreshold = (part: keyof typeof thresholdRules, text: string): Result<number | null, NumberError> =>
  text.trim() === '' ? succeed(null) : parseNumber(text, thresholdRules[part])
