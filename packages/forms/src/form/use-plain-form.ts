import type { Words } from '@veckovis/platform'
import { useFormik, type FieldMetaProps } from 'formik'
import { useEffect, useRef, type ComponentProps } from 'react'
import type { Schema } from 'yup'
import type { FormValues, PlainFields } from './field-bindings'
import { fieldProblems } from './field-problems'
import { useAfterPress } from './use-after-press'

export type PlainFormOptions<Texts extends string, Flags extends string = never> = {
  readonly initialValues: FormValues<Texts, Flags>
  /** The rules as a yup schema whose messages are keys of texts; null as long as they can not be fetched. */
  readonly loadSchema: () => Promise<Schema | null>
  /** The text of a message of the schema. */
  readonly words: Words
  /** Gets values that the schema accepts. What goes wrong is the caller's to tell; the form stays as it is. */
  readonly submit: (values: FormValues<Texts, Flags>) => Promise<unknown>
}

export type FormState = {
  readonly isBusy: boolean
  readonly formProps: Pick<ComponentProps<'form'>, 'ref' | 'onSubmit' | 'noValidate'>
}

/** After a submit that the rules refused the first wrong field gets focus. */
const useFocusOnProblem = (isSubmitted: boolean, submitCount: number) => {
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (isSubmitted) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [isSubmitted, submitCount])
  return element
}

/**
 * A formik form of texts and checkboxes, which stands before its rules are there, and without the bindings that the
 * sign-in has no use for: its page counts every byte.
 */
export const usePlainForm = <Texts extends string, Flags extends string = never>({
  initialValues,
  loadSchema,
  words,
  submit,
}: PlainFormOptions<Texts, Flags>) => {
  const formik = useFormik<FormValues<Texts, Flags>>({
    initialValues,
    validate: async values => fieldProblems(await loadSchema(), values),
    onSubmit: submit,
  })
  const { isSubmitting, submitCount } = formik
  const afterPress = useAfterPress()
  const fields: PlainFields<Texts, Flags> = {
    text: name => {
      const { touched, error }: FieldMetaProps<string> = formik.getFieldMeta(name)
      return {
        ...formik.getFieldProps(name),
        onBlur: () => afterPress(() => void formik.setFieldTouched(name)),
        error: touched && error !== undefined ? words(error) : undefined,
      }
    },
    checkbox: name => ({ name, checked: formik.values[name], onChange: formik.handleChange }),
  }
  const state: FormState = {
    isBusy: isSubmitting,
    formProps: {
      ref: useFocusOnProblem(submitCount > 0 && !isSubmitting, submitCount),
      onSubmit: formik.handleSubmit,
      noValidate: true,
    },
  }
  return { ...fields, ...state, formik }
}
