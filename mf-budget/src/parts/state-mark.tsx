import type { BudgetState } from '@veckovis/domain/budget'
import { useTranslation } from '@veckovis/platform'
import { Icon, classNames } from '@veckovis/ui'
import * as styles from './state-mark.module.css'

const icons = { saved: 'save', active: 'check', locked: 'lock' } as const
const looks = { saved: undefined, active: styles.active, locked: styles.locked }

/** Saved, active or locked: a word and a sign, not a colour alone. */
export const StateMark = ({ state }: { readonly state: BudgetState }) => {
  const { t } = useTranslation('mf-budget')
  return (
    <span className={classNames(styles.state, looks[state])}>
      <Icon name={icons[state]} />
      {t(`states.${state}`)}
    </span>
  )
}
