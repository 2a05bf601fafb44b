import type { SubmissionList } from '@veckovis/contracts/outcome'
import { unitStates, type UnitState } from '@veckovis/domain/follow-up'
import { useTranslation } from '@veckovis/platform'
import * as styles from './all-units.module.css'

type StateCountsProps = {
  readonly counts: SubmissionList['counts']
  readonly chosen: UnitState | null
  readonly onChoose: (state: UnitState | null) => void
}

/** How many units are where; a press shows them alone, another one all. */
export const StateCounts = ({ counts, chosen, onChoose }: StateCountsProps) => {
  const { t } = useTranslation('forecast-submissions')
  return (
    <div className={styles.counts} role="group" aria-label={t('states.label')}>
      {unitStates.map(state => (
        <button
          key={state}
          type="button"
          aria-pressed={state === chosen}
          onClick={() => onChoose(state === chosen ? null : state)}
        >
          {t(`states.${state}`)} <strong>{counts[state]}</strong>
        </button>
      ))}
    </div>
  )
}
