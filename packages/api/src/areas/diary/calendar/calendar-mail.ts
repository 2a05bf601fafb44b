import type { Language } from '../../../http/language'

type Told = { readonly publicUrl: string; readonly language: Language; readonly unitName: string }

/** Subject and text of the mail that tells somebody of a calendar address in their name, and never the address. */
export const calendarMail = ({ publicUrl, language, unitName }: Told): { subject: string; text: string } =>
  language === 'en'
    ? {
        subject: 'A calendar address was made in your name in Veckovis',
        text: `A secret address from which a calendar fetches the diary of ${unitName} was made just now with your account in Veckovis. It works for a year, and ends when you change your password.\n\nIf it was not you, change your password at once, which ends the address, and tell your administrator:\n\n${publicUrl}/settings`,
      }
    : {
        subject: 'En kalenderadress har skapats i ditt namn i Veckovis',
        text: `En hemlig adress som en kalender hämtar dagboken för ${unitName} från skapades nyss med ditt konto i Veckovis. Den gäller i ett år och slutar gälla när du byter lösenord.\n\nVar det inte du, byt lösenord genast, så slutar adressen gälla, och tala med din administratör:\n\n${publicUrl}/settings`,
      }
