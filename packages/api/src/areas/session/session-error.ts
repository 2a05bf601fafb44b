import type { SessionRefusal } from '@veckovis/contracts/session'
import { refuser } from '../../http/general-error'

const answers = {
  'bad-credentials': { status: 401, sv: 'Något gick fel. Har du skrivit in rätt uppgifter?', en: 'Bad credentials' },
  'email-not-found': { status: 404, sv: 'E-postadressen hittades inte', en: 'Email not found' },
  'email-taken': { status: 409, sv: 'E-postadressen används redan', en: 'This email is already taken' },
  'password-common': {
    status: 400,
    sv: 'Lösenordet är ett av de vanligaste, med tecken omkring. Välj ett som är svårare att gissa.',
    en: 'This password is one of the most common, with characters around it. Choose one that is harder to guess.',
  },
  'password-personal': {
    status: 400,
    sv: 'Lösenordet får inte innehålla ditt namn eller din e-postadress.',
    en: 'The password must not contain your name or your e-mail address.',
  },
  'password-same': {
    status: 400,
    sv: 'Det nya lösenordet är det som du redan har.',
    en: 'The new password is the one that you have.',
  },
  'wrong-password': {
    // Not 401: the session is good, and goes on.
    status: 400,
    sv: 'Det är inte ditt nuvarande lösenord.',
    en: 'This is not your current password.',
  },
  'signup-off': {
    status: 409,
    sv: 'Konton skapas av administratören. Be om en inbjudan.',
    en: 'Accounts are made by the administrator. Ask for an invitation.',
  },
  'signup-closed': {
    status: 409,
    sv: 'Det går inte att skapa konto förrän Veckovis har en administratör.',
    en: 'No account can be created until Veckovis has an administrator.',
  },
  'token-invalid': {
    status: 401,
    sv: 'Länken eller sessionen gäller inte längre.',
    en: 'The link or session is no longer valid.',
  },
}

export const sessionError = refuser<SessionRefusal>(answers)

/** A link that is spent is the caller's bad input, not a session that ended. */
export const linkError = refuser<SessionRefusal>({
  ...answers,
  'token-invalid': { ...answers['token-invalid'], status: 400 },
})
