import type { CommonRefusal } from '@veckovis/contracts/wire'
import { AppError, type Refusal, type RefusalAnswer } from '../errors'

/** Codes that are the same everywhere; `conflict` is every area's, with details of its own. */
type GeneralCode = CommonRefusal['code'] | 'conflict'

const generalAnswers: Readonly<Record<GeneralCode, RefusalAnswer>> = {
  'bad-request': { status: 400, sv: 'Förfrågan är felaktig.', en: 'The request is not valid.' },
  'body-too-large': { status: 413, sv: 'Det som skickades är för stort.', en: 'What was sent is too large.' },
  conflict: {
    status: 409,
    sv: 'Ändringen går inte ihop med det som redan finns.',
    en: 'The change conflicts with what is there.',
  },
  forbidden: { status: 403, sv: 'Du saknar behörighet.', en: 'You have no permission for this.' },
  'not-found': { status: 404, sv: 'Det som efterfrågades finns inte.', en: 'What was asked for does not exist.' },
  'not-licensed': {
    status: 403,
    sv: 'Modulen ingår inte i kommunens licens.',
    en: "The module is not part of the municipality's licence.",
  },
  'rate-limited': {
    status: 429,
    sv: 'För många försök. Vänta en stund och försök igen.',
    en: 'Too many attempts. Wait a while and try again.',
  },
  'too-many-mails': {
    status: 429,
    sv: 'Du har skickat så många mejl som går på ett dygn. Vänta till i morgon, eller be en superadministratör.',
    en: 'You have sent as many mails as a day allows. Wait until tomorrow, or ask a super admin.',
  },
  'server-error': { status: 500, sv: 'Serverfel. Försök igen senare.', en: 'Server error. Try again later.' },
  'stale-version': {
    status: 412,
    sv: 'Uppgifterna har ändrats av någon annan.',
    en: 'This was changed by someone else.',
  },
  'still-at-work': {
    status: 429,
    sv: 'En tidigare lista eller ändring av dig pågår fortfarande. Vänta tills den är klar och försök igen.',
    en: 'An earlier list or change of yours is still at work. Wait until it is done and try again.',
  },
  unauthenticated: { status: 401, sv: 'Logga in för att fortsätta.', en: 'Log in to continue.' },
  unavailable: {
    status: 503,
    sv: 'Tjänsten är inte tillgänglig just nu. Försök igen senare.',
    en: 'The service is not available right now. Try again later.',
  },
  'unit-inactive': {
    status: 403,
    sv: 'Enheten är stängd för planering.',
    en: 'The unit is closed for planning.',
  },
  'unsupported-media-type': {
    status: 415,
    sv: 'Innehållet har en typ som inte stöds.',
    en: 'The content has a type that is not supported.',
  },
}

type Headers = Readonly<Record<string, string>>

/**
 * Makes the errors of an area: what its contract lets it refuse, and what every area may. Its own codes come with how
 * they are answered; one that is missing here does not compile.
 */
export const refuser = <Own extends Refusal = never>(
  own: Readonly<Record<Exclude<Own['code'], GeneralCode>, RefusalAnswer>>,
) => {
  const answers = new Map(Object.entries<RefusalAnswer>({ ...generalAnswers, ...own }))
  return (refusal: Own | CommonRefusal, headers: Headers = {}, cause?: unknown): AppError => {
    const answer = answers.get(refusal.code)
    if (answer === undefined) throw new Error(`Nothing says how ${refusal.code} is answered`)
    return new AppError(refusal, answer, headers, cause)
  }
}

/** Seconds after which a call that could not be served is worth another try. */
const retryAfter = '5'

/** Refusals of every area, and of what stands before them. */
export const generalError = refuser({})

/** The service, or its database, has no room or time just now; the same call may well be served a little later. */
export const unavailable = (cause?: unknown): AppError =>
  generalError({ code: 'unavailable' }, { 'retry-after': retryAfter }, cause)
