import type { Licence } from '@veckovis/contracts/modules'
import type { LicenceSubject } from '@veckovis/domain/modules'

export type Subject = LicenceSubject<Licence>

/** What a dialog asks about. */
export type LicenceQuestion =
  | { readonly kind: 'give'; readonly subject: Subject }
  | { readonly kind: 'end' | 'remove'; readonly subject: Subject; readonly licence: Licence }
