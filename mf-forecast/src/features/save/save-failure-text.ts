import { type Words } from '@veckovis/platform'
import { problemOf } from '@veckovis/platform/signed-in'

/** Why the save failed. A failure of the server itself is told in the specified words, and what they mean. */
export const saveFailureText = (error: unknown, words: Words): string => {
  const failed = words('save.failed')
  const { kind, message, told } = problemOf(error)
  switch (kind) {
    case 'server':
      return `${failed}\n${words('save.server')}`
    case 'connection':
      return `${failed}. ${words('save.connection')}`
    case 'not-licensed':
      return `${failed}. ${message}`
    case 'forbidden':
      return `${failed}. ${words('save.forbidden')}`
    case 'gone':
      return `${failed}. ${words('save.notFound')}`
    default:
      return `${failed}. ${told ?? message}`
  }
}
