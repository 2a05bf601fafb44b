import { refusalSentences, type RefusingArea } from '@veckovis/contracts/refusals'
import type { CommonRefusal } from '@veckovis/contracts/wire'
import { AppError, type Refusal } from '../errors'

/** Codes that are the same everywhere; `conflict` is every area's, with details of its own. */
type GeneralCode = CommonRefusal['code'] | 'conflict'

const generalStatuses: Readonly<Record<GeneralCode, number>> = {
  'bad-request': 400,
  'body-too-large': 413,
  conflict: 409,
  forbidden: 403,
  'no-such-call': 404,
  'not-found': 404,
  'not-licensed': 403,
  'rate-limited': 429,
  'too-many-mails': 429,
  'server-error': 500,
  'stale-version': 412,
  'still-at-work': 429,
  unauthenticated: 401,
  unavailable: 503,
  'unit-inactive': 403,
  'unsupported-media-type': 415,
}

type Headers = Readonly<Record<string, string>>
type Sentences = Readonly<Record<string, string>>

const reasonOf = ({ details }: Refusal) =>
  details !== undefined && 'reason' in details ? String(details.reason) : undefined

const units = [
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
] as const

/** How long somebody has to wait, in the language's words and rounded up: `om 14 minuter`, `in 2 hours`. */
const waitingTime = (seconds: number, language: 'sv' | 'en'): string => {
  const { unit, seconds: size } =
    units.find(each => seconds > each.seconds) ?? ({ unit: 'second', seconds: 1 } as const)
  return new Intl.RelativeTimeFormat(language).format(Math.ceil(seconds / size), unit)
}

/** The sentence of the reason, where the area has one, or that of the code. */
const sentenceOf = (language: 'sv' | 'en', refusal: Refusal, own: Sentences, general: Sentences): string => {
  const sentence = own[reasonOf(refusal) ?? refusal.code] ?? own[refusal.code] ?? general[refusal.code]
  if (sentence === undefined) throw new Error(`The catalogue of refusals has no sentence for ${refusal.code}`)
  const details = new Map<string, unknown>(Object.entries(refusal.details ?? {}))
  const seconds = details.get('seconds')
  if (typeof seconds === 'number') details.set('wait', waitingTime(seconds, language))
  return sentence.replaceAll(/\{(\w+)\}/g, (_, name) => String(details.get(name)))
}

/**
 * Makes the errors of an area: what its contract lets it refuse, and what every area may. Its own codes come with their
 * HTTP status; one that is missing here does not compile. Their sentences stand in the catalogue of the contracts.
 */
export const refuser = <Own extends Refusal = never>(
  area: RefusingArea,
  ownStatuses: Readonly<Record<Exclude<Own['code'], GeneralCode>, number>>,
) => {
  const statuses = new Map(Object.entries<number>({ ...generalStatuses, ...ownStatuses }))
  const { sv, en } = refusalSentences
  return (refusal: Own | CommonRefusal, headers: Headers = {}, cause?: unknown): AppError => {
    const status = statuses.get(refusal.code)
    if (status === undefined) throw new Error(`Nothing says how ${refusal.code} is answered`)
    const answer = {
      status,
      sv: sentenceOf('sv', refusal, sv[area], sv.general),
      en: sentenceOf('en', refusal, en[area], en.general),
    }
    return new AppError(refusal, answer, headers, cause)
  }
}

/** Seconds after which a call that could not be served is worth another try. */
const retryAfter = '5'

/** Refusals of every area, and of what stands before them. */
export const generalError = refuser('general', {})

/** The service, or its database, has no room or time just now; the same call may well be served a little later. */
export const unavailable = (cause?: unknown): AppError =>
  generalError({ code: 'unavailable' }, { 'retry-after': retryAfter }, cause)
