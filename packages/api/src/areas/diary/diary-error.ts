import type { DiaryRefusal } from '@veckovis/contracts/diary'
import { refuser } from '../../http/general-error'

export const diaryError = refuser<DiaryRefusal>('diary', {
  'diary-exists': 409,
  'diary-approved': 409,
  'calendar-needs-password': 400,
  'diary-in-past': 409,
})

/** Throws what the schema throws for a wrong body, in the same shape; the message is a code of the domain. */
export const wrongBody = (path: string, message: string) =>
  diaryError({ code: 'bad-request', details: { part: 'body', problems: [{ path, code: 'custom', message }] } })
