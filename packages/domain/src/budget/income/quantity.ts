import { checkNumber, type NumberError, type NumberRule } from '../../numbers/number-rule'
import { parseNumber } from '../../numbers/parse-number'
import type { Result } from '../../result'

const rule = { decimals: 2, most: 99_999.99, allowsZero: true, typed: 'none', empty: 0 } as const satisfies NumberRule

/** How many of something a unit is paid for in a month, as it may be stored; never rounded. */
export const checkQuantity = (value: number): Result<number, NumberError> => checkNumber(value, rule)

/** Swedish number text of the same, as parseNumber; empty is 0. */
export const parseQuantity = (text: string): Result<number, NumberError> => parseNumber(text, rule)
