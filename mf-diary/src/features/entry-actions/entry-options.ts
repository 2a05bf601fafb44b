import type { DiaryEntry } from '@veckovis/contracts/diary'
import { splitDates } from '@veckovis/domain/diary'

export type EntryOption =
  'edit' | 'copy' | 'again' | 'nextYear' | 'split' | 'handOver' | 'change' | 'propose' | 'return' | 'delete'

/**
 * What somebody who may write can do with an entry: only what waits is changed, one that was rejected is applied
 * for again as a new one, another is the template of the next year's, one that runs on over today is split, and the hours of one that is over are handed to the
 * forecast, also once more, as a draft may get lost. Somebody may come back early from what is approved, and
 * those who approve may change it, anyone else proposes that; it is not deleted.
 */
export const optionsOf = (entry: DiaryEntry, today: string | undefined, approves: boolean): EntryOption[] => {
  const { status, category, handledAt, from, to, lastDate, weekdays } = entry
  const isOpen = status === 'WAITING' && handledAt === null
  const isApproved = status === 'APPROVED' && category === 'ABSENCE'
  const runsOn = today !== undefined && splitDates({ from, to, weekdays: [...weekdays] }, today) !== null
  return [
    ...(isOpen ? (['edit'] as const) : []),
    status === 'REJECTED' ? 'again' : 'copy',
    ...(status === 'REJECTED' ? [] : (['nextYear'] as const)),
    ...(isOpen && runsOn ? (['split'] as const) : []),
    ...(status === 'WAITING' && today !== undefined && lastDate <= today ? (['handOver'] as const) : []),
    ...(isApproved ? ([approves ? 'change' : 'propose', 'return'] as const) : []),
    ...(status === 'APPROVED' ? [] : (['delete'] as const)),
  ]
}
