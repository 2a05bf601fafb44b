import type { ChangeEvent, FocusEvent, ReactNode } from 'react'

type TextBinding = {
  readonly name: string
  readonly value: string
  readonly error: ReactNode
  readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void
  readonly onBlur: ((event: FocusEvent) => void) | undefined
}

type ChoiceBinding = {
  readonly value: string | undefined
  readonly error: ReactNode
  readonly onChange: (value: string) => void
  readonly onBlur: () => void
}

type CheckboxBinding = {
  readonly name: string
  readonly checked: boolean
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void
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

/** The bindings that the sign-in has a use for. */
export type PlainFields<Texts extends string, Flags extends string = never> = Pick<
  FormFields<Texts, Flags>,
  'text' | 'checkbox'
>
