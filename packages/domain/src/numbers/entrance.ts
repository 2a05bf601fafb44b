export {
  hoursFromHundredths,
  hundredthsFromHours,
  maximumHours,
  roundHalfAwayFromZero,
  type Hundredths,
} from './hundredths'

export {
  formatCostPerHour,
  formatDecimals,
  formatFractionalHours,
  formatHours,
  formatMoney,
  formatPercent,
} from './format-numbers'
