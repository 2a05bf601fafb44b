import type { ChangeOrigin } from '@veckovis/contracts/forecast'
import { shownHours, type StoredRow, type WeekOrigins } from '../stored-forecast'
import type { ChangedCell, ChangedCells } from './packed-cells'
import type { ChangeReason } from './planning-writes'

/** How a row is named in the history of its forecast, such as `absence/2`. */
export const rowKeyOf = ({ kind, sourceId }: Pick<StoredRow, 'kind' | 'sourceId'>): string => `${kind}/${sourceId}`

/** What the server knows of itself; hours that a person saves say more closely how they came. */
const originByAction: Readonly<Record<ChangeReason['action'], ChangeOrigin>> = {
  'forecast-saved': 'typed',
  'forecast-rescheduled': 'schedule',
  'forecast-renewed': 'budget',
  'forecast-repriced': 'budget',
  'forecast-from-diary': 'diary',
}

type RowMove = {
  /** Undefined for a row that was not stored, which is all zeros */
  readonly before: StoredRow | undefined
  readonly after: StoredRow
  readonly origins: WeekOrigins
}

/** The cells of a row that look different afterwards, and by what; hours of the diary that moved are the diary's. */
export const changedCellsOf = ({ before, after, origins }: RowMove, action: ChangeReason['action']): ChangedCells => {
  const from = before === undefined ? [] : shownHours(before)
  const cells = shownHours(after).flatMap((to, index): ChangedCell[] => {
    const was = from[index] ?? 0
    if (was === to) return []
    const week = index + 1
    const isOfDiary = (before?.diary[index] ?? 0) !== (after.diary[index] ?? 0)
    const origin = isOfDiary ? 'diary' : (origins[week] ?? originByAction[action])
    return [{ week, from: was, to, origin }]
  })
  return { rowKey: rowKeyOf(after), cells }
}
