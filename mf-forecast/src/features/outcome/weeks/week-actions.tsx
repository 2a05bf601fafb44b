import { useTranslation } from '@veckovis/platform'
import { Button } from '@veckovis/ui'
import { useState } from 'react'
import type { OutcomeSaving } from '../editing/use-save-outcome'
import { weekState, type OutcomeView } from '../sheet/outcome-model'
import { useOutcomeValue } from '../use-outcome-value'
import { ReopenDialog } from './reopen-dialog'
import { WeekHistory } from './week-history'
import { useWeeksName } from './weeks-name'
import * as styles from './weeks.module.css'

type WeekActionsProps = {
  readonly view: OutcomeView
  /** The weeks that are chosen in the sheet, one after the other; none before any is */
  readonly chosen: readonly number[]
  readonly act: OutcomeSaving['act']
}

/** The chosen weeks that are over; before any is chosen the last one that is over and not complete. */
const weeksActedOn = ({ view, chosen }: WeekActionsProps): readonly number[] => {
  const over = view.weeks.filter(week => week <= view.edited.stored.lastWeek)
  const meant = over.filter(week => chosen.includes(week))
  if (chosen.length > 0) return meant
  const open = over.findLast(week => weekState(view, week) !== 'complete') ?? over.at(-1)
  return open === undefined ? [] : [open]
}

/** What is asked of which weeks: those that were chosen then. */
type Asked = { readonly what: 'reopen' | 'history'; readonly weeks: readonly number[] }

type DeedsProps = {
  readonly open: readonly number[]
  readonly complete: readonly number[]
  readonly act: OutcomeSaving['act']
  readonly onReopen: () => void
}

const Deeds = ({ open, complete, act, onReopen }: DeedsProps) => {
  const { t } = useTranslation('forecast-outcome')
  const isBusy = useOutcomeValue(({ busyAtom }) => busyAtom)
  const nameOf = useWeeksName()
  const isShut = open.length === 0 || isBusy
  // Weeks that are complete may be chosen among them: each button says which it touches.
  const tipOf = (weeks: readonly number[], tip: string) => (weeks.length === 0 ? tip : `${nameOf(weeks)}: ${tip}`)
  return (
    <>
      <Button
        disabled={isShut}
        title={tipOf(open, t('weeks.asForecastTip'))}
        onClick={() => void act({ deed: 'as-forecast', weeks: open })}
      >
        {t('weeks.asForecast')}
      </Button>
      <Button
        disabled={isShut}
        title={tipOf(open, t('weeks.completeTip'))}
        onClick={() => void act({ deed: 'complete', weeks: open })}
      >
        {t('weeks.complete')}
      </Button>
      <Button
        disabled={complete.length === 0 || isBusy}
        title={complete.length === 0 ? undefined : nameOf(complete)}
        onClick={onReopen}
      >
        {t('weeks.reopen')}
      </Button>
    </>
  )
}

/** What can be done with the weeks that are chosen in the sheet, and what was. */
export const WeekActions = (props: WeekActionsProps) => {
  const { view, act } = props
  const { t } = useTranslation('forecast-outcome')
  const nameOf = useWeeksName()
  const [asked, setAsked] = useState<Asked | null>(null)
  const weeks = weeksActedOn(props)
  const complete = weeks.filter(week => weekState(view, week) === 'complete')
  const open = weeks.filter(week => !complete.includes(week))
  const [first] = weeks
  const close = () => setAsked(null)
  return (
    <div className={styles.weeks} role="group" aria-label={t('weeks.label')}>
      <span className={styles.which}>
        {first === undefined ? t('weeks.none') : nameOf(weeks)}
        {first !== undefined && weeks.length === 1 && <small>{t(`states.${weekState(view, first)}`)}</small>}
      </span>
      {view.edited.canWrite && (
        <Deeds {...{ open, complete, act }} onReopen={() => setAsked({ what: 'reopen', weeks: complete })} />
      )}
      <Button variant="quiet" disabled={weeks.length !== 1} onClick={() => setAsked({ what: 'history', weeks })}>
        {t('weeks.history')}
      </Button>
      {asked?.what === 'reopen' && (
        <ReopenDialog
          weeks={nameOf(asked.weeks)}
          onReopen={reason => act({ deed: 'reopen', weeks: asked.weeks, reason })}
          onClose={close}
        />
      )}
      {asked?.what === 'history' && asked.weeks.map(week => <WeekHistory key={week} week={week} onClose={close} />)}
    </div>
  )
}
