import type { AreaRefusal } from '@veckovis/contracts/wire'
import type { FormProblem } from './use-account-form'
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

type Code = AreaRefusal['code']

/** Refusals of a password that only the server can see: they stand at its field. */
const passwordRefusals: Partial<Record<Code, string>> = {
  'password-common': 'form.passwordCommon',
  'password-personal': 'form.passwordPersonal',
}

/** What a form says of a refusal: at the password, in the words of its screen, or in those of the server. */
export const problemOfAccount = (
  { code, message }: AccountProblem,
  words: Partial<Record<Code, string>> = {},
): FormProblem => {
  if (code === null) return message
  const error = passwordRefusals[code]
  return error === undefined ? (words[code] ?? message) : { field: 'password', error }
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
