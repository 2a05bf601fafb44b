import type { Language } from '../../../http/language'

type Text = { readonly subject: string; readonly text: string }

/** To an address that nobody has proven yet. */
export const confirmMail = (link: string, language: Language): Text =>
  language === 'en'
    ? {
        subject: 'Confirm your account in Veckovis',
        text: `Someone, hopefully you, asked for an account in Veckovis with this e-mail address. Confirm it here, with the password that you chose or a new one:\n\n${link}\n\nThe link works once, for seven days. If you did not ask for an account, you do not need to do anything.`,
      }
    : {
        subject: 'Bekräfta ditt konto i Veckovis',
        text: `Någon, förhoppningsvis du, har bett om ett konto i Veckovis med den här e-postadressen. Bekräfta det här, med lösenordet som du valde eller ett nytt:\n\n${link}\n\nLänken fungerar en gång, i sju dagar. Om du inte har bett om ett konto behöver du inte göra något.`,
      }

/** To the owner of an account whose address somebody signed up with. */
export const alreadyThereMail = (publicUrl: string, language: Language): Text =>
  language === 'en'
    ? {
        subject: 'You have an account in Veckovis already',
        text: `Someone, hopefully you, asked for an account in Veckovis with this e-mail address, which has one already. Nothing has changed. Log in here:\n\n${publicUrl}/login\n\nor choose a new password here:\n\n${publicUrl}/forgot-password\n\nIf you did not ask for an account, you do not need to do anything.`,
      }
    : {
        subject: 'Du har redan ett konto i Veckovis',
        text: `Någon, förhoppningsvis du, har bett om ett konto i Veckovis med den här e-postadressen, som redan har ett. Inget har ändrats. Logga in här:\n\n${publicUrl}/login\n\neller välj ett nytt lösenord här:\n\n${publicUrl}/forgot-password\n\nOm du inte har bett om ett konto behöver du inte göra något.`,
      }
