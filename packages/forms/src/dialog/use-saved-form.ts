import { createUnderWay } from '@veckovis/platform'
import { useRef, useState } from 'react'
import type { FormDraft } from '../draft/form-draft'
import type { FormValues } from '../form/field-bindings'
import { useForm, type Form, type FormOptions } from '../form/use-form'
import { useSave } from '../saving/use-save'
import { useKeptTexts, type KeptTexts } from './use-kept-texts'
import { useUnsavedWork } from './use-unsaved-work'

type SavedFormOptions<Texts extends string, Flags extends string, Problem> = Omit<
  FormOptions<Texts, Flags>,
  'submit'
> & {
  /** What is typed is kept as this until it is saved or given up. */
  readonly draft: FormDraft
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
  /** When the texts that were kept from before were written; null for a form that begins anew. */
  readonly resumedAt: Date | null
  /** The person closes the form without saving. */
  readonly giveUp: () => void
}

/** What is typed is kept; once it was saved or given up nothing is left to ask about, although the fields still differ. */
const useSettled = (kept: KeptTexts) => {
  const isSettled = useRef(false)
  return {
    now: () => isSettled.current,
    settle: () => {
      isSettled.current = true
      kept.discard()
    },
  }
}

/** A form whose values go to the server as one change, and that is asked about before it is left with something unsaved. */
export const useSavedForm = <Texts extends string, Flags extends string = never, Problem = unknown>(
  options: SavedFormOptions<Texts, Flags, Problem>,
): SavedForm<Texts, Flags> => {
  const { draft, save, problemOf, problemText, onProblem, asksBeforeLeaving = true, ...formOptions } = options
  const [underWay] = useState(createUnderWay)
  const saving = useSave<FormValues<Texts, Flags>, unknown, Problem>({
    save,
    problemOf,
    ...(onProblem === undefined ? {} : { onProblem }),
  })
  const form = useForm<Texts, Flags>({
    ...formOptions,
    submit: async values => {
      if (await underWay.track(saving.save(values))) settled.settle()
    },
  })
  const set = (name: string, text: string) => form.set(name as Texts, text)
  const kept = useKeptTexts(draft, { initialValues: formOptions.initialValues, values: form.values, set })
  const settled = useSettled(kept)
  useUnsavedWork({
    isDirty: () => asksBeforeLeaving && form.isDirty && !settled.now(),
    save: async () => {
      await form.send()
      return settled.now()
    },
    discard: settled.settle,
    saving: underWay.now,
  })
  return {
    ...form,
    isBusy: form.isBusy || saving.isBusy,
    problem: saving.problem === null ? null : problemText(saving.problem),
    resumedAt: kept.resumedAt,
    giveUp: settled.settle,
  }
}
