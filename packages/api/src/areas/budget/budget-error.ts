import type { BudgetSettingRefusal, NeedsRefusal, ResourceRefusal } from '@veckovis/contracts/budget'
import { refuser } from '../../http/general-error'

export const budgetError = refuser<BudgetSettingRefusal | NeedsRefusal | ResourceRefusal>({
  'active-item': {
    status: 409,
    sv: 'En aktiv eller låst budget kan inte tas bort',
    en: 'You cannot delete active item',
  },
  'active-need': { status: 409, sv: 'En aktiv behovsbudget kan inte tas bort', en: 'You cannot delete active Need' },
  'budget-exists': { status: 409, sv: 'Budgeten finns redan', en: 'This Budget already exists' },
  'budget-locked': {
    status: 409,
    sv: 'Budgeten är låst och kan inte ändras.',
    en: 'The budget is locked and cannot be changed.',
  },
  'needs-budget-first': {
    status: 409,
    sv: 'Lås behovsbudgeten innan du skapar en resursbudget',
    en: 'Lock the needs budget before creating a resource budget',
  },
  'no-staff': {
    status: 409,
    sv: 'Lägg till personal innan du skapar en budget',
    en: 'Add staff before creating a budget',
  },
})
