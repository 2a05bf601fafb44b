import type { Submission } from '@veckovis/contracts/outcome'
import type { BridgeStepId } from '@veckovis/domain/follow-up'
import { useTranslation } from '@veckovis/platform'
import { Button, Inline, Notice } from '@veckovis/ui'
import { MonthsTable } from '../months-table'
import * as tables from '../tables.module.css'
import { useOccasionWords } from './occasion-words'
import * as styles from './occasions.module.css'
import { comparedOf } from './snapshot'
import { SnapshotFigures } from './snapshot-figures'
import { SnapshotMeasures } from './snapshot-measures'
import { SnapshotSteps } from './snapshot-steps'

const Events = ({ events }: Pick<Submission, 'events'>) => {
  const { t } = useTranslation('forecast-occasions')
  const words = useOccasionWords()
  return (
    <section className={tables.section}>
      <h2>{t('what')}</h2>
      <ol className={styles.events}>
        {events.map((event, place) => (
          <li key={`${event.at} ${place}`}>
            {words.event(event.state)}
            <span className={styles.below}>{words.done(event)}</span>
            {event.comment !== null && <span className={styles.said}>{event.comment}</span>}
          </li>
        ))}
      </ol>
    </section>
  )
}

const useComments = (comments: Submission['comments']) => {
  const { t } = useTranslation('forecast-occasions')
  return (step: BridgeStepId) => {
    const comment = comments.find(each => each.step === step)
    if (comment === undefined) return null
    if (comment.text === null) return <span className={styles.below}>{t('commentErased')}</span>
    return <span className={styles.said}>{comment.text}</span>
  }
}

type SubmissionContentProps = {
  readonly submission: Submission
  readonly onShow: (id: number) => void
}

/** What was handed in, as it was: nothing of it follows what has changed since. */
export const SubmissionContent = ({ submission, onShow }: SubmissionContentProps) => {
  const { t } = useTranslation('forecast-occasions')
  const words = useOccasionWords()
  const { state, number, occasion, snapshot, comments, titles, events, replaces, replacedBy } = submission
  const { year, months, whole, layers } = snapshot
  const below = useComments(comments)
  const last = events.at(-1)
  return (
    <div className={styles.view}>
      {replacedBy !== null && (
        <Notice action={<Button onClick={() => onShow(replacedBy)}>{t('showNewer')}</Button>}>{t('isReplaced')}</Notice>
      )}
      <p>
        <strong>{words.event(state)}</strong>
        {last !== undefined && ` ${words.done(last)}`}
        <span className={styles.below}>{t('numberAndDue', { number, due: occasion.due })}</span>
      </p>
      {replaces !== null && (
        <Inline>
          <Button variant="quiet" onClick={() => onShow(replaces)}>
            {t('showEarlier')}
          </Button>
        </Inline>
      )}
      <SnapshotFigures snapshot={snapshot} />
      <SnapshotSteps snapshot={snapshot} below={below} />
      <MonthsTable
        label={t('months')}
        year={year}
        months={months.map(comparedOf)}
        whole={comparedOf(whole)}
        layers={layers}
      />
      <SnapshotMeasures measures={snapshot.measures} titles={titles} handedInAt={events[0]?.at} />
      <Events events={events} />
    </div>
  )
}
