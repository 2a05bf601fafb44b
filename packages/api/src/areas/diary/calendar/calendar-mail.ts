import type { Language } from '../../../http/language'

type Told = { readonly publicUrl: string; readonly language: Language; readonly unitName: string }

/** Subject and text of the mail that tells somebody of a calendar address in their name, and never the address. */
export const calendarMail = ({ publicUrl, language, unitName }: Told): { subject: string; text: string } =>
  language === 'en'
    ? {
        subject: 'A calendar address was created in your name in Veckovis',
        text: `A secret address from which a calendar fetches the diary of ${unitName} was just created with your account in Veckovis. It is valid for a year, but ends when you change your password.\n\nIf it was not you, change your password immediately, which ends the address, and contact your administrator:\n\n${publicUrl}/settings`,
      }
    : {
        subject: 'En kalenderadress har skapats i ditt namn i Veckovis',
        text: `En hemlig adress som en kalender hämtar dagboken för ${unitName} från skapades nyss med ditt konto i Veckovis. Den gäller i ett år, men slutar gälla när du byter lösenord.\n\nOm det inte var du, byt lösenord omedelbart, så slutar adressen gälla, och kontakta din administratör:\n\n${publicUrl}/settings`,
      }
