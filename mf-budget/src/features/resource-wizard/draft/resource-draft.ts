import type { ResourceBudget } from '@veckovis/contracts/budget'
import { budgetTypes, monthlySharesForYear, staffTypes, type BudgetType, type StaffType } from '@veckovis/domain/budget'
import { formatTyped } from '@veckovis/domain/numbers'
import { shareTexts } from '../../../parts/distribution-grid/share-texts'

/** The four steps, in their order (§4). */
export const resourceSteps = ['select', 'amounts', 'workers', 'distribution'] as const
export type ResourceStep = (typeof resourceSteps)[number]

/** What has been typed so far, as text: a wrong value is kept as it is until it is put right. */
export type ResourceDraft = {
  /** One id per wizard: a press that is repeated, or sent again after a lost answer, makes one budget. */
  readonly requestId: string
  /** The stored budget that is edited and the version it was read in; null for a new one. */
  readonly basedOn: { readonly id: number; readonly version: number } | null
  readonly step: ResourceStep
  readonly year: string
  readonly name: string
  readonly chosen: readonly BudgetType[]
  readonly amounts: Readonly<Record<BudgetType, string>>
  /** Annual workers; empty for none. */
  readonly workers: Readonly<Record<StaffType, string>>
  readonly obUsk: string
  /** Percent per month; empty until the year is known. */
  readonly shares: readonly string[]
}

const textPer = <Name extends string>(names: readonly Name[], textOf: (name: Name) => string): Record<Name, string> =>
  Object.fromEntries(names.map(name => [name, textOf(name)])) as Record<Name, string>

const nothing = () => ''

export const emptyDraft = (requestId: string): ResourceDraft => ({
  requestId,
  basedOn: null,
  step: 'select',
  year: '',
  name: '',
  chosen: [],
  amounts: textPer(budgetTypes, nothing),
  workers: textPer(staffTypes, nothing),
  obUsk: '0',
  shares: [],
})

type Typed = Pick<ResourceDraft, 'chosen' | 'amounts' | 'workers' | 'obUsk'>

const typedOf = (budget: ResourceBudget): Typed => {
  const amountOf = (type: BudgetType) => budget.budgetTypes.find(line => line.type === type)?.amount
  const workersOf = (type: StaffType) => budget.staffTypes.find(line => line.type === type)?.annualWorkers
  const textOf = (value: number | undefined) => (value === undefined ? '' : formatTyped(value))
  return {
    chosen: budgetTypes.filter(type => amountOf(type) !== undefined),
    amounts: textPer(budgetTypes, type => textOf(amountOf(type))),
    workers: textPer(staffTypes, type => textOf(workersOf(type))),
    obUsk: formatTyped(budget.obUsk),
  }
}

/** A stored budget as it is edited. */
export const draftOfResourceBudget = (budget: ResourceBudget, requestId: string): ResourceDraft => ({
  requestId,
  basedOn: { id: budget.id, version: budget.version },
  step: 'select',
  year: String(budget.year),
  name: budget.name,
  ...typedOf(budget),
  shares: shareTexts(budget.monthlyShares),
})

/** The figures of an earlier budget in place of what stands in the draft; shares by the days follow the year. */
export const withCopy = (draft: ResourceDraft, earlier: ResourceBudget, year: number): ResourceDraft => ({
  ...draft,
  ...typedOf(earlier),
  shares: shareTexts(monthlySharesForYear(earlier.monthlyShares, { from: earlier.year, to: year })),
})
