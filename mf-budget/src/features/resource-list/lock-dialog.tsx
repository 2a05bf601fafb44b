import type { ResourceBudget } from '@veckovis/contracts/budget'
import { monthlySharesTolerance } from '@veckovis/domain/budget'
import { formatDecimals, formatFractionalHours, formatMoney, formatPercent } from '@veckovis/domain/numbers'
import { useSave } from '@veckovis/forms/saving'
import { navigateTo, useTranslation } from '@veckovis/platform'
import { problemOf, refusalText } from '@veckovis/platform/signed-in'
import { Button, Checkbox, Inline, Notice, ProblemNotice, Stack } from '@veckovis/ui'
import { Dialog } from '@veckovis/ui/dialog'
import { useState, type ReactNode } from 'react'
import { lockResourceBudget, refreshBudgets } from '../../data/budget-queries'
import { ShownPayHint } from '../../parts/shown-pay-hint'

type LockDialogProps = {
  readonly budget: ResourceBudget
  /** The hours against the need, which are fixed by the lock. */
  readonly efficiency: ReactNode
  readonly onClose: () => void
}

/** What stops changing with the lock: settings and pay of this moment. */
const Frozen = ({ basis }: Pick<ResourceBudget, 'basis'>) => {
  const { t } = useTranslation('mf-budget')
  const { payrollOverhead, meanMonthlyPay, shownPay, fullTimeHours } = basis
  if (payrollOverhead === null) return null
  const overhead = formatPercent(payrollOverhead, 2)
  const hours = formatDecimals(fullTimeHours, 2)
  // The lock freezes the exact pay, whatever is shown before it.
  if (shownPay !== undefined) return <p>{t('resources.lock.frozenExact', { overhead, hours })}</p>
  if (meanMonthlyPay === null) return null
  return <p>{t('resources.lock.frozen', { overhead, pay: formatMoney(meanMonthlyPay), hours })}</p>
}

const Locked = ({ budget, onClose }: Omit<LockDialogProps, 'efficiency'>) => {
  const { t } = useTranslation('mf-budget')
  const { name, year } = budget
  const footer = (
    <Inline justify="end">
      <Button onClick={onClose}>{t('close')}</Button>
      <Button variant="primary" onClick={() => navigateTo(`/forecast?year=${year}`)}>
        {t('resources.lock.toForecast')}
      </Button>
    </Inline>
  )
  return (
    <Dialog open title={t('resources.lock.doneTitle')} onCancel={onClose} footer={footer}>
      <Notice tone="success" announce>
        {t('resources.lock.done', { name, year })}
      </Notice>
    </Dialog>
  )
}

const useLock = (budget: ResourceBudget) =>
  useSave({
    save: (confirmsUnbalanced: boolean) =>
      lockResourceBudget(budget, confirmsUnbalanced ? { confirmsUnbalanced } : null),
    // The list shows what holds now as soon as it comes; the way to the forecast does not wait for it.
    onSaved: () => void refreshBudgets(budget.unitId),
    problemOf,
    onProblem: () => void refreshBudgets(budget.unitId),
  })

type UnbalancedProps = {
  readonly balance: NonNullable<ResourceBudget['balance']>
  readonly isConfirmed: boolean
  readonly onConfirm: (isConfirmed: boolean) => void
}

/** What a budget that is not balanced lacks, what the lock makes of it, and the confirmation. */
const Unbalanced = ({ balance, isConfirmed, onConfirm }: UnbalancedProps) => {
  const { t } = useTranslation('mf-budget')
  const { costDifference, shareDifference } = balance
  const side = (value: number) => (value < 0 ? 'below' : 'above')
  return (
    <Notice tone="warning" title={t('resources.lock.unbalanced')}>
      <ul>
        {costDifference < 0 && (
          <li>
            {t('resources.lock.cost', { amount: formatMoney(-costDifference) })} {t('resources.lock.costBecomes')}
          </li>
        )}
        {Math.abs(shareDifference) > monthlySharesTolerance && (
          <li>
            {t(`resources.lock.shares.${side(shareDifference)}`, {
              points: formatFractionalHours(Math.abs(shareDifference)),
            })}{' '}
            {t(shareDifference > -100 ? 'resources.lock.sharesBecome' : 'resources.lock.sharesNone')}
          </li>
        )}
      </ul>
      <Checkbox
        label={t('resources.lock.confirmUnbalanced')}
        checked={isConfirmed}
        onChange={event => onConfirm(event.target.checked)}
      />
    </Notice>
  )
}

/** The balance rests on pay that is not shown to this person, who locks without having seen it (docs/decisions/0023). */
const BalanceNotShown = ({ isConfirmed, onConfirm }: Omit<UnbalancedProps, 'balance'>) => {
  const { t } = useTranslation('mf-budget')
  return (
    <Notice tone="warning" title={t('resources.lock.notShown')}>
      <p>{t('resources.shownPay.withheld')}</p>
      <Checkbox
        label={t('resources.lock.confirmNotShown')}
        checked={isConfirmed}
        onChange={event => onConfirm(event.target.checked)}
      />
    </Notice>
  )
}

/** Asks before the lock, which nothing undoes; it makes the year's forecast, and the way there is offered after it. */
export const LockDialog = ({ budget, efficiency, onClose }: LockDialogProps) => {
  const { t } = useTranslation('mf-budget')
  const { isBusy, answer: locked, problem, save } = useLock(budget)
  const [isConfirmed, confirm] = useState(false)
  const { name, year, basis, balance } = budget
  if (locked !== null) return <Locked budget={budget} onClose={onClose} />
  const isWithheld = basis.shownPay === 'withheld'
  const mayLock = isConfirmed || balance?.isBalanced === true
  const footer = (
    <Inline justify="end">
      <Button onClick={onClose} disabled={isBusy}>
        {t('cancel')}
      </Button>
      <Button variant="primary" loading={isBusy} disabled={!mayLock} onClick={() => void save(isConfirmed)}>
        {t('resources.lock.action')}
      </Button>
    </Inline>
  )
  const title = t('resources.lock.title', { name })
  return (
    <Dialog open title={title} width={640} closable={!isBusy} onCancel={onClose} footer={footer}>
      <Stack gap={3}>
        <p>{t('resources.lock.confirm')}</p>
        <p>{t('resources.lock.makesForecast', { year })}</p>
        <Frozen basis={basis} />
        {balance === null && !isWithheld && <Notice tone="warning">{t('resources.noFigures')}</Notice>}
        {balance === null && isWithheld && <BalanceNotShown isConfirmed={isConfirmed} onConfirm={confirm} />}
        {!isWithheld && <ShownPayHint shownPay={basis.shownPay} />}
        {efficiency}
        {balance?.isBalanced === false && (
          <Unbalanced balance={balance} isConfirmed={isConfirmed} onConfirm={confirm} />
        )}
        {problem !== null && <ProblemNotice text={refusalText(problem, 'budget')} />}
      </Stack>
    </Dialog>
  )
}
