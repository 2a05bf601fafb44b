import type { ForecastNote } from '@veckovis/contracts/forecast'
import { useTranslation } from '@veckovis/platform'
import { useFormat } from '@veckovis/platform/signed-in'
import * as styles from './notes.module.css'

/** Who wrote it last, and when, in Swedish time. */
export const NoteAuthor = ({ note }: { readonly note: ForecastNote }) => {
  const { t } = useTranslation('mf-forecast')
  const when = useFormat().moment(note.changedAt)
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
