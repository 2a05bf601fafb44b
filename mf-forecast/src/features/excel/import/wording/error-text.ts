import type { FilePlace, ImportError } from '@veckovis/domain/forecast'
import type { Words } from '@veckovis/platform'

const numberReasons = ['not-a-number', 'too-many-decimals', 'negative', 'too-large'] as const

/** What is wrong, in words of `forecast-import`, without the place. */
export const errorText = (error: ImportError, words: Words): string => {
  if (error.code === 'number') {
    const reason = numberReasons.find(known => known === error.reason) ?? 'not-a-number'
    return words(`errors.number.${reason}`)
  }
  return words(`errors.${error.code}`, { ...error })
}

/** Where it is wrong; null where it is the sheet as a whole. */
export const placeOfError = (error: ImportError): FilePlace | null => ('at' in error ? error.at : null)
