import { createUnderWay } from '@veckovis/platform'
import { useRef, useState } from 'react'
import type { FormValues } from '../form/field-bindings'
import { useForm, type Form, type FormOptions } from '../form/use-form'
import { useSave } from '../saving/use-save'
import { useUnsavedWork } from './use-unsaved-work'

type SavedFormOptions<Texts extends string, Flags extends string, Problem> = Omit<
  FormOptions<Texts, Flags>,
  'submit'
> & {
  /** Rejects when the server did not take it; what was typed stays. */
  readonly save: (values: FormValues<Texts, Flags>) => Promise<unknown>
  /** What a rejection means. */
  readonly problemOf: (error: unknown) => Problem
  /** The same in words. */
  readonly problemText: (problem: Problem) => string
  /** Ends before the problem is told and the next save is possible. */
  readonly onProblem?: (problem: Problem) => unknown
  /** False for a form that is left without a question, whatever was typed. */
  readonly asksBeforeLeaving?: boolean
}

export type SavedForm<Texts extends string, Flags extends string = never> = Form<Texts, Flags> & {
  /** Why the last save was not taken, in words. */
  readonly problem: string | null
}

/** A form whose values go to the server as one change, and that is asked about before it is left with something unsaved. */
export const useSavedForm = <Texts extends string, Flags extends string = never, Problem = unknown>(
  options: SavedFormOptions<Texts, Flags, Problem>,
): SavedForm<Texts, Flags> => {
  const { save, problemOf, problemText, onProblem, asksBeforeLeaving = true, ...formOptions } = options
  // Saved or given up: nothing is left to ask about, although the fields still differ from what they began with.
  const isSettled = useRef(false)
  const [underWay] = useState(createUnderWay)
  const saving = useSave<FormValues<Texts, Flags>, unknown, Problem>({
    save,
    problemOf,
    ...(onProblem === undefined ? {} : { onProblem }),
  })
  const form = useForm<Texts, Flags>({
    ...formOptions,
    submit: async values => {
      isSettled.current = await underWay.track(saving.save(values))
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
    saving: underWay.now,
  })
  return {
    ...form,
    isBusy: form.isBusy || saving.isBusy,
    problem: saving.problem === null ? null : problemText(saving.problem),
  }
}
