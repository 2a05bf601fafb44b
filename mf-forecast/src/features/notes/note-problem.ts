import { longestNote, noteText } from '@veckovis/contracts/forecast'
import { type Words } from '@veckovis/platform'
import { problemOf, refusalText } from '@veckovis/platform/signed-in'

/** Why a note was not taken: somebody else was first, which the page shows, or a sentence. */
export type NoteProblem = { readonly kind: 'stale' | 'removed' } | { readonly kind: 'told'; readonly message: string }

export const noteProblemOf = (error: unknown): NoteProblem => ({
  kind: 'told',
  message: refusalText(problemOf(error), 'note'),
})

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
