import type { Language } from '../../http/language'

/** Subject and text of the mail with the link to a new password. */
export const newPasswordMail = (link: string, language: Language): { subject: string; text: string } =>
  language === 'en'
    ? {
        subject: 'Choose a new password for Veckovis',
        text: `Choose a new password here:\n\n${link}\n\nThe link works once, for two hours. If you did not ask for it, you do not need to do anything.`,
      }
    : {
        subject: 'Välj ett nytt lösenord till Veckovis',
        text: `Välj ett nytt lösenord här:\n\n${link}\n\nLänken fungerar en gång, i två timmar. Om du inte har bett om den behöver du inte göra något.`,
      }
