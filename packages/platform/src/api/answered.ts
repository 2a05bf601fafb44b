import { errorOfFailure, isFailure, type ApiFailure } from './api-error'

/** 400 and 404 come back as data; a query or a save that has no use for them treats them as a refusal. */
export const answered = async <T>(call: Promise<T | ApiFailure>): Promise<T> => {
  const answer = await call
  if (isFailure(answer)) throw errorOfFailure(answer)
  return answer
}
