import type { FormikHelpers, FormikState } from 'formik'
import type { ChangeEvent, FocusEvent } from 'react'

type TextBinding = {
  readonly name: string
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void
  readonly onBlur: (event: FocusEvent) => void
}

type ChoiceBinding = {
  readonly value: string | undefined
  readonly error: string | undefined
  readonly onChange: (value: string) => void
  readonly onBlur: () => void
}

/** What the fields of a form need of it, by the names of the fields. */
export type StaffFields<Name extends string> = {
  readonly values: Readonly<Record<Name, string>>
  readonly text: (name: Name) => TextBinding
  readonly choice: (name: Name) => ChoiceBinding
  readonly clear: (name: Name) => void
}

type Formik<Values> = Pick<FormikState<Values>, 'values' | 'touched' | 'errors'> &
  Pick<FormikHelpers<Values>, 'setFieldValue' | 'setFieldTouched'>

/** Binds texts and choices to a formik form; a message is a key of the texts until it is shown. */
export const bindFields = <Name extends string>(
  form: Formik<Record<Name, string>>,
  translate: (key: string) => string,
): StaffFields<Name> => {
  const errorOf = (name: Name) => {
    const error: unknown = form.errors[name]
    return form.touched[name] === true && typeof error === 'string' ? translate(error) : undefined
  }
  const change = (name: Name, value: string) => void form.setFieldValue(name, value)
  const leave = (name: Name) => void form.setFieldTouched(name)
  return {
    values: form.values,
    text: name => ({
      name,
      value: form.values[name],
      error: errorOf(name),
      onChange: event => change(name, event.target.value),
      onBlur: () => leave(name),
    }),
    choice: name => ({
      value: form.values[name] === '' ? undefined : form.values[name],
      error: errorOf(name),
      onChange: value => change(name, value),
      onBlur: () => leave(name),
    }),
    clear: name => change(name, ''),
  }
}
