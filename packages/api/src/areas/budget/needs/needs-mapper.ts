import type { NeedsBudget } from '@veckovis/contracts/budget'
import { annualNeededHours, type BudgetSetting } from '@veckovis/domain/budget'
import { fullTimeHoursOf } from '../unit-basis'
import type { StoredNeeds } from './needs-repository'

/** A locked budget keeps the hours of its lock; every other follows the settings. */
export const needsOf = (stored: StoredNeeds, settings: readonly BudgetSetting[]): NeedsBudget => {
  const fullTimeHours = stored.state === 'locked' ? stored.fullTimeHours : fullTimeHoursOf(settings, stored.year)
  return { ...stored, fullTimeHours, ...annualNeededHours({ ...stored, fullTimeHours }) }
}
