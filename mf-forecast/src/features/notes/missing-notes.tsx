import type { StaffingMark } from '@veckovis/domain/forecast'
import { useLanguage, useTranslation } from '@veckovis/platform'
import { Button, Icon } from '@veckovis/ui'
import { memo, useCallback, useState } from 'react'
import type { NotePlace } from '../../data/note-place'
import { weekRuns, weeksWithoutNote } from './missing-weeks'
import type { Notes } from './use-notes'
import * as styles from './notes.module.css'

export type OpenNote = (place: NotePlace, anchor: HTMLElement | null) => void

export type MissingNotesProps = {
  readonly notes: Notes
  /** The weeks of the range, and the mark of each by itself: a note is about its week, whatever the range. */
  readonly weeks: readonly number[]
  readonly marks: readonly StaffingMark[]
  /** Where it stays put away for the session, such as unit and year. */
  readonly sessionKey: string
  readonly onOpen: OpenNote
}

const shownAtFirst = 6

const usePutAway = (sessionKey: string) => {
  const key = `veckovis-notes-asked:${sessionKey}`
  const [putAwayKey, setPutAwayKey] = useState<string | null>(null)
  const putAway = useCallback(() => {
    window.sessionStorage.setItem(key, 'yes')
    setPutAwayKey(key)
  }, [key])
  return { isPutAway: putAwayKey === key || window.sessionStorage.getItem(key) !== null, putAway }
}

const WeekButtons = ({ weeks, onOpen }: { readonly weeks: readonly number[]; readonly onOpen: OpenNote }) => {
  const { t } = useTranslation('mf-forecast')
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll || weeks.length <= shownAtFirst + 1 ? weeks : weeks.slice(0, shownAtFirst)
  return (
    <div className={styles.missingWeeks}>
      {shown.map(week => (
        <Button
          key={week}
          aria-label={t('comments.writeFor', { week: t('weekShort', { week }) })}
          onClick={event => onOpen({ week, rowId: null }, event.currentTarget)}
        >
          {t('weekShort', { week })}
        </Button>
      ))}
      {shown.length < weeks.length && (
        <Button variant="quiet" onClick={() => setShowsAll(true)}>
          {t('comments.more', { count: weeks.length - shown.length })}
        </Button>
      )}
    </div>
  )
}

type AskingProps = { readonly weeks: readonly number[]; readonly onOpen: OpenNote; readonly onPutAway: () => void }

/** Drawn again only when other weeks are missing: most edits change none of it. */
const Asking = memo(
  ({ weeks, onOpen, onPutAway }: AskingProps) => {
    const { t } = useTranslation('mf-forecast')
    const language = useLanguage()
    const listed = new Intl.ListFormat(language, { type: 'conjunction' }).format(weekRuns(weeks))
    return (
      <div className={styles.missing} role="group" aria-label={t('comments.missingLabel')}>
        <Icon name="note" />
        <p>{t('comments.missing', { count: weeks.length, weeks: listed })}</p>
        <WeekButtons weeks={weeks} onOpen={onOpen} />
        <Button
          variant="quiet"
          className={styles.missingAway}
          aria-label={t('comments.putAway')}
          icon={<Icon name="close" />}
          onClick={onPutAway}
        />
      </div>
    )
  },
  (a, b) => a.weeks.join() === b.weeks.join() && a.onOpen === b.onOpen && a.onPutAway === b.onPutAway,
)
Asking.displayName = 'Asking'

/** Asks calmly for a word about the weeks that are off their target. It stops nothing, and can be put away. */
export const MissingNotes = ({ notes, weeks, marks, sessionKey, onOpen }: MissingNotesProps) => {
  const { isPutAway, putAway } = usePutAway(sessionKey)
  const missing = weeksWithoutNote(weeks, marks, notes.annotatedWeeks)
  if (isPutAway || !notes.canWrite || notes.phase !== 'loaded' || missing.length === 0) return null
  return <Asking weeks={missing} onOpen={onOpen} onPutAway={putAway} />
}
