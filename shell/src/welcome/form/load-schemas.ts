import { validateYupSchema, yupToFormErrors, type FormikErrors } from 'formik'
import type * as schemas from './account-schemas'

type Schemas = typeof schemas
export type SchemaName = keyof Schemas

/** The forms' schemas and yup, which the page does not wait for; null when they could not be fetched. */
export const loadSchemas = async (): Promise<Schemas | null> => {
  try {
    return await import('./account-schemas')
  } catch {
    // Told by the form when it is sent, and tried again with the next key.
    return null
  }
}

export const preloadSchemas = (): void => void loadSchemas()

const isValidationError = (error: unknown): boolean => error instanceof Error && error.name === 'ValidationError'

/** Field to the key of its message. */
export const fieldProblems = async <Values extends Record<string, string>>(
  name: SchemaName,
  values: Values,
): Promise<FormikErrors<Values>> => {
  const schemas = await loadSchemas()
  if (schemas === null) return {}
  try {
    await validateYupSchema(values, schemas[name])
    return {}
  } catch (error) {
    if (!isValidationError(error)) throw error
    return yupToFormErrors<Values>(error)
  }
}
