import {
  amountFieldOf,
  budgetTypes,
  parseBudgetNumber,
  parseMonthlyShare,
  staffTypes,
  type BudgetType,
  type EnteredResourceBudget,
  type StaffType,
} from '@veckovis/domain/budget'
import { type Result } from '@veckovis/domain/result'
import type { ResourceDraft } from './resource-draft'

const amountOf = ({ amounts }: ResourceDraft, type: BudgetType) => parseBudgetNumber(amountFieldOf(type), amounts[type])
const workersOf = ({ workers }: ResourceDraft, type: StaffType) => parseBudgetNumber('annual-workers', workers[type])
const obUskOf = ({ obUsk }: ResourceDraft) => parseBudgetNumber('ob-usk', obUsk)

/** The staff types that something is typed for; an empty field is none. */
const namedStaffTypes = ({ workers }: ResourceDraft): StaffType[] =>
  staffTypes.filter(type => workers[type].trim() !== '')
/** In the order of the specification, whatever the order of the choices. */
export const chosenTypes = ({ chosen }: ResourceDraft): BudgetType[] =>
  budgetTypes.filter(type => chosen.includes(type))

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
