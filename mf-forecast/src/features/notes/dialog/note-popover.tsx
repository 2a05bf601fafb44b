import { useAtomValue } from 'jotai'
import { useCallback, useId, useRef, useState } from 'react'
import { useTranslation } from '@veckovis/platform'
import { Button, Icon, useAnchored } from '@veckovis/ui'
import { useAbsenceNames, useForecast } from '../../../context/use-forecast'
import { notePlaceKey, type NotePlace } from '../../../data/note-place'
import { placeNameOf } from '../../../wording/place-name'
import { NoteEditor } from './note-editor'
import { NoteText } from '../note-text'
import type { Notes } from '../use-notes'
import * as styles from '../notes.module.css'

type NotePopoverProps = {
  readonly notes: Notes
  readonly place: NotePlace
  /** The dialog stands beside it; null for the middle of the window. */
  readonly anchor: HTMLElement | null
}

const ReadOnlyNote = ({ notes, place }: NotePopoverProps) => {
  const { t } = useTranslation('mf-forecast')
  const note = notes.noteAt(place)
  return note === null ? <p className={styles.none}>{t('comments.none')}</p> : <NoteText note={note} />
}

/** While notes are not read, nobody knows what a new one would stand beside. */
const NotRead = ({ notes }: NotePopoverProps) => {
  const { t } = useTranslation('mf-forecast')
  if (notes.phase === 'loading') return <p role="status">{t('comments.loading')}</p>
  return (
    <div role="alert">
      <p>{t('comments.loadFailed')}</p>
      <Button onClick={notes.reload}>{t('retry')}</Button>
    </div>
  )
}

const PlaceNote = (props: NotePopoverProps) => {
  const { notes, place, anchor } = props
  const { t } = useTranslation('mf-forecast')
  const { closeNote: onClose } = useForecast().questions
  const absenceNames = useAbsenceNames()
  const titleId = useId()
  const panel = useRef<HTMLDivElement>(null)
  const [asking, setAsking] = useState(false)
  const drafts = useAtomValue(notes.drafts.draftsAtom, { store: notes.drafts.store })
  const isUnsaved = drafts.has(notePlaceKey(place))
  const leave = useCallback(() => (isUnsaved ? setAsking(true) : onClose()), [isUnsaved, onClose])
  // A press elsewhere must not lose a text, and a question would stand in the way of what was pressed.
  const onOutside = useCallback(() => (isUnsaved ? undefined : onClose()), [isUnsaved, onClose])
  const goOn = useCallback(() => {
    setAsking(false)
    panel.current?.querySelector('textarea')?.focus()
  }, [])
  useAnchored(panel, anchor, { onOutside, onEscape: asking ? goOn : leave })
  return (
    <div
      ref={panel}
      className={styles.note}
      data-part="note"
      role="dialog"
      aria-labelledby={titleId}
      data-anchored={anchor === null ? undefined : ''}
    >
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {place.rowId === null ? t('comments.wholeWeek', { week: place.week }) : placeNameOf(place, absenceNames, t)}
        </h2>
        <Button
          variant="quiet"
          aria-label={t('comments.close')}
          icon={<Icon name="close" />}
          onClick={leave}
          {...(notes.canWrite && notes.phase === 'loaded' ? {} : { 'data-first-focus': '' })}
        />
      </div>
      {notes.phase !== 'loaded' && <NotRead {...props} />}
      {notes.phase === 'loaded' && !notes.canWrite && <ReadOnlyNote {...props} />}
      {notes.phase === 'loaded' && notes.canWrite && (
        <NoteEditor notes={notes} place={place} asking={asking} onAnswered={goOn} onClose={onClose} />
      )}
    </div>
  )
}

/** The note of one week or cell in a small dialog beside it, not modal: the page stays in use. */
export const NotePopover = (props: NotePopoverProps) => <PlaceNote key={notePlaceKey(props.place)} {...props} />
