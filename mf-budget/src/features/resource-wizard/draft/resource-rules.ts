import { amountFieldOf, staffTypes } from '@veckovis/domain/budget'
import { listField, optional, textField } from '@veckovis/forms/rules'
import { array, object, string, type Schema } from 'yup'
import { budgetName, budgetYear, monthlyShare, readNumber } from '../../../data/budget-rules'
import { chosenTypes } from './read-draft'
import type { ResourceDraft, ResourceStep } from './resource-draft'

const select = object({
  year: budgetYear,
  name: budgetName,
  chosen: listField(string(), types => (types.length === 0 ? 'required' : null)),
})

/** Only what is chosen needs an amount. */
const amounts = (draft: ResourceDraft) =>
  object({
    amounts: object(
      Object.fromEntries(chosenTypes(draft).map(type => [type, textField(readNumber(amountFieldOf(type)))])),
    ),
  })

const workers = object({
  workers: object(
    Object.fromEntries(staffTypes.map(type => [type, textField(optional(readNumber('annual-workers')))])),
  ),
  obUsk: textField(readNumber('ob-usk')),
})

const distribution = object({ shares: array(monthlyShare) })

/** What has to be put right before the step is left. */
export const resourceSchema = (draft: ResourceDraft, step: ResourceStep): Schema => {
  if (step === 'select') return select
  if (step === 'amounts') return amounts(draft)
  return step === 'workers' ? workers : distribution
}
