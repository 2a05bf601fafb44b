import { ApiError } from '@veckovis/platform'
import type { Words } from '@veckovis/platform'

/** The server's own reason, when it gave one in words for people. */
const reasonOf = (data: unknown): string | null =>
  typeof data === 'object' && data !== null && 'message' in data && typeof data.message === 'string'
    ? data.message
    : null

/** Why the save failed. A failure of the server itself is told in the specified words alone. */
export const saveFailureText = (error: unknown, words: Words): string => {
  const failed = words('save.failed')
  if (!(error instanceof ApiError)) return failed
  if (error.kind === 'connection') return `${failed}. ${words('save.connection')}`
  if (error.status === 403) return `${failed}. ${words('save.forbidden')}`
  if (error.status === 404) return `${failed}. ${words('save.notFound')}`
  if (error.status === 400 || error.status === 409) {
    const reason = reasonOf(error.data)
    return reason === null ? failed : `${failed}. ${reason}`
  }
  return failed
}
