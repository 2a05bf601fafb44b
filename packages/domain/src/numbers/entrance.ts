export {
  hoursFromHundredths,
  hundredthsFromHours,
  maximumHours,
  roundHalfAwayFromZero,
  type Hundredths,
} from './hundredths'
export type { Counted } from './counted'
export { plainNumber } from './plain-number'

export {
  formatCostPerHour,
  formatDecimals,
  formatFractionalHours,
  formatHours,
  formatMoney,
  formatPercent,
  formatQuota,
  formatTyped,
  nothing,
} from './format-numbers'
