import type { Language } from '../../../http/language'

/** Subject and text of the mail that tells the old address of an account of a new one, which it does not name. */
export const addressChangedMail = (language: Language): { subject: string; text: string } =>
  language === 'en'
    ? {
        subject: 'The e-mail address of your account in Veckovis was changed',
        text: 'An administrator has changed the e-mail address of your account in Veckovis. You now log in with the new address, and links that were sent to this one no longer work.\n\nIf you did not expect this, contact your administrator.',
      }
    : {
        subject: 'E-postadressen till ditt konto i Veckovis har ändrats',
        text: 'En administratör har ändrat e-postadressen till ditt konto i Veckovis. Du loggar nu in med den nya adressen, och länkar som har skickats hit fungerar inte längre.\n\nOm du inte väntade dig det här, kontakta din administratör.',
      }
