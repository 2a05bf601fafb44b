import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import type { FormValues } from '../form/field-bindings'
import { useForm, type Form, type FormOptions } from '../form/use-form'
import { useUnsavedWork } from './use-unsaved-work'

type SavedFormOptions<Texts extends string, Flags extends string> = Omit<FormOptions<Texts, Flags>, 'submit'> & {
  /** Rejects when the server did not take it; what was typed stays. */
  readonly save: (values: FormValues<Texts, Flags>) => Promise<unknown>
  /** What a rejection means, in words. Throws for a bug. */
  readonly problemText: (error: Error) => string
  /** Ends before the problem is told and the next save is possible. */
  readonly onProblem?: (error: Error) => Promise<void>
  /** False for a form that is left without a question, whatever was typed. */
  readonly asksBeforeLeaving?: boolean
}

export type SavedForm<Texts extends string, Flags extends string = never> = Form<Texts, Flags> & {
  /** Why the last save was not taken, in words. */
  readonly problem: string | null
}

/** A form whose values go to the server as one change, and that is asked about before it is left with something unsaved. */
export const useSavedForm = <Texts extends string, Flags extends string = never>(
  options: SavedFormOptions<Texts, Flags>,
): SavedForm<Texts, Flags> => {
  const { save, problemText, onProblem, asksBeforeLeaving = true, ...formOptions } = options
  // Saved or given up: nothing is left to ask about, although the fields still differ from what they began with.
  const isSettled = useRef(false)
  const saving = useMutation<unknown, Error, FormValues<Texts, Flags>>({
    mutationFn: save,
    ...(onProblem === undefined ? {} : { onError: onProblem }),
  })
  const form = useForm<Texts, Flags>({
    ...formOptions,
    submit: async values => {
      isSettled.current = true
      // What was refused is kept by the mutation, and told from there.
      await saving.mutateAsync(values).catch(() => {
        isSettled.current = false
      })
    },
  })
  useUnsavedWork({
    isDirty: () => asksBeforeLeaving && form.isDirty && !isSettled.current,
    save: async () => {
      await form.send()
      return isSettled.current
    },
    discard: () => {
      isSettled.current = true
    },
  })
  return {
    ...form,
    isBusy: form.isBusy || saving.isPending,
    problem: saving.error === null ? null : problemText(saving.error),
  }
}
