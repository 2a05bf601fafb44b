import { keptInTab, useLanguage, useTranslation } from '@veckovis/platform'
import { Button, Icon } from '@veckovis/ui'
import { memo, useCallback, useState } from 'react'
import { useFiguresAtRest, useForecast, useForecastValue } from '../../context/use-forecast'
import { plannedWeeks, weekRuns, weeksWithoutNote } from './missing-weeks'
import type { Notes } from './use-notes'
import * as styles from './notes.module.css'

const shownAtFirst = 6

const usePutAway = (sessionKey: string) => {
  const key = `veckovis-notes-asked:${sessionKey}`
  const [putAwayKey, setPutAwayKey] = useState<string | null>(null)
  const putAway = useCallback(() => {
    keptInTab.write(key, 'yes')
    setPutAwayKey(key)
  }, [key])
  return { isPutAway: putAwayKey === key || keptInTab.read(key) !== null, putAway }
}

const WeekButtons = ({ weeks }: { readonly weeks: readonly number[] }) => {
  const { t } = useTranslation('mf-forecast')
  const { openNote } = useForecast().questions
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll || weeks.length <= shownAtFirst + 1 ? weeks : weeks.slice(0, shownAtFirst)
  return (
    <div className={styles.missingWeeks}>
      {shown.map(week => (
        <Button
          key={week}
          aria-label={t('comments.writeFor', { week: t('weekShort', { week }) })}
          onClick={event => openNote({ week, rowId: null }, event.currentTarget)}
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

type AskingProps = { readonly weeks: readonly number[]; readonly onPutAway: () => void }

/** Drawn again only when other weeks are missing: most edits change none of it. */
const Asking = memo(
  ({ weeks, onPutAway }: AskingProps) => {
    const { t } = useTranslation('mf-forecast')
    const language = useLanguage()
    const listed = new Intl.ListFormat(language, { type: 'conjunction' }).format(weekRuns(weeks))
    return (
      <div className={styles.missing} role="group" aria-label={t('comments.missingLabel')}>
        <Icon name="note" />
        <p>{t('comments.missing', { count: weeks.length, weeks: listed })}</p>
        <WeekButtons weeks={weeks} />
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
  (a, b) => a.weeks.join() === b.weeks.join() && a.onPutAway === b.onPutAway,
)
Asking.displayName = 'Asking'

/** Asks calmly for a word about the weeks that are off their target. It stops nothing, and can be put away. */
export const MissingNotes = ({ notes }: { readonly notes: Notes }) => {
  const { unitId, year } = useForecast().editor.address
  const { isPutAway, putAway } = usePutAway(`${unitId}:${year}`)
  const { state, waiting, result } = useFiguresAtRest()
  const annotated = useForecastValue(({ annotatedAtom }) => annotatedAtom)
  // A note is about its week, whatever the range.
  const missing = weeksWithoutNote({
    weeks: result.weekNumbers,
    marks: result.ownMarks,
    planned: plannedWeeks(state.edited),
    annotated: annotated.weeks,
  })
  // A note is about what is saved, not about what might come.
  if (waiting.length > 0) return null
  if (isPutAway || !notes.canWrite || notes.phase !== 'loaded' || missing.length === 0) return null
  return <Asking weeks={missing} onPutAway={putAway} />
}
