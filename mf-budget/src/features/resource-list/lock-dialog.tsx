import type { ResourceBudget } from '@veckovis/contracts/budget'
import { formatDecimals, formatMoney, formatPercent } from '@veckovis/domain/numbers'
import { useSave } from '@veckovis/forms/saving'
import { navigateTo, useTranslation } from '@veckovis/platform'
import { problemOf } from '@veckovis/platform/signed-in'
import { Button, Inline, Notice, ProblemNotice, Stack } from '@veckovis/ui'
import { Dialog } from '@veckovis/ui/dialog'
import { lockResourceBudget, refreshBudgets } from '../../data/budget-queries'
import { resourceProblemLines } from '../../data/resource-problem'

type LockDialogProps = { readonly budget: ResourceBudget; readonly onClose: () => void }

/** What stops changing with the lock: settings and pay of this moment. */
const Frozen = ({ basis }: Pick<ResourceBudget, 'basis'>) => {
  const { t } = useTranslation('mf-budget')
  const { payrollOverhead, meanMonthlyPay, fullTimeHours } = basis
  if (payrollOverhead === null || meanMonthlyPay === null) return null
  return (
    <p>
      {t('resources.lock.frozen', {
        overhead: formatPercent(payrollOverhead, 2),
        pay: formatMoney(meanMonthlyPay),
        hours: formatDecimals(fullTimeHours, 2),
      })}
    </p>
  )
}

const Locked = ({ budget, onClose }: LockDialogProps) => {
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
    save: () => lockResourceBudget(budget),
    // The list shows what holds now as soon as it comes; the way to the forecast does not wait for it.
    onSaved: () => void refreshBudgets(budget.unitId),
    problemOf,
    onProblem: () => void refreshBudgets(budget.unitId),
  })

/** Asks before the lock, which nothing undoes; it makes the year's forecast, and the way there is offered after it. */
export const LockDialog = ({ budget, onClose }: LockDialogProps) => {
  const { t } = useTranslation('mf-budget')
  const { isBusy, answer: locked, problem, save } = useLock(budget)
  const { name, year, basis, balance } = budget
  if (locked !== null) return <Locked budget={budget} onClose={onClose} />
  const isBalanced = balance?.isBalanced === true
  const footer = (
    <Inline justify="end">
      <Button onClick={onClose} disabled={isBusy}>
        {t('cancel')}
      </Button>
      <Button variant="primary" loading={isBusy} disabled={!isBalanced} onClick={() => void save()}>
        {t('resources.lock.action')}
      </Button>
    </Inline>
  )
  const title = t('resources.lock.title', { name })
  return (
    <Dialog open title={title} closable={!isBusy} onCancel={onClose} footer={footer}>
      <Stack gap={3}>
        <p>{t('resources.lock.confirm')}</p>
        <p>{t('resources.lock.makesForecast', { year })}</p>
        <Frozen basis={basis} />
        {!isBalanced && <Notice tone="warning">{t('resources.reasons.unbalanced')}</Notice>}
        {problem !== null && <ProblemNotice text={resourceProblemLines(problem, t)} />}
      </Stack>
    </Dialog>
  )
}
