import { z } from 'zod'
import { counted } from '../wire/counted'
import { entityId } from '../wire/primitives'
import { diaryPerson } from './diary-entry'
import { diaryDay, namedId } from './entry-fields'

/** Somebody who is away today. */
const away = z.object({
  unit: z.object({ id: entityId, name: z.string() }),
  department: z.string(),
  staff: diaryPerson,
  /** The first of the absences of today. */
  entryId: entityId,
  reasons: z.array(namedId).min(1),
  /** Hours of today, and those of them that no substitute takes. */
  hours: z.number(),
  uncovered: z.number(),
  /** The last day of these absences. */
  until: diaryDay,
  /** Approved, or handed to the forecast by hand; otherwise it still waits for a decision. */
  isDecided: z.boolean(),
})
export type Away = z.infer<typeof away>

/**
 * GET /diary/today: who is away today in all the units whose diary the caller reads, with what is least covered first;
 * the first 200 of `away` and `undecided`, above 200 units the first ten. `units` counts the units.
 */
export const diaryToday = z.object({
  /** Today in Sweden. */
  day: diaryDay,
  units: z.int(),
  /** People whose absence of today is decided, their hours, and those of them that no substitute takes. */
  away: counted,
  hours: z.number(),
  uncovered: z.number(),
  /** People who have but absences that wait for a decision. */
  undecided: counted,
  /** Entries of any day and category that wait for a decision. */
  toDecide: counted,
  rows: z.array(away),
})
export type DiaryToday = z.infer<typeof diaryToday>
export type FoundToday = z.input<typeof diaryToday>
