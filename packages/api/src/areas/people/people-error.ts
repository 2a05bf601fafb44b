import type { PeopleRefusal } from '@veckovis/contracts/people'
import { refuser } from '../../http/general-error'

export const peopleError = refuser<PeopleRefusal>('people', {
  'email-taken': 409,
  'foreign-domain': 403,
  'not-yours-to-grant': 403,
  'own-roles': 403,
  'last-super-admin': 409,
  'super-admin-only': 403,
  'person-inactive': 409,
  'has-signed-in': 409,
  'person-has-history': 409,
})
