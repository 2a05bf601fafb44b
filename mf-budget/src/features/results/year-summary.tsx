import type { BudgetYearResults, NeedsBudget } from '@veckovis/contracts/budget'
import { type ResourceBudgetFigureId } from '@veckovis/domain/budget'
import { formatFractionalHours, formatPercent } from '@veckovis/domain/numbers'
import { useTranslation } from '@veckovis/platform'
import { Card } from '@veckovis/ui'
import { StateMark } from '../../parts/state-mark'
import type { AskWhy } from '../../parts/why-button'
import { ResourceBudgetFigures } from './resource-budget-figures'
import { FigureLine } from './figure-line'
import * as styles from './results.module.css'

export type SummaryFigure = Exclude<ResourceBudgetFigureId, 'shareDifference'> | 'neededHours'
type Ask = { readonly onWhy: AskWhy<SummaryFigure> }

const NeedsCard = ({ needs, onWhy }: Ask & { readonly needs: NeedsBudget }) => {
  const { t } = useTranslation('mf-budget')
  const hours = (value: number) => t('why.units.hours', { value: formatFractionalHours(value) })
  return (
    <Card title={t('results.needs')} className={styles.card}>
      <p className={styles.name}>
        {needs.name} <StateMark state={needs.state} />
      </p>
      <dl className={styles.figures}>
        <FigureLine
          figure="neededHours"
          name={t('results.neededHours')}
          text={hours(needs.annualNeededHours)}
          onWhy={onWhy}
        />
        <div>
          <dt>{t('results.target')}</dt>
          <dd>
            <strong>{formatPercent(needs.efficiency, 1)}</strong>
          </dd>
        </div>
      </dl>
    </Card>
  )
}

/** What the budgets of a year come to: money, hours and staff of the resources, and the hours needed. */
export const YearSummary = ({ results, onWhy }: Ask & { readonly results: BudgetYearResults }) => {
  const { t } = useTranslation('mf-budget')
  const { needs, resources } = results
  return (
    <div className={styles.cards}>
      {resources === null ? (
        <Card title={t('results.budget')}>{t('results.noResources')}</Card>
      ) : (
        <ResourceBudgetFigures resources={resources} onWhy={onWhy} />
      )}
      {needs === null ? (
        <Card title={t('results.needs')}>{t('results.noNeeds')}</Card>
      ) : (
        <NeedsCard needs={needs} onWhy={onWhy} />
      )}
    </div>
  )
}
