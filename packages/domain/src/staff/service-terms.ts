import type { Hundredths } from '../numbers/hundredths'
import { fail, succeed, type Result } from '../result'
import type { ActualServiceReason, OrdinaryServiceReason } from './staff-codes'

/** A grade in hundredths with its reason; null for none. */
export type Service<Reason> = { readonly grade: Hundredths; readonly reason: Reason | null }

export type ServiceValues = {
  /** Kronor a month */
  readonly salary: number
  readonly weeklyHours: Hundredths
  readonly ordinaryService: Service<OrdinaryServiceReason>
  readonly actualService: Service<ActualServiceReason>
}

/** Terms of employment from a day (YYYY-MM-DD) until the next ones begin. */
export type ServiceTerms = ServiceValues & { readonly validFrom: string }

/** First and last day of an employment as YYYY-MM-DD; null for one without end. */
export type Employment = { readonly employedFrom: string; readonly employedTo: string | null }

/** The terms in force on a day, or the first ones before they begin. Throws a RangeError when there are none. */
export const termsOn = <Terms extends Pick<ServiceTerms, 'validFrom'>>(
  history: readonly Terms[],
  day: string,
): Terms => {
  const found = history.findLast(terms => terms.validFrom <= day) ?? history[0]
  if (found === undefined) throw new RangeError('A staff member without terms')
  return found
}

const isSameService = <Reason>(one: Service<Reason>, other: Service<Reason>) =>
  one.grade === other.grade && one.reason === other.reason

const isSame: { readonly [Key in keyof ServiceValues]: (one: ServiceValues, other: ServiceValues) => boolean } = {
  salary: (one, other) => one.salary === other.salary,
  weeklyHours: (one, other) => one.weeklyHours === other.weeklyHours,
  ordinaryService: (one, other) => isSameService(one.ordinaryService, other.ordinaryService),
  actualService: (one, other) => isSameService(one.actualService, other.actualService),
}

const keys = ['salary', 'weeklyHours', 'ordinaryService', 'actualService'] as const

/** Later terms take a new value over as long as they only repeat the old one; where they differ, they were meant to. */
const carryForward = (terms: readonly ServiceTerms[], change: Partial<ServiceValues>, key: keyof ServiceValues) => {
  const [first] = terms
  if (first === undefined || change[key] === undefined) return terms
  const differs = terms.findIndex(later => !isSame[key](first, later))
  return terms.map((one, index) => (differs === -1 || index < differs ? { ...one, [key]: change[key] } : one))
}

const withoutRepeats = (terms: readonly ServiceTerms[]): ServiceTerms[] =>
  terms.filter((one, index) => {
    const before = terms[index - 1]
    return before === undefined || !keys.every(key => isSame[key](before, one))
  })

/**
 * The history with some values changed from a day on. Days before it, and values that are not named, stay as they
 * were; a later change of the same value keeps its effect. Terms that only repeat those before them are left out.
 */
export const changeTerms = (
  history: readonly ServiceTerms[],
  { validFrom, ...change }: { readonly validFrom: string } & Partial<ServiceValues>,
): ServiceTerms[] => {
  const before = history.filter(terms => terms.validFrom < validFrom)
  const after = history.filter(terms => terms.validFrom > validFrom)
  const from: readonly ServiceTerms[] = [{ ...termsOn(history, validFrom), validFrom }, ...after]
  const changed = keys.reduce((terms, key) => carryForward(terms, change, key), from)
  return withoutRepeats([...before, ...changed])
}

export type TermsDayError = 'before-employment' | 'after-employment'

/** New terms begin within the employment. */
export const checkTermsDay = (
  validFrom: string,
  { employedFrom, employedTo }: Employment,
): Result<string, TermsDayError> => {
  if (validFrom < employedFrom) return fail('before-employment')
  return employedTo !== null && validFrom > employedTo ? fail('after-employment') : succeed(validFrom)
}
