import { useQuery } from '@tanstack/react-query'
import type { NeedsBudgetList, ResourceBudget, ResourceBudgetList } from '@veckovis/contracts/budget'
import { explainResourceBudget, parseBudgetYear, type ResourceBudgetFigureId } from '@veckovis/domain/budget'
import { calendarDateInStockholm } from '@veckovis/domain/calendar'
import { newRequestId } from '@veckovis/forms/saving'
import { useWizardDraft } from '@veckovis/forms/wizard'
import { useProgress, useTranslation } from '@veckovis/platform'
import { LoadFailureNotice } from '@veckovis/platform/signed-in'
import { Navigate, useNavigate, useParams } from '@veckovis/platform/router'
import { Skeleton } from '@veckovis/ui'
import { useState } from 'react'
import { needsListQuery, resourceBasisQuery, resourceListQuery } from '../data/budget-queries'
import { overheadOfYear, payrollOverheadQuery } from '../data/payroll-overhead'
import { yearOfNewResource } from '../data/year-of-new-resource'
import { useExplanation } from '../parts/explanation/use-explanation'
import { BalancePanel } from '../features/resource-wizard/balance-panel'
import { withYear } from '../features/resource-wizard/draft/change-year'
import { liveEfficiencyOf } from '../features/resource-wizard/draft/live-efficiency'
import { liveResourceBudgetOf } from '../features/resource-wizard/draft/live-resource-budget'
import { draftOfResourceBudget, emptyDraft, type ResourceDraft } from '../features/resource-wizard/draft/resource-draft'
import { resourceDraftKind } from '../features/resource-wizard/draft/stored-draft'
import { ResourceWizard } from '../features/resource-wizard/resource-wizard'
import { EfficiencyCheck } from './efficiency-check'
import { NoStaffNotice } from './no-staff-notice'

type WizardOfDraftProps = { readonly unitId: number; readonly subject: string; readonly initial: ResourceDraft }

/** What the year of the draft begins with, asked for when the year is one. */
const useBasis = (unitId: number, yearText: string) => {
  const year = parseBudgetYear(yearText)
  const asked = year.ok ? year.value : 0
  const basis = useQuery({ ...resourceBasisQuery(unitId, asked), enabled: year.ok })
  const overheads = useQuery(payrollOverheadQuery)
  useProgress(basis.isFetching || overheads.isFetching)
  return {
    basis: year.ok ? basis.data : undefined,
    overhead: overheads.data === undefined || !year.ok ? undefined : overheadOfYear(overheads.data, asked),
    error: basis.error ?? overheads.error,
    isFetching: basis.isFetching || overheads.isFetching,
    refetch: () => void Promise.all([basis.refetch(), overheads.refetch()]),
  }
}

const WizardOfDraft = ({ unitId, subject, initial }: WizardOfDraftProps) => {
  const navigate = useNavigate()
  const wizard = useWizardDraft({ kind: resourceDraftKind, unitId, subject, fresh: initial })
  const { draft, discard } = wizard
  const { basis, overhead, error, isFetching, refetch } = useBasis(unitId, draft.year)
  const live = liveResourceBudgetOf(draft, basis?.values)
  const compared = liveEfficiencyOf(live, basis?.needs)
  const { ask, popover } = useExplanation<ResourceBudgetFigureId>(figure =>
    live.state === 'calculated' ? explainResourceBudget(live.entered, live.values, figure) : null,
  )
  return (
    <>
      <ResourceWizard
        unitId={unitId}
        wizard={wizard}
        basis={basis}
        overhead={overhead}
        notices={error !== null && <LoadFailureNotice error={error} retrying={isFetching} onRetry={refetch} />}
        balance={<BalancePanel live={live} onWhy={ask} />}
        efficiency={compared !== null && <EfficiencyCheck {...compared} />}
        onSaved={({ id }) => {
          discard()
          void navigate(`/resources/${id}?saved`)
        }}
        onCancel={() => void navigate('/resources')}
      />
      {popover}
    </>
  )
}

type MakingOfProps = {
  readonly unitId: number
  readonly needs: NeedsBudgetList['budgets']
  readonly resources: ResourceBudgetList['budgets']
}

const MakingOf = ({ unitId, needs, resources }: MakingOfProps) => {
  const [initial] = useState(() => {
    const year = yearOfNewResource(needs, resources, calendarDateInStockholm(new Date()).year)
    return withYear(emptyDraft(newRequestId()), String(year))
  })
  return <WizardOfDraft unitId={unitId} subject="new" initial={initial} />
}

/** The four steps of a new budget. */
export const ResourceMaking = ({ unitId }: { readonly unitId: number }) => {
  const { t } = useTranslation('mf-budget')
  const resources = useQuery(resourceListQuery(unitId))
  const needs = useQuery(needsListQuery(unitId))
  const error = resources.error ?? needs.error
  const retry = () => void Promise.all([resources.refetch(), needs.refetch()])
  if (resources.data?.write === false) return <Navigate to="/resources" replace />
  if (resources.data?.hasStaff === false) return <NoStaffNotice />
  if (resources.data !== undefined && needs.data !== undefined)
    return <MakingOf unitId={unitId} needs={needs.data.budgets} resources={resources.data.budgets} />
  if (error === null) return <Skeleton lines={10} label={t('loading')} />
  return <LoadFailureNotice error={error} retrying={resources.isFetching || needs.isFetching} onRetry={retry} />
}

const EditingOf = ({ unitId, budget }: { readonly unitId: number; readonly budget: ResourceBudget }) => {
  const [initial] = useState(() => draftOfResourceBudget(budget, newRequestId()))
  return <WizardOfDraft unitId={unitId} subject={String(budget.id)} initial={initial} />
}

/** The four steps of a stored budget; a locked one is shown instead. */
export const ResourceEditing = ({ unitId }: { readonly unitId: number }) => {
  const { t } = useTranslation('mf-budget')
  const { id } = useParams()
  const { data: list, error, isFetching, refetch } = useQuery(resourceListQuery(unitId))
  const budget = list?.budgets.find(one => String(one.id) === id)
  const [opened, setOpened] = useState<ResourceBudget | null>(null)
  // The budget as it was when the wizard opened: another version must not reach the form behind the person's back.
  if (opened === null && budget !== undefined && budget.state !== 'locked') setOpened(budget)
  if (opened !== null && list?.write === true) return <EditingOf unitId={unitId} budget={opened} />
  if (list === undefined && error !== null)
    return <LoadFailureNotice error={error} retrying={isFetching} onRetry={() => void refetch()} />
  if (list === undefined) return <Skeleton lines={10} label={t('loading')} />
  return <Navigate to={budget === undefined ? '/resources' : `/resources/${budget.id}`} replace />
}
