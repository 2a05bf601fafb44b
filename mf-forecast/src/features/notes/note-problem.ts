import { longestNote, noteText } from '@veckovis/contracts/forecast'
import { ApiError } from '@veckovis/platform'
import type { Words } from '@veckovis/platform'

/** Why a note was not taken: a key of the texts, or the server's own words where it has some for the person. */
export type NoteProblem =
  | { readonly kind: 'stale' | 'removed' | 'gone' | 'forbidden' | 'connection' | 'server' }
  | { readonly kind: 'told'; readonly message: string }

export const noteProblemOf = (error: unknown): NoteProblem => {
  if (!(error instanceof ApiError)) throw error
  if (error.kind === 'connection') return { kind: 'connection' }
  if (error.status === 403) return { kind: 'forbidden' }
  if (error.status === 404) return { kind: 'gone' }
  if (error.status >= 500 || error.kind === 'contract') return { kind: 'server' }
  return { kind: 'told', message: error.message }
}

export const noteProblemText = (problem: NoteProblem, words: Words): string =>
  problem.kind === 'told' ? problem.message : words(`comments.problem.${problem.kind}`)

/** Characters of the text as it would be stored. */
export const noteLength = (text: string): number => text.trim().normalize('NFC').length

/** What is wrong with a text before it is sent; null for nothing, also where there is no text at all. */
export const noteTextProblem = (text: string, words: Words): string | null => {
  const tooMany = noteLength(text) - longestNote
  if (tooMany > 0) return words('comments.tooLong', { count: tooMany })
  if (text.trim() === '' || noteText.safeParse(text).success) return null
  return words('comments.notText')
}
