import type { AreaRefusal } from '@veckovis/contracts/wire'
import { answered, apiClient, ApiError, loadContracts } from '@veckovis/platform'

export type AccountAnswer = { readonly ok: true } | ({ readonly ok: false } & AccountProblem)

/** What went wrong, and the code of the refusal where it is one of the account's own. */
type AccountProblem = { readonly code: AreaRefusal['code'] | null; readonly message: string }

const doneAnswer = async () => (await loadContracts()).doneAnswer

const sessionRefusal = async () => (await loadContracts()).sessionRefusal

/** Only the code and the words count here; what is no answer at all is read by what comes with the signed-in frame. */
const accountProblemOf = async (error: unknown): Promise<AccountProblem> => {
  if (error instanceof ApiError)
    return { code: error.refusal?.code ?? null, message: error.answer?.message ?? error.message }
  const { problemOf } = await import('@veckovis/platform/signed-in')
  return { code: null, message: problemOf(error).message }
}

/** A call of somebody who is not signed in; what went wrong comes back as a code and the server's own words. */
export const callAccount = async (path: string, body: object): Promise<AccountAnswer> => {
  try {
    await answered(apiClient.post(path, body, doneAnswer, { anonymous: true, refusals: sessionRefusal }))
    return { ok: true }
  } catch (error) {
    return { ok: false, ...(await accountProblemOf(error)) }
  }
}
