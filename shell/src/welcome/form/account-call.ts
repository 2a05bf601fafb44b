import type { SessionRefusal } from '@veckovis/contracts/session'
import { answered, apiClient, loadContracts, problemOf, type Problem } from '@veckovis/platform'

export type AccountAnswer = { readonly ok: true } | ({ readonly ok: false } & AccountProblem)

/** What went wrong, and the code of the refusal where it is one of the account's own. */
type AccountProblem = { readonly code: SessionRefusal['code'] | Problem['kind']; readonly message: string }

const doneAnswer = async () => (await loadContracts()).doneAnswer

const accountProblemOf = async (error: unknown): Promise<AccountProblem> => {
  const { kind, message, told } = problemOf(error)
  // Without an answer there is no refusal to read, and perhaps nothing to read it with.
  if (told === null) return { code: kind, message }
  const { refusal } = problemOf(error, (await loadContracts()).sessionRefusal)
  return { code: refusal?.code ?? kind, message: told }
}

/** A call of somebody who is not signed in; what went wrong comes back as a code and the server's own words. */
export const callAccount = async (path: string, body: object): Promise<AccountAnswer> => {
  try {
    await answered(apiClient.post(path, body, doneAnswer, { anonymous: true }))
    return { ok: true }
  } catch (error) {
    return { ok: false, ...(await accountProblemOf(error)) }
  }
}
