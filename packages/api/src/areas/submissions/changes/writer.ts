import type { Audited, AuditEvent } from '../../../audit/audit'
import type { AddressedUnit } from '../../../http/admission/addressed-place'

/** Never what was written, and no figure. */
export type SubmissionWriter<Action extends string> = Audited<
  AuditEvent<Action, { readonly occasion: number; readonly year: number; readonly number: number }>
> & {
  readonly userId: number
  readonly unit: AddressedUnit
  readonly at: Date
}
