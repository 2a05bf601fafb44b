import { formDraftKind } from '@veckovis/forms/draft'

export const budgetChangeDraft = formDraftKind('budget-change')
