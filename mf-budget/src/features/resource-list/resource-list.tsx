import type { ResourceBudget } from '@veckovis/contracts'
import { formatFractionalHours, formatMoney } from '@veckovis/domain'
import { useTranslation } from '@veckovis/platform'
import { Link } from '@veckovis/platform/router'
import type { ReactNode } from 'react'
import { StateMark } from '../../parts/state-mark'
import './resource-list.css'

type ResourceListProps = {
  /** The latest year first. */
  readonly budgets: readonly ResourceBudget[]
  readonly actionsOf: (budget: ResourceBudget) => ReactNode
}

const Facts = ({ figures, balance }: ResourceBudget) => {
  const { t } = useTranslation('mf-budget')
  if (figures === null || balance === null) return <p className="mf-budget-list__missing">{t('resources.noFigures')}</p>
  return (
    <dl className="mf-budget-list__facts">
      <div>
        <dt>{t('resources.figures.annualSalary')}</dt>
        <dd>{t('why.units.money', { value: formatMoney(figures.annualSalary) })}</dd>
      </div>
      <div>
        <dt>{t('resources.figures.hoursForSchedule')}</dt>
        <dd>{t('why.units.hours', { value: formatFractionalHours(figures.hoursForSchedule) })}</dd>
      </div>
      <div>
        <dt>{t('resources.balance')}</dt>
        <dd data-tone={balance.isBalanced ? 'good' : 'bad'}>
          {t(balance.isBalanced ? 'resources.balanced' : 'resources.unbalanced')}
        </dd>
      </div>
    </dl>
  )
}

const yearsOf = (budgets: readonly ResourceBudget[]) =>
  [...new Set(budgets.map(({ year }) => year))].sort((one, other) => other - one)

/** Every resource budget of the unit by year, with its state and what can be done with it. */
export const ResourceList = ({ budgets, actionsOf }: ResourceListProps) => {
  const { t } = useTranslation('mf-budget')
  return yearsOf(budgets).map(year => (
    <section key={year} className="mf-budget-list" aria-labelledby={`resources-${year}`}>
      <h2 id={`resources-${year}`}>{year}</h2>
      <ul aria-label={t('resources.ofYear', { year })}>
        {budgets
          .filter(budget => budget.year === year)
          .map(budget => (
            <li key={budget.id}>
              <div className="mf-budget-list__name">
                <Link to={`/resources/${budget.id}`}>{budget.name}</Link>
                <StateMark state={budget.state} />
              </div>
              <Facts {...budget} />
              <div className="mf-budget-list__actions">{actionsOf(budget)}</div>
            </li>
          ))}
      </ul>
    </section>
  ))
}
