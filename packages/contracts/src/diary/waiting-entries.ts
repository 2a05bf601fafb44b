import { z } from 'zod'
import { counted } from '../wire/counted'
import { pageInQuery, pageSizeInQuery } from '../wire/list-page'
import { diaryEntry } from './diary-entry'

export const waitingQuery = z.strictObject({
  page: pageInQuery,
  pageSize: pageSizeInQuery,
  /** `with`: also what is approved and has a proposed change that waits. */
  changes: z.enum(['with', 'without']).default('without'),
})

/** GET /diary/waiting: what waits in all the units whose diary the caller reads, earliest first. */
export const waitingEntries = z.object({
  entries: z.array(
    z.object({
      ...diaryEntry.shape,
      unitName: z.string(),
      departmentName: z.string(),
      approve: z.boolean(),
      /** A proposed change of it waits, and not the entry; absent from an API of before. */
      changeWaits: z.boolean().optional(),
    }),
  ),
  total: counted,
})
export type WaitingEntries = z.infer<typeof waitingEntries>
export type FoundWaiting = z.input<typeof waitingEntries>
