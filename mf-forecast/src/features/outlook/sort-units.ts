import type { UnitOutlook } from '@veckovis/contracts/forecast'
import type { RecordSort } from '@veckovis/ui/record-table'

export type OutlookSortKey = 'unit' | 'efficiency' | 'cost' | 'nextRed' | 'remaining' | 'savedAt'

/** What a row is sorted by; null stands last in both directions. */
const valueOf = ({ outlook }: UnitOutlook, key: Exclude<OutlookSortKey, 'unit'>): number | null => {
  if (outlook === null) return null
  switch (key) {
    case 'efficiency':
      return Math.abs(outlook.efficiency - outlook.target)
    // A deficit costs as a surplus does: what counts is how far it is from the target.
    case 'cost':
      return outlook.cost === null ? null : Math.abs(outlook.cost)
    case 'nextRed':
      return outlook.nextRed === null ? null : outlook.nextRed.year * 100 + outlook.nextRed.week
    case 'remaining':
      return outlook.remaining
    case 'savedAt':
      return outlook.savedAt === null ? null : Date.parse(outlook.savedAt)
  }
}

const compare = (one: number | null, other: number | null, sign: 1 | -1): number => {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  return sign * (one - other)
}

/** The rows come in the Swedish order of their names, which also orders what is equal. */
export const sortUnits = (rows: readonly UnitOutlook[], { key, direction }: RecordSort<OutlookSortKey>) => {
  const sign = direction === 'ascending' ? 1 : -1
  if (key === 'unit') return sign === 1 ? [...rows] : rows.toReversed()
  return rows.toSorted((one, other) => compare(valueOf(one, key), valueOf(other, key), sign))
}
