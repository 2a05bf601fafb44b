import { useQuery } from '@tanstack/react-query'
import type { NeedsBudgetList, ResourceBudget, ResourceBudgetList } from '@veckovis/contracts/budget'
import { explainResourceBudget, parseBudgetYear, type ResourceBudgetFigureId } from '@veckovis/domain/budget'
import { calendarDateInStockholm } from '@veckovis/domain/calendar'
import { FailedLoad, Loaded, readTogether } from '@veckovis/forms/loaded'
import { newRequestId } from '@veckovis/forms/saving'
import { useWizardDraft } from '@veckovis/forms/wizard'
import { useProgress } from '@veckovis/platform'
import { Navigate, useNavigate, useParams } from '@veckovis/platform/router'
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
  const read = readTogether(basis, overheads)
  useProgress(read.isFetching)
  return {
    read,
    basis: year.ok ? basis.data : undefined,
    overhead: overheads.data === undefined || !year.ok ? undefined : overheadOfYear(overheads.data, asked),
  }
}

const WizardOfDraft = ({ unitId, subject, initial }: WizardOfDraftProps) => {
  const navigate = useNavigate()
  const wizard = useWizardDraft({ kind: resourceDraftKind, unitId, subject, fresh: initial })
  const { draft, discard } = wizard
  const { read, basis, overhead } = useBasis(unitId, draft.year)
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
        notices={<FailedLoad query={read} />}
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
  const resources = useQuery(resourceListQuery(unitId))
  const needs = useQuery(needsListQuery(unitId))
  if (resources.data?.write === false) return <Navigate to="/resources" replace />
  if (resources.data?.hasStaff === false) return <NoStaffNotice />
  return (
    <Loaded query={readTogether(needs, resources)} lines={10}>
      {lists => <MakingOf unitId={unitId} needs={lists[0].budgets} resources={lists[1].budgets} />}
    </Loaded>
  )
}

const EditingOf = ({ unitId, budget }: { readonly unitId: number; readonly budget: ResourceBudget }) => {
  const [initial] = useState(() => draftOfResourceBudget(budget, newRequestId()))
  return <WizardOfDraft unitId={unitId} subject={String(budget.id)} initial={initial} />
}

/** The four steps of a stored budget; a locked one is shown instead. */
export const ResourceEditing = ({ unitId }: { readonly unitId: number }) => {
  const { id } = useParams()
  const query = useQuery(resourceListQuery(unitId))
  const budget = query.data?.budgets.find(one => String(one.id) === id)
  const [opened, setOpened] = useState<ResourceBudget | null>(null)
  // The budget as it was when the wizard opened: another version must not reach the form behind the person's back.
  if (opened === null && budget !== undefined && budget.state !== 'locked') setOpened(budget)
  return (
    <Loaded query={query} lines={10}>
      {({ write }) =>
        opened !== null && write ? (
          <EditingOf unitId={unitId} budget={opened} />
        ) : (
          <Navigate to={budget === undefined ? '/resources' : `/resources/${budget.id}`} replace />
        )
      }
    </Loaded>
  )
}
