import type { ResourceBasis, ResourceBudget } from '@veckovis/contracts/budget'
import { efficiencyOfYear } from '@veckovis/domain/budget'
import type { LiveResourceBudget } from './live-resource-budget'

type LiveEfficiency = {
  readonly efficiency: NonNullable<ResourceBudget['efficiency']>
  /** Hours of the whole year. */
  readonly neededHours: number
  readonly budgetedHours: number
}

/** What the draft makes of its needs budget as it stands; null while either of the two cannot be said. */
export const liveEfficiencyOf = (
  live: LiveResourceBudget,
  needs: ResourceBasis['needs'] | undefined,
): LiveEfficiency | null => {
  if (live.state !== 'calculated' || needs === null || needs === undefined) return null
  const { hoursForSchedule } = live.calculated.figures
  return {
    efficiency: efficiencyOfYear(needs, { hoursForSchedule, monthlyShares: live.entered.monthlyShares }),
    neededHours: needs.annualNeededHours,
    budgetedHours: hoursForSchedule,
  }
}
