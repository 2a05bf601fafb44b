import type { PlaceAction } from '@veckovis/contracts/organisation'
import type { PlaceKind } from '@veckovis/domain/access'
import type { Audited, AuditEvent } from '../../../audit/audit'

export type FieldChange = {
  readonly field: string
  readonly from: string | number | boolean | null
  readonly to: string | number | boolean | null
}

/** What the audit keeps of a place: what its history shows. */
export type PlaceTrail<Action extends PlaceAction> = Audited<
  AuditEvent<Action, { readonly changes: readonly FieldChange[] }>
>

export const placeSubject = (kind: PlaceKind, id: number): string => `${kind}/${id}`
