import type { Licence, LicencePeriod } from '@veckovis/contracts/modules'
import { licenceStatus, type LicenceSubject } from '@veckovis/domain/modules'

export type Subject = LicenceSubject<Licence>

/** What a licence is given for, and when it holds. */
export type GivenLicence = { readonly subject: Subject; readonly period: LicencePeriod }

/** What a dialog asks about; several are given with one period for what has none now and none to come. */
export type LicenceQuestion =
  | { readonly kind: 'give'; readonly subject: Subject }
  | { readonly kind: 'give-several' }
  | { readonly kind: 'end' | 'remove'; readonly subject: Subject; readonly licence: Licence }

export const withoutLicence = (subjects: readonly Subject[], now: Date): readonly Subject[] =>
  subjects.filter(({ licences }) => licences.every(licence => licenceStatus(licence, now) === 'ended'))
