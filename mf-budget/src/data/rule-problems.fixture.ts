import { ValidationError, type Schema } from 'yup'

/** What the rules say against a draft: the code of each message by the path of its field. */
export const ruleProblems = (rules: Schema, draft: object): Readonly<Record<string, string>> => {
  try {
    rules.validateSync(draft, { abortEarly: false, strict: true })
    return {}
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return Object.fromEntries(error.inner.map(({ path, message }) => [path, message]))
  }
}
