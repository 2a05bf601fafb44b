import { longestNote, noteText } from '@veckovis/contracts/forecast'
import { type Words } from '@veckovis/platform'
import { problemOf, type ProblemKind } from '@veckovis/platform/signed-in'

/** Why a note was not taken: a key of the texts, or the server's own words where it has some for the person. */
export type NoteProblem =
  | { readonly kind: 'stale' | 'removed' | 'gone' | 'forbidden' | 'connection' | 'server' }
  | { readonly kind: 'told'; readonly message: string }

const ownWords: Partial<Record<ProblemKind, 'connection' | 'forbidden' | 'gone' | 'server'>> = {
  connection: 'connection',
  forbidden: 'forbidden',
  gone: 'gone',
  server: 'server',
  contract: 'server',
}

export const noteProblemOf = (error: unknown): NoteProblem => {
  const { kind, message } = problemOf(error)
  const own = ownWords[kind]
  return own === undefined ? { kind: 'told', message } : { kind: own }
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
