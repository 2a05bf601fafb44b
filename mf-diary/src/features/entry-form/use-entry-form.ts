import type { DiaryBasis } from '@veckovis/contracts/diary'
import type { DiaryCategory } from '@veckovis/domain/diary'
import { useSavedForm } from '@veckovis/forms/dialog'
import type { FormDraft } from '@veckovis/forms/draft'
import { useTranslation } from '@veckovis/platform'
import type { Problem } from '@veckovis/platform/signed-in'
import { useEffect, useRef } from 'react'
import { connectFields } from './connect-fields'
import { entrySchema } from './entry-rules'
import { valuesOfLine } from './values-of-line'
import type { EntryField, EntryValues } from './entry-values'

/** What follows a save: the dialog closes, or begins another entry. */
export type AfterSave = 'close' | 'another'

type EntryFormOptions = {
  readonly category: DiaryCategory
  readonly basis: DiaryBasis
  readonly draft: FormDraft
  readonly initialValues: EntryValues
  /** Rejects when the server did not take it; what was typed stays. `keep` changes whom it is about. */
  readonly save: (values: EntryValues, after: AfterSave, keep: (staffIds: readonly string[]) => void) => Promise<void>
  /** Ends before the problem is told and the next save is possible. */
  readonly onProblem: (problem: Problem) => Promise<void>
}

/** The form of an entry: what choosing one thing does to the others, and what its messages say. */
export const useEntryForm = (options: EntryFormOptions) => {
  const { category, basis, draft, initialValues, save, onProblem } = options
  const { t } = useTranslation('mf-diary')
  const after = useRef<AfterSave>('close')
  const keep = useRef<(staffIds: readonly string[]) => void>(() => undefined)
  const form = useSavedForm<EntryField>({
    draft,
    initialValues,
    follows: true,
    schema: entrySchema(category, basis),
    words: key => t(key, { pause: basis.pauseMinutes }),
    save: values => save(values, after.current, staffIds => keep.current(staffIds)),
    about: ['diary', 'record'],
    onProblem,
  })
  const connected = connectFields(options, form)
  const takeLine = (line: string) => {
    const taken = valuesOfLine(line, form.values, { initial: initialValues, basis })
    for (const name of Object.keys(taken) as EntryField[])
      if (taken[name] !== form.values[name]) form.set(name, taken[name])
  }
  useEffect(() => {
    keep.current = connected.choosePeople
  })
  return {
    ...form,
    ...connected,
    takeLine,
    sendAndBegin: async () => {
      after.current = 'another'
      await form.send()
      after.current = 'close'
    },
  }
}

export type EntryForm = ReturnType<typeof useEntryForm>
