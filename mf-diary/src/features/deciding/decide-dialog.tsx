import type { NamedList } from '@veckovis/contracts/diary'
import { longestDiaryNotes } from '@veckovis/contracts/diary'
import { refusalText } from '@veckovis/platform/signed-in'
import { useDiaryWords } from '../../wording/diary-words'
import { Button, Notice, ProblemNotice, Stack, TextArea } from '@veckovis/ui'
import { ConfirmDialog } from '@veckovis/ui/dialog'
import { useState } from 'react'
import { entryName, type EntryToDecide } from '../../data/entry-texts'
import { ConsequenceView } from '../../parts/consequence-view'
import type { Decision } from './decision-bar'
import { useDecision } from './use-decision'
import * as styles from './deciding.module.css'

type DecideDialogProps = {
  readonly decision: Decision
  readonly chosen: readonly EntryToDecide[]
  readonly absences: NamedList
  /** It was decided: nothing is selected any more. */
  readonly onDone: () => void
  readonly onCancel: () => void
}

type DecisionState = ReturnType<typeof useDecision>

/** Why nothing was decided: the entries that stand in the way, and the way on without them. */
const DecisionProblem = ({
  state: { problem, obstacles, entries, leaveOutObstacles },
  absences,
}: {
  readonly state: DecisionState
  readonly absences: NamedList
}) => {
  const { t } = useDiaryWords()
  if (problem === null) return null
  const inTheWay = entries.flatMap(entry => {
    const obstacle = obstacles?.find(({ id }) => id === entry.id)
    return obstacle === undefined ? [] : [{ entry, problem: obstacle.problem }]
  })
  const leave =
    inTheWay.length === 0 ? undefined : (
      <Button onClick={leaveOutObstacles}>{t('decide.leaveOut', { count: inTheWay.length })}</Button>
    )
  return (
    <ProblemNotice text={refusalText(problem, 'diary', 'record')} action={leave}>
      {inTheWay.length > 0 && (
        <ul className={styles.entries}>
          {inTheWay.map(({ entry, problem: why }) => (
            <li key={entry.id}>
              {entryName(entry, absences, t)}: {t(`decide.problems.${why}`)}
            </li>
          ))}
        </ul>
      )}
    </ProblemNotice>
  )
}

/** Asks before a decision, which nothing reverses, with what it would do to the forecasts. */
export const DecideDialog = ({ decision, chosen, absences, onDone, onCancel }: DecideDialogProps) => {
  const { t } = useDiaryWords()
  const [comment, setComment] = useState('')
  const state = useDecision({ decision, chosen, onDone })
  const { entries, leftOut, isBusy, save } = state
  const isEmpty = entries.length === 0
  return (
    <ConfirmDialog
      open
      title={t(`decide.${decision}.title`, { count: entries.length })}
      width={720}
      tone={decision === 'reject' ? 'danger' : 'normal'}
      confirmLabel={t(`decide.${decision}.action`)}
      cancelLabel={t('cancel')}
      busy={isBusy}
      onConfirm={() => void (isEmpty ? onCancel() : save(comment))}
      onCancel={onCancel}
    >
      <Stack gap={3}>
        <p>{t('decide.irreversible')}</p>
        {leftOut > 0 && <Notice tone="info">{t('decide.leftOut', { count: leftOut })}</Notice>}
        {isEmpty ? (
          <Notice tone="warning">{t('decide.none')}</Notice>
        ) : (
          <ul className={styles.entries} aria-label={t('decide.entries')}>
            {entries.map(entry => (
              <li key={entry.id}>{entryName(entry, absences, t)}</li>
            ))}
          </ul>
        )}
        {decision === 'approve' && !isEmpty && <ConsequenceView asked={entries.map(({ id }) => id)} />}
        <TextArea
          label={t('decide.comment')}
          maxLength={longestDiaryNotes}
          value={comment}
          onChange={({ target }) => setComment(target.value)}
        />
        <DecisionProblem state={state} absences={absences} />
      </Stack>
    </ConfirmDialog>
  )
}
