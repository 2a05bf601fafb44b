import { validateYupSchema, yupToFormErrors, type FormikErrors } from 'formik'
import type { Schema, ValidationError } from 'yup'

/** Told by its name: a form that is shown before its rules are fetched does not wait for yup. */
export const isValidationError = (error: unknown): error is ValidationError =>
  error instanceof Error && error.name === 'ValidationError'

/** Field to the key of its message. Nothing is wrong as long as the rules are not there: the sending asks for them. */
export const fieldProblems = async <Values extends object>(
  rules: Schema | null,
  values: Values,
): Promise<FormikErrors<Values>> => {
  if (rules === null) return {}
  try {
    await validateYupSchema(values, rules)
    return {}
  } catch (error) {
    if (!isValidationError(error)) throw error
    return yupToFormErrors<Values>(error)
  }
}
