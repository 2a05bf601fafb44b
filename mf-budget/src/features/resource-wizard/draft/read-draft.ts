import {
  amountFieldOf,
  budgetTypes,
  longestBudgetName,
  parseBudgetNumber,
  parseBudgetYear,
  parseMonthlyShare,
  staffTypes,
  type BudgetType,
  type EnteredResourceBudget,
  type StaffType,
} from '@veckovis/domain/budget'
import { type Result } from '@veckovis/domain/result'
import type { ResourceDraft, ResourceStep } from './resource-draft'

/** The fields of the wizard; the ids of their inputs end in these. */
export type DraftField =
  'year' | 'name' | 'types' | 'obUsk' | `amount-${BudgetType}` | `workers-${StaffType}` | `share-${number}`

/** Why a field cannot be taken, as a key of the texts, by the field. */
export type DraftProblems = ReadonlyMap<DraftField, string>

type Checked = readonly [DraftField, Result<unknown, string>]

const problemsIn = (checked: readonly Checked[]): DraftProblems =>
  new Map(checked.flatMap(([field, result]) => (result.ok ? [] : [[field, result.error] as const])))

const checkName = (text: string): Result<string, string> => {
  const name = text.trim()
  if (name === '') return { ok: false, error: 'required' }
  return name.length > longestBudgetName ? { ok: false, error: 'too-long' } : { ok: true, value: name }
}

const amountOf = ({ amounts }: ResourceDraft, type: BudgetType) => parseBudgetNumber(amountFieldOf(type), amounts[type])
const workersOf = ({ workers }: ResourceDraft, type: StaffType) => parseBudgetNumber('annual-workers', workers[type])
const obUskOf = ({ obUsk }: ResourceDraft) => parseBudgetNumber('ob-usk', obUsk)

/** The staff types that something is typed for; an empty field is none. */
const namedStaffTypes = ({ workers }: ResourceDraft): StaffType[] =>
  staffTypes.filter(type => workers[type].trim() !== '')
/** In the order of the specification, whatever the order of the choices. */
const chosenTypes = ({ chosen }: ResourceDraft): BudgetType[] => budgetTypes.filter(type => chosen.includes(type))

const checks: Readonly<Record<ResourceStep, (draft: ResourceDraft) => Checked[]>> = {
  select: draft => [
    ['year', parseBudgetYear(draft.year)],
    ['name', checkName(draft.name)],
    ['types', draft.chosen.length === 0 ? { ok: false, error: 'required' } : { ok: true, value: draft.chosen }],
  ],
  amounts: draft => chosenTypes(draft).map(type => [`amount-${type}`, amountOf(draft, type)]),
  workers: draft => [
    ...namedStaffTypes(draft).map((type): Checked => [`workers-${type}`, workersOf(draft, type)]),
    ['obUsk', obUskOf(draft)],
  ],
  distribution: draft => draft.shares.map((text, index): Checked => [`share-${index + 1}`, parseMonthlyShare(text)]),
}

/** What has to be put right before the step is left. */
export const problemsOfStep = (draft: ResourceDraft, step: ResourceStep): DraftProblems =>
  problemsIn(checks[step](draft))

const allOf = <Value, Failure>(results: readonly Result<Value, Failure>[]): Value[] | null => {
  const values = results.flatMap(result => (result.ok ? [result.value] : []))
  return values.length === results.length ? values : null
}

/** What is calculated with; null while a field is empty or cannot be read. */
export const enteredOf = (draft: ResourceDraft): EnteredResourceBudget | null => {
  const types = chosenTypes(draft)
  const staff = namedStaffTypes(draft)
  const amounts = allOf(types.map(type => amountOf(draft, type)))
  const workers = allOf(staff.map(type => workersOf(draft, type)))
  const shares = allOf(draft.shares.map(parseMonthlyShare))
  const obUsk = obUskOf(draft)
  if (amounts === null || workers === null || shares?.length !== 12 || types.length === 0 || !obUsk.ok) return null
  return {
    budgetTypes: types.flatMap((type, index) => linesOf(type, amounts[index])),
    staffTypes: staff.flatMap((type, index) => workersLineOf(type, workers[index])),
    obUsk: obUsk.value,
    monthlyShares: shares,
  }
}

const linesOf = (type: BudgetType, amount: number | undefined) => (amount === undefined ? [] : [{ type, amount }])
const workersLineOf = (type: StaffType, annualWorkers: number | undefined) =>
  annualWorkers === undefined ? [] : [{ type, annualWorkers }]
