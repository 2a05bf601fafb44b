import { z } from 'zod'

/** Hours to add to what is typed in cells of a unit's forecast, in ISO weeks of ISO years. Never 0. */
const handedOverHours = z.object({
  rows: z.array(z.object({ year: z.int(), week: z.int().min(1).max(53), rowId: z.string(), hours: z.number() })).min(1),
})
export type HandedOverHours = z.infer<typeof handedOverHours>

/**
 * How another page leaves hours for a forecast in this browser, until they are taken into its unsaved edits or thrown away
 * . What is written here has no person in it; the draft's subject is the record that the hours come from.
 */
export const handedOverDraft = {
  name: 'handed-over-hours',
  version: 1,
  read: (stored: unknown): HandedOverHours | null => {
    const read = handedOverHours.safeParse(stored)
    return read.success ? read.data : null
  },
}
