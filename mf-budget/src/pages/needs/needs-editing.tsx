import { useQuery } from '@tanstack/react-query'
import type { NeedsBudget, NeedsBudgetList } from '@veckovis/contracts/budget'
import { checkNeedsEdit } from '@veckovis/domain/budget'
import { calendarDateInStockholm } from '@veckovis/domain/calendar'
import { Loaded } from '@veckovis/forms/loaded'
import { newRequestId } from '@veckovis/forms/saving'
import { useTranslation } from '@veckovis/platform'
import { Navigate, useLocation, useNavigate, useParams } from '@veckovis/platform/router'
import { Notice } from '@veckovis/ui'
import { useState } from 'react'
import { needsListQuery } from '../../data/budget-queries'
import { draftOfNeedsBudget, emptyNeedsDraft } from '../../data/needs-draft'
import { NeedsWizard } from '../../features/needs-wizard/needs-wizard'
import { NoStaffNotice } from '../no-staff-notice'

type OfUnit = { readonly unitId: number }

/** The first year from this one on that has no budget yet. */
const yearWithout = ({ budgets }: NeedsBudgetList): number => {
  const { year } = calendarDateInStockholm(new Date())
  const taken = new Set(budgets.map(budget => budget.year))
  return [year, year + 1, year + 2].find(candidate => !taken.has(candidate)) ?? year
}

const Making = ({ unitId, list }: OfUnit & { readonly list: NeedsBudgetList }) => {
  const navigate = useNavigate()
  const [fresh] = useState(() => emptyNeedsDraft(newRequestId(), yearWithout(list)))
  return (
    <NeedsWizard
      unitId={unitId}
      subject="new"
      fresh={fresh}
      record={null}
      onSaved={({ id }) => void navigate(`/needs/${id}?saved`)}
      onLeave={() => void navigate('/needs')}
    />
  )
}

/** Whether the question about a locked budget was answered on the way here. */
const useConfirmed = (): boolean => {
  const { state } = useLocation() as { state: unknown }
  return typeof state === 'object' && state !== null && 'confirmsLocked' in state && state.confirmsLocked === true
}

const Editing = ({ unitId, budget }: OfUnit & { readonly budget: NeedsBudget }) => {
  const navigate = useNavigate()
  const isConfirmed = useConfirmed()
  const [fresh] = useState(() => draftOfNeedsBudget(budget, newRequestId()))
  const back = `/needs/${budget.id}`
  return (
    <NeedsWizard
      unitId={unitId}
      subject={String(budget.id)}
      fresh={fresh}
      record={budget}
      isConfirmed={isConfirmed}
      onSaved={() => void navigate(`${back}?saved`)}
      onLeave={() => void navigate(back)}
    />
  )
}

/** The two steps of a new budget. */
export const NeedsMaking = ({ unitId }: OfUnit) => (
  <Loaded query={useQuery(needsListQuery(unitId))} lines={10}>
    {list => {
      if (!list.write) return <Navigate to="/needs" replace />
      return list.hasStaff ? <Making unitId={unitId} list={list} /> : <NoStaffNotice />
    }}
  </Loaded>
)

const EditingOf = ({ unitId, list }: OfUnit & { readonly list: NeedsBudgetList }) => {
  const { t } = useTranslation('mf-budget')
  const { id } = useParams()
  const budget = list.budgets.find(one => String(one.id) === id)
  if (budget === undefined) return <Notice tone="warning">{t('gone')}</Notice>
  if (!list.write) return <Navigate to={`/needs/${budget.id}`} replace />
  const edited = checkNeedsEdit(budget, true)
  return edited.ok ? (
    <Editing key={budget.id} unitId={unitId} budget={budget} />
  ) : (
    <Notice tone="warning">{t(`needs.closed.${edited.error}`)}</Notice>
  )
}

/** The two steps of a stored budget; one that can not be edited any more says why. */
export const NeedsEditing = ({ unitId }: OfUnit) => (
  <Loaded query={useQuery(needsListQuery(unitId))} lines={10}>
    {list => <EditingOf unitId={unitId} list={list} />}
  </Loaded>
)
