import type { DiaryBasis } from '@veckovis/contracts/diary'
import type { DiaryCategory } from '@veckovis/domain/diary'
import { useSavedForm } from '@veckovis/forms/dialog'
import type { FormDraft } from '@veckovis/forms/draft'
import { useTranslation } from '@veckovis/platform'
import type { Problem } from '@veckovis/platform/signed-in'
import { useEffect, useRef } from 'react'
import type { ObjectSchema } from 'yup'
import { connectFields } from './connect-fields'
import { entrySchema } from './entry-rules'
import { valuesOfLine } from './values-of-line'
import type { EntryField, EntryValues } from './entry-values'

/** How an entry is saved: to wait, to wait while another one is begun, or decided at once. */
export type WayOfSaving = 'waiting' | 'another' | 'decided'

type EntryFormOptions = {
  readonly category: DiaryCategory
  readonly basis: DiaryBasis
  /** What the fields have to be, where that is not what the category's form asks */
  readonly schema?: ObjectSchema<object>
  readonly draft: FormDraft
  readonly initialValues: EntryValues
  /** Rejects when the server did not take it; what was typed stays. `keep` changes whom it is about. */
  readonly save: (values: EntryValues, way: WayOfSaving, keep: (staffIds: readonly string[]) => void) => Promise<void>
  /** Ends before the problem is told and the next save is possible. */
  readonly onProblem: (problem: Problem) => Promise<void>
}

/** The form of an entry: what choosing one thing does to the others, and what its messages say. */
export const useEntryForm = (options: EntryFormOptions) => {
  const { category, basis, schema = entrySchema(category, basis), draft, initialValues, save, onProblem } = options
  const { t } = useTranslation('mf-diary')
  const way = useRef<WayOfSaving>('waiting')
  const keep = useRef<(staffIds: readonly string[]) => void>(() => undefined)
  const form = useSavedForm<EntryField>({
    draft,
    initialValues,
    follows: true,
    schema,
    words: key => t(key, { pause: basis.pauseMinutes }),
    save: values => save(values, way.current, staffIds => keep.current(staffIds)),
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
    sendAs: async (chosen: WayOfSaving) => {
      way.current = chosen
      await form.send()
      way.current = 'waiting'
    },
  }
}

export type EntryForm = ReturnType<typeof useEntryForm>
