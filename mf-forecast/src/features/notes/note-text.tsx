import type { ForecastNote } from '@veckovis/contracts/forecast'
import { useLanguage, useTranslation } from '@veckovis/platform'
import * as styles from './notes.module.css'

const locales = { sv: 'sv-SE', en: 'en-GB' } as const

/** Who wrote it last, and when, in Swedish time. */
export const NoteAuthor = ({ note }: { readonly note: ForecastNote }) => {
  const { t } = useTranslation('mf-forecast')
  const language = useLanguage()
  const format = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Stockholm' } as const
  const when = new Intl.DateTimeFormat(locales[language], format).format(new Date(note.changedAt))
  return (
    <p className={styles.author}>
      {note.author ?? t('comments.unknownAuthor')}, <time dateTime={note.changedAt}>{when}</time>
    </p>
  )
}

/** A note as it is read: its lines as they were written. */
export const NoteText = ({ note }: { readonly note: ForecastNote }) => (
  <>
    <p className={styles.text}>{note.text}</p>
    <NoteAuthor note={note} />
  </>
)
