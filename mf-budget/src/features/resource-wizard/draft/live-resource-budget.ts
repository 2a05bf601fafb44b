import type { ResourceBasisValues } from '@veckovis/contracts/budget'
import {
  calculateResourceBudget,
  type CalculatedResourceBudget,
  type EnteredResourceBudget,
  type ResourceBudgetError,
} from '@veckovis/domain/budget'
import { enteredOf } from './read-draft'
import type { ResourceDraft } from './resource-draft'

/** What the draft comes to as it stands, or why that cannot be said yet. */
export type LiveResourceBudget =
  | { readonly state: 'incomplete' }
  | { readonly state: 'refused'; readonly error: ResourceBudgetError }
  | {
      readonly state: 'calculated'
      readonly entered: EnteredResourceBudget
      readonly values: ResourceBasisValues
      readonly calculated: CalculatedResourceBudget
    }

export const liveResourceBudgetOf = (
  draft: ResourceDraft,
  values: ResourceBasisValues | undefined,
): LiveResourceBudget => {
  const entered = enteredOf(draft)
  if (entered === null || values === undefined) return { state: 'incomplete' }
  const calculated = calculateResourceBudget(entered, values)
  return calculated.ok
    ? { state: 'calculated', entered, values, calculated: calculated.value }
    : { state: 'refused', error: calculated.error }
}
