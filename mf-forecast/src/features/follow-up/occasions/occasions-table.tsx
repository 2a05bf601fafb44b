import { calendarDateInStockholm, toIsoDate } from '@veckovis/domain/calendar'
import { unitStateOf } from '@veckovis/domain/follow-up'
import { useTranslation } from '@veckovis/platform'
import { Button, classNames, Inline, VisuallyHidden, WideTable } from '@veckovis/ui'
import { useState } from 'react'
import type { OccasionOfUnit } from '../../../data/follow-up/submission-queries'
import * as tables from '../tables.module.css'
import { useOccasionWords } from './occasion-words'
import * as styles from './occasions.module.css'
import { Deviation } from './snapshot-figures'

type Submission = OccasionOfUnit['submission']

const stateOf = ({ submission }: OccasionOfUnit) => unitStateOf(submission === null ? null : submission.state)

const Due = ({ occasion }: { readonly occasion: OccasionOfUnit }) => {
  const { t } = useTranslation('forecast-occasions')
  const [today] = useState(() => toIsoDate(calendarDateInStockholm(new Date())))
  const waits = ['open', 'returned'].includes(stateOf(occasion))
  return (
    <td className={styles.text}>
      {occasion.due}
      {waits && occasion.due < today && <strong className={styles.overdue}>{t('overdue')}</strong>}
    </td>
  )
}

const State = ({ occasion }: { readonly occasion: OccasionOfUnit }) => {
  const { t } = useTranslation('forecast-occasions')
  const words = useOccasionWords()
  const { submission } = occasion
  const done = submission !== null && words.done(submission)
  return (
    <td className={styles.text}>
      {t(`states.${stateOf(occasion)}`)}
      {submission !== null && (
        <span className={styles.below}>
          {submission.state === 'withdrawn' ? t('withdrawnBy', { done }) : words.done(submission)}
        </span>
      )}
    </td>
  )
}

type Actions = {
  readonly canWrite: boolean
  readonly onHandIn: (occasion: OccasionOfUnit) => void
  readonly onShow: (submission: NonNullable<Submission>) => void
}

const ActionsCell = ({ occasion, canWrite, onHandIn, onShow }: Actions & { readonly occasion: OccasionOfUnit }) => {
  const { t } = useTranslation('forecast-occasions')
  const { name, submission } = occasion
  const state = stateOf(occasion)
  return (
    <td className={styles.action}>
      <Inline justify="end">
        {canWrite && state !== 'accepted' && (
          <Button
            variant={state === 'submitted' ? 'quiet' : 'secondary'}
            aria-label={state === 'open' ? t('handInFor', { name }) : t('handInAgainFor', { name })}
            onClick={() => onHandIn(occasion)}
          >
            {t(state === 'open' ? 'handIn' : 'handInAgain')}
          </Button>
        )}
        {submission !== null && (
          <Button variant="quiet" aria-label={t('showFor', { name })} onClick={() => onShow(submission)}>
            {t('show')}
          </Button>
        )}
      </Inline>
    </td>
  )
}

const heads = ['occasion', 'due', 'state', 'deviation']

/** The occasions of a year in their order, each with what the unit has handed in for it last. */
export const OccasionsTable = ({ occasions, ...actions }: Actions & { occasions: readonly OccasionOfUnit[] }) => {
  const { t } = useTranslation('forecast-occasions')
  const words = useOccasionWords()
  return (
    <WideTable label={t('title')} className={classNames(tables.table, styles.table, styles.occasions)}>
      <table>
        <thead>
          <tr>
            {heads.map(head => (
              <th key={head} scope="col" data-head={head}>
                {t(head)}
              </th>
            ))}
            <th scope="col" className={styles.action}>
              <VisuallyHidden>{t('actions')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {occasions.map(occasion => (
            <tr key={occasion.id} data-state={stateOf(occasion)}>
              <th scope="row">
                {occasion.name}
                <span className={styles.below}>{words.period(occasion.untilMonth)}</span>
              </th>
              <Due occasion={occasion} />
              <State occasion={occasion} />
              {occasion.submission === null ? <td /> : <Deviation {...occasion.submission.deviation} />}
              <ActionsCell occasion={occasion} {...actions} />
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  )
}
