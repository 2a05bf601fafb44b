import type { Language } from '../../../http/language'

/** Subject and text of the mail that tells the owner of an account of its new password. */
export const passwordChangedMail = (publicUrl: string, language: Language): { subject: string; text: string } =>
  language === 'en'
    ? {
        subject: 'Your password for Veckovis was changed',
        text: `The password of your account in Veckovis was changed just now, under the settings. Every other place where you were logged in has been logged out, and calendar addresses that you have created no longer work.\n\nIf it was not you, choose a new password immediately and contact your administrator:\n\n${publicUrl}/forgot-password`,
      }
    : {
        subject: 'Ditt lösenord till Veckovis har ändrats',
        text: `Lösenordet till ditt konto i Veckovis ändrades nyss, under inställningarna. Överallt annars där du var inloggad har du loggats ut, och kalenderadresser som du har skapat gäller inte längre.\n\nOm det inte var du, välj ett nytt lösenord omedelbart och kontakta din administratör:\n\n${publicUrl}/forgot-password`,
      }
