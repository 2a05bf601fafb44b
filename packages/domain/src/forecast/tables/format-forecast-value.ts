import { formatDecimals, formatFractionalHours, formatMoney, formatPercent } from '../../numbers/format-numbers'
import type { NumberUnit } from './forecast-table'

/** A number of a table in the way its unit is shown. Throws a RangeError unless finite. */
export const formatForecastValue = (value: number, unit: NumberUnit): string => {
  switch (unit) {
    case 'hours':
      return formatFractionalHours(value)
    case 'money':
      return formatMoney(value)
    case 'percent':
      return formatPercent(value, 1)
    case 'fte':
      return formatDecimals(value, 2)
  }
}
