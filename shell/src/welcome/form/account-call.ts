import type { AreaRefusal } from '@veckovis/contracts/wire'
import { answered, apiClient, loadContracts, problemOf, type Problem } from '@veckovis/platform'

export type AccountAnswer = { readonly ok: true } | ({ readonly ok: false } & AccountProblem)

/** What went wrong, and the code of the refusal where it is one of the account's own. */
type AccountProblem = { readonly code: AreaRefusal['code'] | Problem['kind']; readonly message: string }

const doneAnswer = async () => (await loadContracts()).doneAnswer

const sessionRefusal = async () => (await loadContracts()).sessionRefusal

/** A call of somebody who is not signed in; what went wrong comes back as a code and the server's own words. */
export const callAccount = async (path: string, body: object): Promise<AccountAnswer> => {
  try {
    await answered(apiClient.post(path, body, doneAnswer, { anonymous: true, refusals: sessionRefusal }))
    return { ok: true }
  } catch (error) {
    const { kind, message, told, refusal } = problemOf(error)
    return { ok: false, code: refusal?.code ?? kind, message: told ?? message }
  }
}
