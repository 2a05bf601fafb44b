import { preloadContracts, useTranslation } from '@veckovis/platform'
import { useFormik, type FieldMetaProps } from 'formik'
import { useEffect, useRef, useState, type ChangeEventHandler, type FocusEventHandler } from 'react'
import { fieldProblems, loadSchemas, preloadSchemas, type SchemaName } from './load-schemas'

export interface FieldBinding {
  name: string
  value: string
  error: string | undefined
  onChange: ChangeEventHandler<HTMLInputElement>
  onBlur: FocusEventHandler<HTMLInputElement>
}

type AccountFormOptions<Values> = {
  initialValues: Values
  schema: SchemaName
  /** Answers what went wrong, in the person's language, or null. */
  submit: (values: Values) => Promise<string | null>
}

/** A formik form of text fields: messages on blur, the first wrong field gets focus, one problem for the whole form. */
export const useAccountForm = <Values extends Record<string, string>>(options: AccountFormOptions<Values>) => {
  const { t } = useTranslation('shell')
  const formElement = useRef<HTMLFormElement>(null)
  const [problem, setProblem] = useState<string | null>(null)

  const form = useFormik<Values>({
    initialValues: options.initialValues,
    validate: values => fieldProblems(options.schema, values),
    onSubmit: async values => {
      setProblem(null)
      const isChecked = (await loadSchemas()) !== null
      setProblem(isChecked ? await options.submit(values) : t('login.connection'))
    },
  })

  // What a submit needs comes while the person types.
  useEffect(() => {
    preloadSchemas()
    preloadContracts()
  }, [])

  useEffect(() => {
    if (form.submitCount > 0 && !form.isSubmitting)
      formElement.current?.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus()
  }, [form.submitCount, form.isSubmitting])

  const field = (name: keyof Values & string): FieldBinding => {
    const { touched, error, value }: FieldMetaProps<string> = form.getFieldMeta(name)
    return {
      name,
      value,
      error: touched && error !== undefined ? t(error) : undefined,
      onChange: form.handleChange,
      onBlur: form.handleBlur,
    }
  }

  return {
    field,
    problem,
    isSubmitting: form.isSubmitting,
    formProps: { ref: formElement, onSubmit: form.handleSubmit, noValidate: true },
  }
}
