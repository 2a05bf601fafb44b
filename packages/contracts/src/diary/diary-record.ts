import { z } from 'zod'
import { diaryEntry, effect, entryChange } from './diary-entry'
import { proposedChange } from './proposals'

/** GET /diary/{id}: the entry with the weeks and rows that it moves, or would move, and its changes, the newest first. */
export const diaryRecord = z.object({
  ...diaryEntry.shape,
  effects: z.array(effect),
  /** Absent from an API of before. */
  changes: z.array(entryChange).optional(),
  /** The change that waits behind it, or the last one where that was rejected and nothing has changed since; absent from an API of before. */
  proposal: proposedChange.nullable().optional(),
})
export type DiaryRecord = z.infer<typeof diaryRecord>
