import { useQuery } from '@tanstack/react-query'
import type { ResourceBudget, ResourceBudgetList } from '@veckovis/contracts/budget'
import { explainResourceBudget, type ResourceBudgetFigureId } from '@veckovis/domain/budget'
import { Loaded } from '@veckovis/forms/loaded'
import { lazyPage, navigateTo, useTranslation } from '@veckovis/platform'
import { Link, Navigate, useNavigate, useParams, useSearchParams } from '@veckovis/platform/router'
import { Button, Inline, Notice } from '@veckovis/ui'
import { resourceListQuery } from '../data/budget-queries'
import { useExplanation } from '../parts/explanation/use-explanation'
import { LockRequestNotice } from '../parts/lock-request/lock-request-state'
import { ResourceBudgetFigures } from '../features/results/resource-budget-figures'
import { ResourceBudgetActions } from './resource-budget-actions'
import * as styles from '../features/results/results.module.css'

/** Only on a locked budget, and fetched there. */
const BudgetChanges = lazyPage<{ readonly unitId: number; readonly year: number }>(() =>
  import('../features/budget-changes/budget-changes').then(module => module.BudgetChanges),
)

const NextSteps = ({ budget }: { readonly budget: ResourceBudget }) => {
  const { t } = useTranslation('mf-budget')
  return (
    <Inline gap={5}>
      <Link to="/resources">{t('resources.toList')}</Link>
      <Link to={`/results?year=${budget.year}`}>{t('resources.toResults')}</Link>
      {budget.state === 'locked' && (
        <Button variant="primary" onClick={() => navigateTo(`/forecast?year=${budget.year}`)}>
          {t('resources.lock.toForecast')}
        </Button>
      )}
    </Inline>
  )
}

const Saved = ({ budget }: { readonly budget: ResourceBudget }) => {
  const { t } = useTranslation('mf-budget')
  const isSeenUnbalanced = budget.balance?.isBalanced !== true && budget.basis.shownPay !== 'withheld'
  return (
    <Notice tone="success" announce title={t('resources.saved', { name: budget.name })}>
      {t(`resources.savedNext.${budget.state}`)} {isSeenUnbalanced && t('resources.savedUnbalanced')}
    </Notice>
  )
}

const ShownBudget = ({ budget, rights }: { readonly budget: ResourceBudget; readonly rights: ResourceBudgetList }) => {
  const navigate = useNavigate()
  const [address] = useSearchParams()
  const { ask, popover } = useExplanation<ResourceBudgetFigureId>(figure =>
    explainResourceBudget(budget, budget.basis, figure),
  )
  return (
    <>
      {address.has('saved') && <Saved budget={budget} />}
      <Inline justify="between">
        <NextSteps budget={budget} />
        <Inline>
          <ResourceBudgetActions
            budget={budget}
            rights={rights}
            onEdit={() => void navigate(`/resources/${budget.id}/edit`)}
            onDeleted={() => void navigate('/resources')}
          />
        </Inline>
      </Inline>
      <LockRequestNotice request={budget.lockRequest} />
      <div className={styles.cards}>
        <ResourceBudgetFigures resources={budget} onWhy={ask} />
      </div>
      {budget.state === 'locked' && <BudgetChanges unitId={budget.unitId} year={budget.year} />}
      {popover}
    </>
  )
}

/** One stored budget with its figures and what comes next; after a save it says so. */
export const ResourceView = ({ unitId }: { readonly unitId: number }) => {
  const { id } = useParams()
  return (
    <Loaded query={useQuery(resourceListQuery(unitId))} lines={8}>
      {list => {
        const budget = list.budgets.find(one => String(one.id) === id)
        return budget === undefined ? (
          <Navigate to="/resources" replace />
        ) : (
          <ShownBudget budget={budget} rights={list} />
        )
      }}
    </Loaded>
  )
}
