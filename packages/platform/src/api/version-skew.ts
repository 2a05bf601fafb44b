import { tellProblem } from '../frame/report-problem'
import { ApiError, errorOfFailure, isFailure } from './api-error'

/**
 * A call that this server does not have, or whose answer is not what the caller expects: one of the two is newer than the
 * other. Its stack is that of the call, so that the module that made it is known.
 */
export class VersionSkew extends Error {
  override readonly name = 'VersionSkew'
  readonly kind: 'no-such-call' | 'other-answer'

  constructor(kind: VersionSkew['kind'], message: string, called: Error) {
    super(message)
    this.kind = kind
    if (called.stack !== undefined) this.stack = called.stack
  }
}

type Call = { readonly verb: string; readonly path: string }

/** Where in an answer the contract is broken first, and by which rule: nothing of what the answer holds. */
const placeIn = (cause: unknown): string => {
  if (typeof cause !== 'object' || cause === null || !('issues' in cause) || !Array.isArray(cause.issues)) return ''
  const [first] = cause.issues as { readonly path: readonly PropertyKey[]; readonly code: string }[]
  return first === undefined ? '' : `: ${first.path.map(String).join('.')} ${first.code}`
}

const tell = (error: unknown, { verb, path }: Call, called: Error): void => {
  if (!(error instanceof ApiError)) return
  const call = `${verb} ${path.replace(/\?.*/, '')}`
  if (error.kind === 'contract') tellProblem(new VersionSkew('other-answer', call + placeIn(error.cause), called))
  if (error.answer?.code === 'no-such-call') tellProblem(new VersionSkew('no-such-call', call, called))
}

/** The outcome of a call as it is; what it says of versions is told, with where the call was made. */
export const tellingSkew = async <Outcome>(call: Call, outcomeOf: () => Promise<Outcome>): Promise<Outcome> => {
  // Made before anything is waited for, it names who calls.
  const called = new Error('called')
  try {
    const outcome = await outcomeOf()
    if (isFailure(outcome)) tell(errorOfFailure(outcome), call, called)
    return outcome
  } catch (error) {
    tell(error, call, called)
    throw error
  }
}
