import { validateYupSchema, yupToFormErrors, type FormikErrors } from 'formik'
import type { AnyObjectSchema } from 'yup'

/**
 * The rules of a form as a yup schema whose messages are keys of texts. A form that must be usable before its rules
 * are there names a loader instead, which answers null as long as they can not be fetched.
 */
export type FormSchema = AnyObjectSchema | (() => Promise<AnyObjectSchema | null>)

const isValidationError = (error: unknown): boolean => error instanceof Error && error.name === 'ValidationError'

/** Field to the key of its message. Nothing is wrong as long as the rules are not there: the sending asks for them. */
export const fieldProblems = async <Values extends object>(
  schema: FormSchema,
  values: Values,
): Promise<FormikErrors<Values>> => {
  const rules = typeof schema === 'function' ? await schema() : schema
  if (rules === null) return {}
  try {
    await validateYupSchema(values, rules)
    return {}
  } catch (error) {
    if (!isValidationError(error)) throw error
    return yupToFormErrors<Values>(error)
  }
}
