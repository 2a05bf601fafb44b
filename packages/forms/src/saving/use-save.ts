import { useMutation } from '@tanstack/react-query'
import { reportProblem } from '@veckovis/platform'
import { useRef } from 'react'

type SaveOptions<Values, Answer, Problem> = {
  /** Rejects when the change was not taken. */
  readonly save: (values: Values) => Promise<Answer>
  /** Ends before the next save is possible. */
  readonly onSaved?: (answer: Answer) => unknown
  /** What a rejection means. Asked once for each, because the reading of a bug leaves a trace. */
  readonly problemOf: (error: unknown) => Problem
  /** Ends before the problem is told and the next save is possible. */
  readonly onProblem?: (problem: Problem, values: Values) => unknown
}

export type Save<Values, Answer, Problem> = {
  readonly isBusy: boolean
  /** What is under way; null while nothing is. */
  readonly sent: Values | null
  /** What the last save was answered; null before it, and while another is under way. */
  readonly answer: Answer | null
  /** Why the last save was not taken; null once the next is under way. */
  readonly problem: Problem | null
  /** The problem has been dealt with: it is not told any more. */
  readonly forgetProblem: () => void
  /** True when it was taken. A press while one is under way sends nothing. */
  readonly save: (values: Values) => Promise<boolean>
}

class NotTaken<Problem> extends Error {
  constructor(readonly problem: Problem) {
    super('The change was not taken')
  }
}

/**
 * Sends one change at a time, however often the button is pressed; what stood in the way stays to be read. The one
 * shape of busy and problem, for forms, questions and buttons alike.
 */
export const useSave = <Values = void, Answer = unknown, Problem = unknown>(
  options: SaveOptions<Values, Answer, Problem>,
): Save<Values, Answer, Problem> => {
  const { save, onSaved, problemOf, onProblem } = options
  // Read at once: a second press comes before the first has been drawn.
  const isSending = useRef(false)
  const saving = useMutation<Answer, NotTaken<Problem>, Values>({
    mutationFn: async values => {
      try {
        const answer = await save(values)
        await onSaved?.(answer)
        return answer
      } catch (error) {
        const problem = problemOf(error)
        try {
          await onProblem?.(problem, values)
        } catch (failure) {
          // The person is told why the change was not taken all the same.
          reportProblem('what follows a change that was not taken', failure)
        }
        throw new NotTaken(problem)
      } finally {
        isSending.current = false
      }
    },
  })
  return {
    isBusy: saving.isPending,
    sent: saving.isPending ? saving.variables : null,
    answer: saving.data ?? null,
    problem: saving.error?.problem ?? null,
    forgetProblem: saving.reset,
    save: (values: Values) => {
      if (isSending.current) return Promise.resolve(false)
      isSending.current = true
      return saving.mutateAsync(values).then(
        () => true,
        () => false,
      )
    },
  }
}
