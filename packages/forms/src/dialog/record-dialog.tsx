import { notify } from '@veckovis/platform'
import { Hint } from '@veckovis/ui'
import { useState, type ReactNode } from 'react'
import type { FormValues } from '../form/field-bindings'
import { newRequestId } from '../saving/request-id'
import { useFilledFrom } from '../saving/use-filled-from'
import { FormDialog, type FormDialogProps } from './form-dialog'
import { useSavedForm, type SavedForm, type SavedFormOptions } from './use-saved-form'

/** What a save rests on. */
type SaveBasis<Values, Source> = {
  /** What the fields were filled from. */
  readonly source: Source
  /** What they began with. */
  readonly before: Values
  /** The version of the record; empty for one that is made. */
  readonly version: string
  /** One for each dialog: a press that is repeated, or sent again after a lost answer, makes one record. */
  readonly requestId: string
}

export type RecordDialogProps<Texts extends string, Flags extends string, Source, Answer> = Omit<
  FormDialogProps,
  'form' | 'children'
> &
  Pick<
    SavedFormOptions<Texts, Flags>,
    'draft' | 'schema' | 'words' | 'about' | 'refusedFields' | 'merged' | 'mayGoOn'
  > & {
    /** The record that is changed, or what one that is made begins with. */
    readonly source: Source
    /** The version of the record: the server takes a change of no other. Null for one that is made. */
    readonly version: string | null
    /** What the fields show of it. */
    readonly valuesOf: (source: Source) => FormValues<Texts, Flags>
    /** Null where nothing differs; rejects when the server did not take it, and what was typed stays. */
    readonly send: (
      values: FormValues<Texts, Flags>,
      basis: SaveBasis<FormValues<Texts, Flags>, Source>,
    ) => Promise<Answer> | null
    /** What is told once it is saved. */
    readonly done: (values: FormValues<Texts, Flags>, answer: Answer) => string
    /** Reads again what shows the record. */
    readonly refresh: () => Promise<unknown>
    /** What is done with the answer once the lists are read again, such as to show what was made. */
    readonly onSaved?: (answer: Answer) => void
    /** Where the dialog leads back to a view of the record, it closes once that shows what is stored now. */
    readonly closes?: 'when-saved' | 'when-refreshed'
    /** What is to be known of all the fields. */
    readonly hint?: string | null
    readonly children: (form: SavedForm<Texts, Flags>, source: Source) => ReactNode
  }

/**
 * Makes a record, or changes one: the fields keep to what they were filled from, and only what the person has changed is
 * sent. Where somebody else was first, the record is read again, fields that nobody has touched show what is stored now,
 * what was typed stays, and the next save rests on it.
 */
export const RecordDialog = <Texts extends string, Source, Answer, Flags extends string = never>(
  props: RecordDialogProps<Texts, Flags, Source, Answer>,
) => {
  const {
    source,
    version,
    valuesOf,
    send,
    done,
    refresh,
    onSaved,
    closes = 'when-saved',
    hint = null,
    children,
    ...rest
  } = props
  const { draft, schema, words, about = [], refusedFields = {}, merged, mayGoOn, ...dialog } = rest
  const { onClose } = dialog
  const [requestId] = useState(newRequestId)
  const { values: filled, sendOn } = useFilledFrom({
    version: version ?? '',
    values: { source, before: valuesOf(source) },
  })
  const form = useSavedForm<Texts, Flags>({
    draft,
    initialValues: filled.before,
    follows: true,
    schema,
    words,
    about,
    refusedFields,
    ...(merged === undefined ? {} : { merged }),
    ...(mayGoOn === undefined ? {} : { mayGoOn }),
    save: async values => {
      const answer = await sendOn(async basis => send(values, { ...filled, version: basis, requestId }))
      if (answer === null) return onClose()
      notify.success(done(values, answer))
      if (closes === 'when-refreshed') await refresh()
      onClose()
      if (closes === 'when-saved') await refresh()
      onSaved?.(answer)
    },
    onProblem: async ({ kind, refusal }) => {
      // A request that was taken before, whose answer was lost, is a conflict too: what it made is to be seen.
      if (kind === 'stale' || refusal?.code === 'conflict') await refresh()
    },
  })
  return (
    <FormDialog {...dialog} form={form}>
      {hint !== null && <Hint>{hint}</Hint>}
      {children(form, filled.source)}
    </FormDialog>
  )
}
