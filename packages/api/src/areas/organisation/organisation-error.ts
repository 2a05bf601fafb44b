import type { LogoRefusal, PlaceRefusal } from '@veckovis/contracts/organisation'
import { refuser } from '../../http/general-error'

export const organisationError = refuser<LogoRefusal | PlaceRefusal>('organisation', {
  'county-taken': 409,
  'county-code-taken': 409,
  'municipality-taken': 409,
  'department-taken': 409,
  'unit-taken': 409,
  'unit-code-taken': 409,
  'active-item': 409,
  'in-use': 409,
  'other-municipality': 409,
  'logo-kind': 415,
  'logo-pixels': 413,
  'logo-unreadable': 422,
  'upload-broken': 422,
})
