import { useActiveUnit, useSession, withTexts } from '@veckovis/platform'
import en from '../../../locales/follow-up/en.json'
import sv from '../../../locales/follow-up/sv.json'
import { WaitForUnit } from '../../features/loading/wait-for-unit'
import { UnitFollowUp } from './unit-follow-up'
import * as styles from './follow-up-page.module.css'

/** What the year of the active unit will cost, and why it differs from the budget. */
export const FollowUpPage = withTexts('forecast-follow-up', { sv, en }, () => {
  const session = useSession()
  const activeUnit = useActiveUnit()
  return (
    <div className={styles.page} data-part="follow-up">
      {session === null || activeUnit === null ? (
        <WaitForUnit hasSession={session !== null} hasUnit={activeUnit !== null} actions={null} />
      ) : (
        <UnitFollowUp key={activeUnit.unit.id} unitId={activeUnit.unit.id} />
      )}
    </div>
  )
})
