import { usePlainForm, type FormValues } from '@veckovis/forms'
import { preloadContracts, useTranslation } from '@veckovis/platform'
import { useEffect, useState } from 'react'
import { whenIdle } from '../../idle/when-idle'
import { loadSchemas, preloadSchemas, type SchemaName } from './load-schemas'

type AccountFormOptions<Texts extends string, Flags extends string> = {
  initialValues: FormValues<Texts, Flags>
  schema: SchemaName
  /** Answers what went wrong, or null. */
  submit: (values: FormValues<Texts, Flags>) => Promise<FormProblem | null>
}

/** In the person's language, or at a field: the key of a text, as the rules of the form have them. */
export type FormProblem = string | { readonly field: string; readonly error: string }

/** A form of somebody who is not signed in: its rules come while the person types, and it has one problem as a whole. */
export const useAccountForm = <Texts extends string, Flags extends string = never>(
  options: AccountFormOptions<Texts, Flags>,
) => {
  const { t } = useTranslation('shell')
  const [problem, setProblem] = useState<string | null>(null)
  const form = usePlainForm<Texts, Flags>({
    initialValues: options.initialValues,
    loadSchema: async () => (await loadSchemas())?.[options.schema] ?? null,
    words: t,
    submit: async values => {
      setProblem(null)
      const isChecked = (await loadSchemas()) !== null
      const refused = isChecked ? await options.submit(values) : t('login.connection')
      if (typeof refused === 'object' && refused !== null) form.formik.setFieldError(refused.field, refused.error)
      else setProblem(refused)
    },
  })

  // What a submit needs comes while the person types, and after the first picture of the page.
  useEffect(
    () =>
      whenIdle(() => {
        preloadSchemas()
        preloadContracts()
      }, 2_000),
    [],
  )

  return { ...form, problem }
}
