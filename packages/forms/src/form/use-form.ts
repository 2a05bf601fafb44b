import { useState } from 'react'
import type { Schema } from 'yup'
import type { FormFields } from './field-bindings'
import { useFollowing, type MergedTexts } from './use-following'
import { usePlainForm, type FormState, type PlainFormOptions } from './use-plain-form'

export type FormOptions<Texts extends string, Flags extends string = never> = Omit<
  PlainFormOptions<Texts, Flags>,
  'loadSchema'
> & {
  /** The rules as a yup schema whose messages are keys of texts. */
  readonly schema: Schema
  /** When a field says what is wrong with it: once it was left, or only after a press of the button. */
  readonly tells?: 'when-left' | 'when-sent'
  /** Fields that nobody has touched take over initial values that become others, as those of useFilledFrom do. */
  readonly follows?: boolean
  /** What was typed of these becomes one with an initial value that becomes another, instead of standing in its place. */
  readonly merged?: MergedTexts<Texts>
}

export type Form<Texts extends string, Flags extends string = never> = FormFields<Texts, Flags> &
  FormState & {
    /** Something was typed that differs from what the form began with. */
    readonly isDirty: boolean
    /** Submits as a press of the button does; ends when `submit` has ended, or the schema has refused. */
    readonly send: () => Promise<unknown>
  }

/** A form on yup rules, with a binding for each kind of field. */
export const useForm = <Texts extends string, Flags extends string = never>({
  schema,
  tells = 'when-left',
  follows = false,
  merged,
  ...options
}: FormOptions<Texts, Flags>): Form<Texts, Flags> => {
  const {
    formik,
    text: plainText,
    ...plain
  } = usePlainForm<Texts, Flags>({
    ...options,
    loadSchema: () => Promise.resolve(schema),
  })
  const [begun] = useState(options.initialValues)
  useFollowing(formik, follows ? options.initialValues : begun, merged)
  // A submit touches every field by itself.
  const isSilent = tells === 'when-sent'
  const text = (name: Texts) => ({ ...plainText(name), ...(isSilent ? { onBlur: undefined } : {}) })
  const values: Readonly<Record<Texts, string>> = formik.values
  const set = (name: Texts, value: string) => void formik.setFieldValue(name, value)
  return {
    ...plain,
    values: formik.values,
    text,
    date: name => ({ ...text(name), type: 'date' }),
    number: name => ({ ...text(name), inputMode: 'decimal', autoComplete: 'off' }),
    choice: name => ({
      value: values[name] === '' ? undefined : values[name],
      error: text(name).error,
      onChange: value => set(name, value),
      onBlur: () => void (isSilent || formik.setFieldTouched(name)),
    }),
    set,
    isDirty: formik.dirty,
    send: formik.submitForm,
  }
}
