import en from './en.json'
import sv from './sv.json'

/** What a page says of a call that failed: by what it is about, then by the kind of the failure. */
export const failureSentences = { sv: sv.failures, en: en.failures }
export type FailureSubject = keyof typeof sv.failures
