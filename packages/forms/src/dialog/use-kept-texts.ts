import { useDraft } from '@veckovis/platform'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FormDraft, FormTexts } from '../draft/form-draft'

type KeptForm = {
  readonly initialValues: Readonly<Record<string, unknown>>
  readonly values: Readonly<Record<string, unknown>>
  readonly set: (name: string, text: string) => void
}

export type KeptTexts = {
  /** When the texts that the form has taken up were kept; null for a form that begins again. */
  readonly resumedAt: Date | null
  /** They were saved or given up. */
  readonly discard: () => void
}

const changedTexts = ({ initialValues, values }: KeptForm): FormTexts =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      typeof value === 'string' && value !== initialValues[name] ? [[name, value]] : [],
    ),
  )

/**
 * Keeps the changed texts of a form, and puts those that were kept before into the form as it is now: a text that was
 * not touched then may have been changed by somebody else since.
 */
export const useKeptTexts = (draft: FormDraft, form: KeptForm): KeptTexts => {
  const { found, keep, discard } = useDraft(draft.kind, draft)
  const [resumed] = useState(found)
  const takeUp = useEffectEvent(() => {
    for (const [name, text] of Object.entries(resumed?.value ?? {})) if (name in form.values) form.set(name, text)
  })
  const follow = useEffectEvent(() => {
    const texts = changedTexts(form)
    if (Object.keys(texts).length === 0) discard()
    else keep(texts)
  })
  const followed = useRef(form.values)
  useEffect(() => takeUp(), [])
  useEffect(() => {
    if (followed.current === form.values) return
    followed.current = form.values
    follow()
  }, [form.values])
  return { resumedAt: resumed?.savedAt ?? null, discard }
}
