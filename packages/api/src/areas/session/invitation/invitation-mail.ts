import { withoutAddresses } from '@veckovis/domain/text'
import type { Language } from '../../../http/language'

type Invited = {
  readonly email: string
  /** Who has invited; null when they are gone. */
  readonly inviter: string | null
  /** The municipality that the person belongs to, as the places name it; null for none. */
  readonly municipality: string | null
  readonly link: string
}

const place = (preposition: string, municipality: string | null) =>
  municipality === null ? '' : ` ${preposition} ${withoutAddresses(municipality)}`

const words = {
  sv: {
    subject: 'Inbjudan till Veckovis',
    somebody: 'Din administratör',
    text: (who: string, { email, link, municipality }: Invited) =>
      `${who} har bjudit in dig till Veckovis${place('för', municipality)}, där din verksamhet planerar bemanning och budget vecka för vecka.\n\nVälj ditt lösenord här:\n\n${link}\n\nLogga sedan in med din e-postadress, ${email}.\n\nLänken fungerar en gång, i sju dagar. Om den har gått ut, be om en ny inbjudan. Om du inte väntade dig den här inbjudan behöver du inte göra något.`,
  },
  en: {
    subject: 'Invitation to Veckovis',
    somebody: 'Your administrator',
    text: (who: string, { email, link, municipality }: Invited) =>
      `${who} has invited you to Veckovis${place('of', municipality)}, where your organisation plans staffing and budget week by week.\n\nChoose your password here:\n\n${link}\n\nThen log in with your e-mail address, ${email}.\n\nThe link works once, for seven days. If it has expired, ask for a new invitation. If you did not expect this invitation, you do not need to do anything.`,
  },
}

/** Subject and text of the mail with the link to a first password. A name is one line of it, without an address, whatever it holds. */
export const invitationMail = (invited: Invited, language: Language): { subject: string; text: string } => {
  const { subject, somebody, text } = words[language]
  const who = invited.inviter === null ? somebody : withoutAddresses(invited.inviter)
  return { subject, text: text(who, invited) }
}
