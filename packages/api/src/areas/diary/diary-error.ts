import type { DiaryRefusal } from '@veckovis/contracts/diary'
import { refuser } from '../../http/general-error'

export const diaryError = refuser<DiaryRefusal>({
  'diary-exists': { status: 409, sv: 'Dagboksposten finns redan', en: 'This Diary already exists' },
  'diary-approved': {
    status: 409,
    sv: 'En godkänd dagbokspost kan inte tas bort',
    en: 'You cannot delete active Diary',
  },
  'calendar-needs-password': {
    status: 400,
    sv: 'En kalenderadress skapas med ditt lösenord. Ladda om sidan, som då frågar efter det.',
    en: 'A calendar address is made with your password. Reload the page, which then asks for it.',
  },
  'diary-in-past': {
    status: 409,
    sv: 'Du kan inte godkänna dagboksposter i innevarande eller passerad tid',
    en: 'You cannot approve diary item in the present and past',
  },
})

/** Throws what the schema throws for a wrong body, in the same shape; the message is a code of the domain. */
export const wrongBody = (path: string, message: string) =>
  diaryError({ code: 'bad-request', details: { part: 'body', problems: [{ path, code: 'custom', message }] } })
