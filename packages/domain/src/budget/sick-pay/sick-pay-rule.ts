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

/** The values of a rule, in the order of `sickPayKeys`. */
export const sickPayValuesOf = ({
  bySpell,
  savedFromDay15,
}: Omit<SickPayRule, 'validFrom'>): { readonly key: SickPayKey; readonly value: number }[] => [
  { key: 'sick-pay-by-spell', value: bySpell ? 1 : 0 },
  { key: 'sick-pay-from-day-15', value: savedFromDay15 },
]

/** The rules of the values that are stored of them, by day. Throws a RangeError for a day that lacks a value. */
export const sickPayRulesOf = (
  values: readonly { readonly key: SickPayKey; readonly validFrom: string; readonly value: number }[],
): SickPayRule[] => {
  const valueOf = (key: SickPayKey, validFrom: string): number => {
    const found = values.find(stored => stored.key === key && stored.validFrom === validFrom)
    if (found === undefined) throw new RangeError(`The rule of sick pay of ${validFrom} has no ${key}`)
    return found.value
  }
  const days = [...new Set(values.map(({ validFrom }) => validFrom))].sort()
  return days.map(validFrom => ({
    validFrom,
    bySpell: valueOf('sick-pay-by-spell', validFrom) === 1,
    savedFromDay15: valueOf('sick-pay-from-day-15', validFrom),
  }))
}

/** What a municipality begins with. */
export const savedFromDay15AtFirst = 1

const rule = { decimals: 2, most: 1, allowsZero: true, typed: 'none' } as const satisfies NumberRule

/** What an hour from the fifteenth day saves, as it may be stored: from 0 to 1, two decimals at most. */
export const checkSavedFromDay15 = (value: number): Result<number, NumberError> => checkNumber(value, rule)

/** Swedish number text of the same, as parseNumber; empty is `required`. */
export const parseSavedFromDay15 = (text: string): Result<number, NumberError> => parseNumber(text, rule)
