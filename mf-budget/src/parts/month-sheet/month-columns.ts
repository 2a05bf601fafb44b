import type { SheetColumn } from '@veckovis/grid'
import { monthNames } from '../month-names'

/** The twelve months of a budget year: none of them is over for a budget. */
export const monthColumns = (language: 'sv' | 'en'): SheetColumn[] =>
  monthNames(language).map((title, index) => ({
    id: index + 1,
    kind: 'month',
    title,
    isPast: false,
    isCurrent: false,
  }))
