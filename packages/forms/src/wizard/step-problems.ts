import type { Schema } from 'yup'
import { isValidationError } from '../form/field-problems'

/** The message of each field that the rules refuse, by its path; the first where one has several. */
export const stepProblems = (rules: Schema | null, draft: object): ReadonlyMap<string, string> => {
  try {
    // What is typed is text already: nothing is cast.
    rules?.validateSync(draft, { abortEarly: false, strict: true })
    return new Map()
  } catch (error) {
    if (!isValidationError(error)) throw error
    return new Map(error.inner.toReversed().map(({ path = '', message }) => [path, message]))
  }
}
