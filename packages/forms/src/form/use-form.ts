import { useFormik } from 'formik'
import { useEffect, useRef, type ComponentProps } from 'react'
import { bindFields, type FormFields, type FormValues } from './field-bindings'
import { fieldProblems, type FormSchema } from './field-problems'

export type FormOptions<Texts extends string, Flags extends string = never> = {
  readonly initialValues: FormValues<Texts, Flags>
  readonly schema: FormSchema
  /** The text of a message of the schema. */
  readonly words: (key: string) => string
  /** When a field says what is wrong with it: once it was left, or only after a press of the button. */
  readonly tells?: 'when-left' | 'when-sent'
  /** Gets values that the schema accepts. What goes wrong is the caller's to tell; the form stays as it is. */
  readonly submit: (values: FormValues<Texts, Flags>) => Promise<unknown>
}

export type Form<Texts extends string, Flags extends string = never> = FormFields<Texts, Flags> & {
  readonly isBusy: boolean
  /** Something was typed that differs from what the form began with. */
  readonly isDirty: boolean
  /** Submits as a press of the button does; ends when `submit` has ended, or the schema has refused. */
  readonly send: () => Promise<unknown>
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

/** A formik form of texts and checkboxes on yup rules. */
export const useForm = <Texts extends string, Flags extends string = never>(
  options: FormOptions<Texts, Flags>,
): Form<Texts, Flags> => {
  const { initialValues, schema, words, tells = 'when-left', submit } = options
  const form = useFormik<FormValues<Texts, Flags>>({
    initialValues,
    validate: values => fieldProblems(schema, values),
    onSubmit: submit,
  })
  const { dirty, isSubmitting, submitCount, handleSubmit, submitForm } = form
  const element = useFocusOnProblem(submitCount > 0 && !isSubmitting, submitCount)
  const fields = bindFields<Texts, Flags>({
    values: form.values,
    errorOf: name => {
      const { touched, error } = form.getFieldMeta(name)
      return touched && error !== undefined ? words(error) : undefined
    },
    change: (name, value) => void form.setFieldValue(name, value),
    // A submit touches every field by itself.
    leave: name => void (tells === 'when-left' && form.setFieldTouched(name)),
  })
  return {
    ...fields,
    isBusy: isSubmitting,
    isDirty: dirty,
    send: submitForm,
    formProps: { ref: element, onSubmit: handleSubmit, noValidate: true },
  }
}
