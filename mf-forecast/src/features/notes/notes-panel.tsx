import type { ForecastNote } from '@veckovis/contracts/forecast'
import type { WeekRange } from '@veckovis/domain/calendar'
import { useTranslation } from '@veckovis/platform'
import { Button, Card } from '@veckovis/ui'
import { useAtomValue } from 'jotai'
import { useAbsenceNames, useForecast, useForecastValue } from '../../context/use-forecast'
import { notePlaceKey, type NotePlace } from '../../data/note-place'
import { placeNameOf } from '../../wording/place-name'
import type { NoteDraft } from './note-drafts'
import { NoteText } from './note-text'
import type { Notes } from './use-notes'
import * as styles from './notes.module.css'

type NotesPanelProps = { readonly notes: Notes }

type ListedPlace = {
  readonly place: NotePlace
  readonly note: ForecastNote | null
  readonly draft: NoteDraft | null
}

/** Places of the range with a note or with a text that is not saved: by week, the whole week before its rows. */
const listPlaces = (
  byPlace: Notes['byPlace'],
  drafts: ReadonlyMap<string, NoteDraft>,
  range: WeekRange,
): ListedPlace[] => {
  const places = new Map<string, NotePlace>()
  for (const [key, { week, rowId }] of byPlace) places.set(key, { week, rowId })
  for (const [key, { place }] of drafts) places.set(key, place)
  return [...places.values()]
    .filter(({ week }) => week >= range.startWeek && week <= range.endWeek)
    .sort((one, other) => one.week - other.week || Number(one.rowId !== null) - Number(other.rowId !== null))
    .map(place => {
      const key = notePlaceKey(place)
      return { place, note: byPlace.get(key) ?? null, draft: drafts.get(key) ?? null }
    })
}

type NoteItemProps = NotesPanelProps & { readonly listed: ListedPlace }

const NoteItem = ({ listed: { place, note, draft }, notes }: NoteItemProps) => {
  const { t } = useTranslation('mf-forecast')
  const { openNote } = useForecast().questions
  const absenceNames = useAbsenceNames()
  const name = placeNameOf(place, absenceNames, t)
  return (
    <li className={styles.listItem}>
      <div className={styles.listHead}>
        <h3>{name}</h3>
        {draft !== null && <span className={styles.listUnsaved}>{t('comments.notSaved')}</span>}
        {notes.canWrite && (
          <Button
            variant="quiet"
            aria-label={t('comments.editOf', { name })}
            onClick={event => openNote(place, event.currentTarget)}
          >
            {t('comments.edit')}
          </Button>
        )}
      </div>
      {note !== null && <NoteText note={note} />}
    </li>
  )
}

const NoteList = ({ notes }: NotesPanelProps) => {
  const { t } = useTranslation('mf-forecast')
  const range = useForecastValue(({ rangeAtom }) => rangeAtom)
  const drafts = useAtomValue(notes.drafts.draftsAtom, { store: notes.drafts.store })
  const listed = listPlaces(notes.byPlace, drafts, range)
  if (listed.length === 0) return <p className={styles.none}>{t('comments.noneInRange')}</p>
  return (
    <ul className={styles.list}>
      {listed.map(each => (
        <NoteItem key={notePlaceKey(each.place)} listed={each} notes={notes} />
      ))}
    </ul>
  )
}

/** All notes of the range with who wrote them and when, and the way to each. */
export const NotesPanel = ({ notes }: NotesPanelProps) => {
  const { t } = useTranslation('mf-forecast')
  return (
    <Card title={t('comments.title')}>
      {notes.phase === 'loading' && <p role="status">{t('comments.loading')}</p>}
      {notes.phase === 'failed' && (
        <div role="alert">
          <p>{t('comments.loadFailed')}</p>
          <Button onClick={notes.reload}>{t('retry')}</Button>
        </div>
      )}
      {notes.phase === 'loaded' && <NoteList notes={notes} />}
    </Card>
  )
}
