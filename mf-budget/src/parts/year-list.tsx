import type { BudgetState } from '@veckovis/domain/budget'
import { Link } from '@veckovis/platform/router'
import { useId, type ReactNode } from 'react'
import { StateMark } from './state-mark'
import * as styles from './year-list.module.css'

type ListedBudget = { readonly id: number; readonly name: string; readonly year: number; readonly state: BudgetState }
export type ListedFact = {
  readonly label: string
  readonly value: ReactNode
  readonly tone?: 'good' | 'bad'
  /** On a line of its own below the others. */
  readonly isWide?: true
}

type YearListProps<Budget extends ListedBudget> = {
  readonly budgets: readonly Budget[]
  /** Names the budgets of a year for assistive technology. */
  readonly labelOf: (year: number) => string
  readonly hrefOf: (budget: Budget) => string
  readonly factsOf: (budget: Budget) => readonly ListedFact[]
  readonly actionsOf: (budget: Budget) => ReactNode
}

const BudgetItem = <Budget extends ListedBudget>({
  budget,
  hrefOf,
  factsOf,
  actionsOf,
}: Omit<YearListProps<Budget>, 'budgets' | 'labelOf'> & { readonly budget: Budget }) => {
  const facts = factsOf(budget)
  return (
    <li>
      <div className={styles.name}>
        <Link to={hrefOf(budget)}>{budget.name}</Link>
        <StateMark state={budget.state} />
      </div>
      <dl className={styles.facts} data-facts={facts.filter(({ isWide }) => isWide !== true).length}>
        {facts.map(({ label, value, tone, isWide }) => (
          <div key={label} data-wide={isWide}>
            <dt>{label}</dt>
            <dd data-tone={tone}>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.actions}>{actionsOf(budget)}</div>
    </li>
  )
}

/** Budgets by year, the latest first, with state, facts and what can be done with them. */
export const YearList = <Budget extends ListedBudget>({ budgets, labelOf, ...parts }: YearListProps<Budget>) => {
  const id = useId()
  const years = [...new Set(budgets.map(({ year }) => year))].sort((one, other) => other - one)
  return years.map(year => (
    <section key={year} className={styles.years} aria-labelledby={`${id}-${year}`}>
      <h2 id={`${id}-${year}`}>{year}</h2>
      <ul aria-label={labelOf(year)}>
        {budgets
          .filter(budget => budget.year === year)
          .map(budget => (
            <BudgetItem key={budget.id} budget={budget} {...parts} />
          ))}
      </ul>
    </section>
  ))
}
