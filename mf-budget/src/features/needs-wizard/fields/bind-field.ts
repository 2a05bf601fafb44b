import type { NeedsField } from '../draft/read-needs'
import type { NeedsForm } from '../needs-form'

type ErrorText = (code: string | undefined) => string | undefined

/** What every field of the form has in common: it speaks of its error once it was left. */
export const fieldState = (form: NeedsForm, field: NeedsField, errorText: ErrorText) => ({
  error: errorText(form.problemOf(field)),
  onBlur: () => form.leave(field),
})
