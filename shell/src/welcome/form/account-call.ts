import { apiClient, ApiError, isFailure, loadContracts } from '@veckovis/platform'

export type AccountAnswer = { ok: true } | { ok: false; code: string; message: string }

const doneAnswer = async () => (await loadContracts()).doneAnswer

const problemOf = async (error: ApiError): Promise<AccountAnswer> => {
  if (error.kind === 'connection') return { ok: false, code: 'connection', message: error.message }
  const { errorAnswer } = await loadContracts()
  const body = errorAnswer.safeParse(error.data)
  return {
    ok: false,
    code: body.success ? body.data.code : 'unknown',
    message: body.success ? body.data.message : error.message,
  }
}

/** A call of somebody who is not signed in; what went wrong comes back as a code and the server's own words. */
export const callAccount = async (path: string, body: object): Promise<AccountAnswer> => {
  try {
    const answer = await apiClient.post(path, body, doneAnswer, { anonymous: true })
    return isFailure(answer) ? { ok: false, code: answer.code, message: answer.message } : { ok: true }
  } catch (error) {
    if (error instanceof ApiError) return problemOf(error)
    throw error
  }
}
