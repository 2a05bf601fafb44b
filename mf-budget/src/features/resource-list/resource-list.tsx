import type { ResourceBudget } from '@veckovis/contracts/budget'
import { formatFractionalHours, formatMoney, formatPercent } from '@veckovis/domain/numbers'
import { markOfBudget } from '@veckovis/domain/budget'
import { useTranslation } from '@veckovis/platform'
import type { ReactNode } from 'react'
import { noFiguresText } from '../../data/no-figures'
import { useLockRequestFacts } from '../../parts/lock-request/lock-request-state'
import { YearList, type ListedFact } from '../../parts/year-list'

type ResourceListProps = {
  readonly budgets: readonly ResourceBudget[]
  readonly actionsOf: (budget: ResourceBudget) => ReactNode
}

const useFactsOf = () => {
  const { t } = useTranslation('mf-budget')
  /** Why others may see other figures of the same budget. */
  const payFacts = (shownPay: ResourceBudget['basis']['shownPay']): ListedFact[] =>
    shownPay === undefined || shownPay === 'withheld'
      ? []
      : [{ label: t('resources.shownPay.label'), value: t(`resources.shownPay.${shownPay}`), isWide: true }]
  return ({ figures, balance, basis, efficiency }: ResourceBudget): ListedFact[] => {
    if (figures === null || balance === null || efficiency === null)
      return [{ label: t('resources.balance'), value: t(noFiguresText(basis)) }]
    const { isBalanced } = balance
    const { annualNeededHours: neededHours } = basis
    const mark = markOfBudget({ neededHours, budgetedHours: figures.hoursForSchedule }, efficiency.target)
    const money = t('why.units.money', { value: formatMoney(figures.annualSalary) })
    const hours = t('why.units.hours', { value: formatFractionalHours(figures.hoursForSchedule) })
    return [
      { label: t('resources.figures.annualSalary'), value: money },
      { label: t('resources.figures.hoursForSchedule'), value: hours },
      {
        label: t('resources.balance'),
        value: t(isBalanced ? 'resources.balanced' : 'resources.unbalanced'),
        tone: isBalanced ? 'good' : 'bad',
      },
      {
        label: t('results.efficiency'),
        value: t('efficiency.listed', {
          efficiency: formatPercent(efficiency.year, 1),
          target: formatPercent(efficiency.target, 1),
        }),
        tone: mark === 'properly-staffed' ? 'good' : 'bad',
      },
      ...payFacts(basis.shownPay),
    ]
  }
}

/** Every resource budget of the unit by year, with its state and what can be done with it. */
export const ResourceList = ({ budgets, actionsOf }: ResourceListProps) => {
  const { t } = useTranslation('mf-budget')
  const factsOf = useFactsOf()
  const requestFactsOf = useLockRequestFacts()
  return (
    <YearList
      budgets={budgets}
      labelOf={year => t('resources.ofYear', { year })}
      hrefOf={({ id }) => `/resources/${id}`}
      factsOf={budget => [...factsOf(budget), ...requestFactsOf(budget.lockRequest)]}
      actionsOf={actionsOf}
    />
  )
}
