import {
  monthlySharesTolerance,
  type CalculatedResourceBudget,
  type ResourceBudgetFigureId,
} from '@veckovis/domain/budget'
import { formatCostPerHour, formatDecimals, formatFractionalHours, formatMoney } from '@veckovis/domain/numbers'
import { useTranslation } from '@veckovis/platform'
import { Icon, Notice } from '@veckovis/ui'
import { WhyButton, type AskWhy } from '../../parts/why-button'
import { ShownPayHint } from '../../parts/shown-pay-hint'
import type { LiveResourceBudget } from './draft/live-resource-budget'
import * as styles from './balance-panel.module.css'

type BalancePanelProps = { readonly live: LiveResourceBudget; readonly onWhy: AskWhy<ResourceBudgetFigureId> }

const shown = [
  ['annualSalary', 'money'],
  ['annualWorkerCost', 'money'],
  ['hourlyCost', 'money-per-hour'],
  ['hours', 'hours'],
  ['annualWorkers', 'workers'],
  ['fixedCostPerWeek', 'money-per-week'],
  ['annualSubstituteHours', 'hours'],
  ['hoursForSchedule', 'hours'],
] as const

const numberText = (value: number, unit: (typeof shown)[number][1]): string => {
  if (unit === 'hours') return formatFractionalHours(value)
  if (unit === 'workers') return formatDecimals(value, 2)
  return unit === 'money-per-hour' ? formatCostPerHour(value) : formatMoney(value)
}

type FigureProps = Pick<BalancePanelProps, 'onWhy'> & {
  readonly figure: ResourceBudgetFigureId
  readonly text: string
  readonly tone?: 'good' | 'bad' | undefined
}

const Figure = ({ figure, text, tone, onWhy }: FigureProps) => {
  const { t } = useTranslation('mf-budget')
  const name = t(`resources.figures.${figure}`)
  return (
    <div data-figure={figure} data-tone={tone}>
      <dt>{name}</dt>
      <dd>
        <strong>{text}</strong> <WhyButton figure={figure} name={name} onWhy={onWhy} />
      </dd>
    </div>
  )
}

type Calculated = Pick<BalancePanelProps, 'onWhy'> & { readonly calculated: CalculatedResourceBudget }

/** Both differences, whether they are in order or not. */
const Differences = ({ calculated: { balance }, onWhy }: Calculated) => {
  const { t } = useTranslation('mf-budget')
  const { costDifference, shareDifference } = balance
  const sharesFit = Math.abs(shareDifference) <= monthlySharesTolerance
  return (
    <dl className={styles.differences}>
      <Figure
        figure="leftForSchemeBudget"
        text={t('why.units.money', { value: formatMoney(costDifference) })}
        tone={costDifference < 0 ? 'bad' : 'good'}
        onWhy={onWhy}
      />
      <Figure
        figure="shareDifference"
        text={t('why.units.points', { value: formatFractionalHours(shareDifference) })}
        tone={sharesFit ? 'good' : 'bad'}
        onWhy={onWhy}
      />
    </dl>
  )
}

const Verdict = ({ balance }: CalculatedResourceBudget) => {
  const { t } = useTranslation('mf-budget')
  return (
    <p className={styles.verdict} role="status" data-tone={balance.isBalanced ? 'good' : 'bad'}>
      <Icon name={balance.isBalanced ? 'success' : 'warning'} />
      <strong>{t(balance.isBalanced ? 'resources.balanced' : 'resources.unbalanced')}</strong>
      {!balance.isBalanced && <span>{t('resources.unbalancedText')}</span>}
    </p>
  )
}

/** What the budget comes to while it is typed: the balance with both differences, and its figures. */
export const BalancePanel = ({ live, onWhy }: BalancePanelProps) => {
  const { t } = useTranslation('mf-budget')
  return (
    <section className={styles.balance} aria-label={t('resources.balance')}>
      <h2>{t('resources.balance')}</h2>
      {live.state === 'incomplete' && <p className={styles.wait}>{t('resources.incomplete')}</p>}
      {live.state === 'refused' && <Notice tone="warning">{t(`resources.refused.${live.error}`)}</Notice>}
      {live.state === 'calculated' && (
        <>
          <ShownPayHint shownPay={live.values.shownPay} />
          <Verdict {...live.calculated} />
          <Differences calculated={live.calculated} onWhy={onWhy} />
          <dl>
            {shown.map(([figure, unit]) => (
              <Figure
                key={figure}
                figure={figure}
                text={t(`why.units.${unit}`, { value: numberText(live.calculated.figures[figure], unit) })}
                onWhy={onWhy}
              />
            ))}
          </dl>
        </>
      )}
    </section>
  )
}
