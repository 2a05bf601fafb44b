import type { ForecastNote } from '@veckovis/contracts/forecast'
import { useLanguage, useTranslation } from '@veckovis/platform'
import { momentText } from '../../wording/moment-text'
import * as styles from './notes.module.css'

/** Who wrote it last, and when, in Swedish time. */
export const NoteAuthor = ({ note }: { readonly note: ForecastNote }) => {
  const { t } = useTranslation('mf-forecast')
  const when = momentText(note.changedAt, useLanguage(), 'medium')
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
