import type { NeedsBudget } from '@veckovis/contracts/budget'
import { formatPercent } from '@veckovis/domain/numbers'
import { useTranslation } from '@veckovis/platform'
import type { ReactNode } from 'react'
import { shownHours } from '../../data/shown-hours'
import { useLockRequestFacts } from '../../parts/lock-request/lock-request-state'
import { YearList } from '../../parts/year-list'

type NeedsListProps = {
  readonly budgets: readonly NeedsBudget[]
  readonly actionsOf: (budget: NeedsBudget) => ReactNode
}

/** Every needs budget of the unit by year. */
export const NeedsList = ({ budgets, actionsOf }: NeedsListProps) => {
  const { t } = useTranslation('mf-budget')
  const requestFactsOf = useLockRequestFacts()
  return (
    <YearList
      budgets={budgets}
      labelOf={year => t('needs.ofYear', { year })}
      hrefOf={({ id }) => `/needs/${id}`}
      factsOf={budget => [
        { label: t('needs.fields.timeType'), value: t(`needs.timeTypes.${budget.timeType}`) },
        { label: t('needs.figures.annual'), value: shownHours(budget.annualNeededHours, t) },
        { label: t('needs.figures.target'), value: formatPercent(budget.efficiency, 2) },
        ...requestFactsOf(budget.lockRequest),
      ]}
      actionsOf={actionsOf}
    />
  )
}
