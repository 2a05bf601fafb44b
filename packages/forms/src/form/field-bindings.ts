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

type CheckboxBinding = {
  readonly name: string
  readonly checked: boolean
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void
  readonly onBlur: () => void
}

export type FormValues<Texts extends string, Flags extends string = never> = Record<Texts, string> &
  Record<Flags, boolean>

/** What the fields of a form need of it, by the names of its texts and of its checkboxes. */
export type FormFields<Texts extends string, Flags extends string = never> = {
  readonly values: Readonly<FormValues<Texts, Flags>>
  /** For TextField and TextArea. */
  readonly text: (name: Texts) => TextBinding
  /** A day, YYYY-MM-DD. */
  readonly date: (name: Texts) => TextBinding & { readonly type: 'date' }
  /** A number as it is typed; the form's rules read it with the readers of the domain. */
  readonly number: (name: Texts) => TextBinding & { readonly inputMode: 'decimal'; readonly autoComplete: 'off' }
  /** For Select: an empty text is no choice. */
  readonly choice: (name: Texts) => ChoiceBinding
  readonly checkbox: (name: Flags) => CheckboxBinding
  readonly set: (name: Texts, value: string) => void
}

type FieldSource<Texts extends string, Flags extends string> = {
  readonly values: FormValues<Texts, Flags>
  /** What is wrong with a field, in words, once it is to be told. */
  readonly errorOf: (name: Texts) => string | undefined
  readonly change: (name: string, value: string | boolean) => void
  readonly leave: (name: string) => void
}

/** Binds the fields of packages/ui to the values of a form. */
export const bindFields = <Texts extends string, Flags extends string>(
  source: FieldSource<Texts, Flags>,
): FormFields<Texts, Flags> => {
  const { values, errorOf, change, leave } = source
  const texts: Readonly<Record<Texts, string>> = values
  const flags: Readonly<Record<Flags, boolean>> = values
  const text = (name: Texts): TextBinding => ({
    name,
    value: texts[name],
    error: errorOf(name),
    onChange: event => change(name, event.target.value),
    onBlur: () => leave(name),
  })
  return {
    values,
    text,
    date: name => ({ ...text(name), type: 'date' }),
    number: name => ({ ...text(name), inputMode: 'decimal', autoComplete: 'off' }),
    choice: name => ({
      value: texts[name] === '' ? undefined : texts[name],
      error: errorOf(name),
      onChange: value => change(name, value),
      onBlur: () => leave(name),
    }),
    checkbox: name => ({
      name,
      checked: flags[name],
      onChange: event => change(name, event.target.checked),
      onBlur: () => leave(name),
    }),
    set: change,
  }
}
