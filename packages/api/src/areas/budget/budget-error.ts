import type {
  BudgetChangeRefusal,
  BudgetSettingRefusal,
  NeedsRefusal,
  ResourceRefusal,
} from '@veckovis/contracts/budget'
import { refuser } from '../../http/general-error'

export const budgetError = refuser<BudgetChangeRefusal | BudgetSettingRefusal | NeedsRefusal | ResourceRefusal>(
  'budget',
  {
    'active-item': 409,
    'active-need': 409,
    'budget-exists': 409,
    'budget-locked': 409,
    'needs-budget-first': 409,
    'no-staff': 409,
  },
)
