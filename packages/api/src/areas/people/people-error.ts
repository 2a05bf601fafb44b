import type { PeopleRefusal } from '@veckovis/contracts/people'
import { refuser } from '../../http/general-error'

export const peopleError = refuser<PeopleRefusal>({
  'email-taken': { status: 409, sv: 'Den här e-postadressen är upptagen', en: 'This email is already taken' },
  'foreign-domain': {
    status: 403,
    sv: 'E-postadressen hör till en annan kommun. Be en superadministratör om kontot.',
    en: 'The e-mail address belongs to another municipality. Ask a super admin for the account.',
  },
  'not-yours-to-grant': {
    status: 403,
    sv: 'Du kan bara ge och ta bort roller som du själv har, på platser där du godkänner användare.',
    en: 'You can only give and take roles that you hold yourself, on places where you approve users.',
  },
  'own-roles': {
    status: 403,
    sv: 'Dina egna rättigheter ändras av någon annan.',
    en: 'Your own rights are changed by somebody else.',
  },
  'last-super-admin': {
    status: 409,
    sv: 'Det måste finnas minst en aktiv superadministratör som kan logga in.',
    en: 'There has to be at least one active super admin who can log in.',
  },
  'super-admin-only': {
    status: 403,
    sv: 'Superadministratörer ändras bara av superadministratörer.',
    en: 'Super admins are changed by super admins only.',
  },
  'person-inactive': {
    status: 409,
    sv: 'Den som är inaktiv kan inte bjudas in. Aktivera personen först.',
    en: 'Whoever is inactive cannot be invited. Activate the person first.',
  },
  'has-signed-in': {
    status: 409,
    sv: 'Personen har redan loggat in, och väljer ett nytt lösenord på inloggningssidan.',
    en: 'The person has logged in already, and chooses a new password on the login page.',
  },
  'person-has-history': {
    status: 409,
    sv: 'Den som har loggat in eller lämnat spår kan inte raderas, bara inaktiveras.',
    en: 'Whoever has logged in or left traces cannot be deleted, only deactivated.',
  },
})
