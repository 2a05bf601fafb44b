import { createUnderWay } from '@veckovis/platform'
import { useRef, useState } from 'react'
import type { FormDraft } from '../draft/form-draft'
import { useKeptTexts, type KeptTexts } from './use-kept-texts'
import { useSentForm, type SentForm, type SentFormOptions } from './use-sent-form'
import { useUnsavedWork } from './use-unsaved-work'

export type SavedFormOptions<Texts extends string, Flags extends string> = Omit<
  SentFormOptions<Texts, Flags>,
  'follow'
> & {
  /** What is typed is kept as this until it is saved or given up. */
  readonly draft: FormDraft
  /** False for a form that is left without a question, whatever was typed. */
  readonly asksBeforeLeaving?: boolean
}

export type SavedForm<Texts extends string, Flags extends string = never> = SentForm<Texts, Flags> & {
  /** When the texts that were kept from before were written; null for a form that begins again. */
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
export const useSavedForm = <Texts extends string, Flags extends string = never>(
  options: SavedFormOptions<Texts, Flags>,
): SavedForm<Texts, Flags> => {
  const { draft, asksBeforeLeaving = true, ...formOptions } = options
  const [underWay] = useState(createUnderWay)
  const form = useSentForm<Texts, Flags>({
    ...formOptions,
    follow: async taken => {
      if (await underWay.track(taken)) settled.settle()
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
  return { ...form, resumedAt: kept.resumedAt, giveUp: settled.settle }
}
