import type { ReceivedForecast } from '@veckovis/contracts/forecast'
import { calendarDateInStockholm, toIsoDate } from '@veckovis/domain/calendar'
import { type BudgetBasisFigure } from '@veckovis/domain/forecast'
import { formatDecimals, formatFractionalHours, formatMoney } from '@veckovis/domain/numbers'
import { useTranslation } from '@veckovis/platform'
import { memo, useId } from 'react'
import type { Ask } from '../../context/asked'
import * as styles from './budget-basis.module.css'

/** What the forecast's budget rests on, as the server answers it; the forecast never changes it. */
export type BudgetBasis = Pick<
  ReceivedForecast['budget'],
  'annualSalary' | 'hours' | 'hoursForSchedule' | 'leftForSchemeBudget' | 'annualWorker' | 'obUsk' | 'lockedAt'
>

type BudgetBasisCardProps = { readonly budget: BudgetBasis; readonly onAsk: Ask | undefined }

/** Budget basis. */
export const BudgetBasisCard = memo(({ budget, onAsk }: BudgetBasisCardProps) => {
  const { t } = useTranslation('mf-forecast')
  const titleId = useId()
  const money = (kronor: number) => t('cards.money', { amount: formatMoney(kronor) })
  const hours = (amount: number) => t('cards.hours', { hours: formatFractionalHours(amount) })
  const { lockedAt } = budget
  const figures: readonly (readonly [BudgetBasisFigure | null, string, string])[] = [
    ['annualSalary', t('cards.basis.annualSalary'), money(budget.annualSalary)],
    ['hours', t('cards.basis.hours'), hours(budget.hours)],
    ['hoursForSchedule', t('cards.basis.hoursForSchedule'), hours(budget.hoursForSchedule)],
    ['leftForSchedule', t('cards.basis.leftForSchedule'), money(budget.leftForSchemeBudget)],
    ['annualWorkers', t('cards.basis.annualWorkers'), formatDecimals(budget.annualWorker.total, 2)],
    ['obUsk', t('cards.basis.obUsk'), money(budget.obUsk)],
    [
      null,
      t('cards.basis.lockedAt'),
      lockedAt === null || lockedAt === undefined
        ? t('cards.unknown')
        : toIsoDate(calendarDateInStockholm(new Date(lockedAt))),
    ],
  ]
  return (
    <section className={styles.basis} data-part="budget-basis" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('cards.basis.title')}</h2>
      <dl>
        {figures.map(([figure, name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {figure === null || onAsk === undefined ? (
                value
              ) : (
                <button
                  type="button"
                  aria-label={t('week.ask', { name, value })}
                  title={t('cards.why')}
                  onClick={event => onAsk({ kind: 'basis', figure }, event.currentTarget)}
                >
                  {value}
                </button>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
})
BudgetBasisCard.displayName = 'BudgetBasisCard'
