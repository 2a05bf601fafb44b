import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'

type SaveOptions<Values, Answer> = {
  /** Rejects when the server did not take it. */
  readonly save: (values: Values) => Promise<Answer>
  readonly onSaved: (answer: Answer) => unknown
  /** Ends before the problem is told and the next save is possible. */
  readonly onProblem?: (error: Error, values: Values) => Promise<unknown>
}

/** Sends one change at a time, however often the button is pressed; what the server says against it stays to be read. */
export const useSave = <Values, Answer>({ save, onSaved, onProblem }: SaveOptions<Values, Answer>) => {
  const isSending = useRef(false)
  const saving = useMutation<Answer, Error, Values>({
    mutationFn: save,
    onSuccess: async answer => void (await onSaved(answer)),
    onError: async (error, values) => void (await onProblem?.(error, values)),
    onSettled: () => {
      isSending.current = false
    },
  })
  return {
    isBusy: saving.isPending,
    error: saving.error,
    /** The problem has been dealt with: it is not told any more. */
    forgetError: saving.reset,
    save: (values: Values): void => {
      if (isSending.current) return
      isSending.current = true
      saving.mutate(values)
    },
  }
}
