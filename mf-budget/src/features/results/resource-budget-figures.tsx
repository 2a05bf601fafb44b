import type { ResourceBudget } from '@veckovis/contracts/budget'
import { type ResourceBudgetFigureId } from '@veckovis/domain/budget'
import { formatCostPerHour, formatDecimals, formatFractionalHours, formatMoney } from '@veckovis/domain/numbers'
import { useTranslation } from '@veckovis/platform'
import { Card, classNames } from '@veckovis/ui'
import { noFiguresText } from '../../data/no-figures'
import { ShownPayHint } from '../../parts/shown-pay-hint'
import { StateMark } from '../../parts/state-mark'
import type { AskWhy } from '../../parts/why-button'
import { FigureLine } from './figure-line'
import * as styles from './results.module.css'

type Figures = NonNullable<ResourceBudget['figures']>
type ShownFigure = Exclude<ResourceBudgetFigureId, 'shareDifference'>
type Ask = { readonly onWhy: AskWhy<ShownFigure> }

const listed = [
  ['annualSalary', 'money'],
  ['hours', 'hours'],
  ['annualWorkers', 'workers'],
  ['leftForSchemeBudget', 'money'],
  ['hoursForSchedule', 'hours'],
  ['annualSubstituteHours', 'hours'],
  ['fixedCostPerWeek', 'money-per-week'],
  ['annualWorkerCost', 'money'],
  ['hourlyCost', 'money-per-hour'],
] as const satisfies readonly (readonly [keyof Figures & ShownFigure, string])[]

const numberText = (value: number, unit: (typeof listed)[number][1]): string => {
  if (unit === 'hours') return formatFractionalHours(value)
  if (unit === 'workers') return formatDecimals(value, 2)
  return unit === 'money-per-hour' ? formatCostPerHour(value) : formatMoney(value)
}

const ResourceBudgetCard = ({ resources, figures, onWhy }: Ask & { resources: ResourceBudget; figures: Figures }) => {
  const { t } = useTranslation('mf-budget')
  return (
    <Card title={t('results.budget')} className={classNames(styles.card, styles.cardTall)}>
      <p className={styles.name}>
        {resources.name} <StateMark state={resources.state} />
      </p>
      <ShownPayHint shownPay={resources.basis.shownPay} />
      <dl className={styles.figures}>
        {listed.map(([figure, unit]) => (
          <FigureLine
            key={figure}
            figure={figure}
            name={t(`resources.figures.${figure}`)}
            text={t(`why.units.${unit}`, { value: numberText(figures[figure], unit) })}
            onWhy={onWhy}
          />
        ))}
      </dl>
    </Card>
  )
}

const StaffCard = ({ resources, figures }: { readonly resources: ResourceBudget; readonly figures: Figures }) => {
  const { t } = useTranslation('mf-budget')
  const { staffTypes } = resources
  const money = (kronor: number) => t('why.units.money', { value: formatMoney(kronor) })
  return (
    <Card title={t('results.staff')} className={styles.card}>
      {staffTypes.length === 0 && <p>{t('results.noStaffTypes')}</p>}
      {staffTypes.length > 0 && (
        <table className={styles.table} aria-label={t('results.staff')}>
          <thead>
            <tr>
              <th scope="col">{t('resources.staffType')}</th>
              <th scope="col">{t('resources.annualWorkers')}</th>
              <th scope="col">{t('resources.costPerYear')}</th>
            </tr>
          </thead>
          <tbody>
            {staffTypes.map(({ type, annualWorkers }) => (
              <tr key={type}>
                <th scope="row">{t(`why.names.${type}`)}</th>
                <td>{formatDecimals(annualWorkers, 2)}</td>
                <td>{money(annualWorkers * figures.annualWorkerCost)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className={styles.unsocialHours}>
        {t('why.names.ob-usk')}: {money(resources.obUsk)}
      </p>
    </Card>
  )
}

/** What a resource budget comes to: money, hours and annual workers, and its staff outside the schedule. */
export const ResourceBudgetFigures = ({ resources, onWhy }: Ask & { readonly resources: ResourceBudget }) => {
  const { t } = useTranslation('mf-budget')
  const { figures } = resources
  if (figures === null) return <Card title={t('results.budget')}>{t(noFiguresText(resources.basis))}</Card>
  return (
    <>
      <ResourceBudgetCard resources={resources} figures={figures} onWhy={onWhy} />
      <StaffCard resources={resources} figures={figures} />
    </>
  )
}
