import type { BudgetState } from '@veckovis/domain/budget'
import { useTranslation } from '@veckovis/platform'
import { Icon } from '@veckovis/ui'
import './parts.css'

const icons = { saved: 'save', active: 'check', locked: 'lock' } as const

/** Saved, active or locked: a word and a sign, not a colour alone. */
export const StateMark = ({ state }: { readonly state: BudgetState }) => {
  const { t } = useTranslation('mf-budget')
  return (
    <span className={`mf-budget-state mf-budget-state--${state}`}>
      <Icon name={icons[state]} />
      {t(`states.${state}`)}
    </span>
  )
}
