import { plainFailure } from '../db/plain-failure'
import type { Transaction } from '../db/database'
import { isTemporary } from '../db/temporary-failure'
import { isWallRefusal } from '../db/wall-refusal'
import { whileStanding } from '../db/while-standing'
import { hasLostRight } from './admission/lost-right'
import type { AdmissionServices } from './admission/admit'
import { CallerGone, requireCaller } from './caller-gone'
import { describeFailure, tellHeld } from './error-mapping'
import { generalError } from './general-error'
import type { Call } from './route-context'

const forbidden = (cause?: unknown) => generalError({ code: 'forbidden' }, {}, cause)

/** The answer to a failure: with something lost it is what the admission would answer now. */
const answerTo = async (
  failure: unknown,
  call: Call,
  { database, now }: Pick<AdmissionServices, 'database' | 'now'>,
): Promise<unknown> => {
  const { log } = call.request
  const isLost = async () => {
    try {
      return await hasLostRight(call, database.read, now())
    } catch (second) {
      // The caller hears of the failure that was first.
      log.error({ failure: describeFailure(second) }, 'whether a right was lost could not be asked')
      return false
    }
  }
  if (isTemporary(failure) || failure instanceof CallerGone) return failure
  if (await isLost()) {
    log.warn({ failure: describeFailure(failure) }, 'the right of a call was lost while it was at work')
    return forbidden(failure)
  }
  // What an area says of the wall in its own words is seen by us too: there was no reason for it.
  const { cause } = failure as Error
  if (cause !== undefined && isWallRefusal(cause)) tellHeld(cause, call.request)
  return failure
}

/**
 * Does the work of a call that was admitted. The database sees at once what is taken from a caller who is at work: it
 * refuses the rows, or shows none, which may lead to any refusal or to half of the work. So a change is kept only if
 * nothing was lost until its end, long work also only if somebody waits for it still, and a failure is answered as the admission would answer now; with nothing lost it
 * stays what it is.
 */
export const refusingLostRight = async <T>(
  call: Call,
  {
    isChange,
    isLong,
    ...services
  }: Pick<AdmissionServices, 'database' | 'now'> & { readonly isChange: boolean; readonly isLong: boolean },
  work: () => Promise<T>,
): Promise<T> => {
  const standing = async ({ query }: Pick<Transaction, 'query'>) => {
    if (isLong) requireCaller(call.reply)
    if (await hasLostRight(call, query, services.now())) throw forbidden()
  }
  try {
    return await (isChange ? whileStanding(standing, work) : work())
  } catch (thrown) {
    throw await answerTo(plainFailure(thrown), call, services)
  }
}
