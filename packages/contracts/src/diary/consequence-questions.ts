import { z } from 'zod'
import { entityId } from '../wire/primitives'
import { isOnceEach, mostDecided } from './decisions'
import { diaryContent } from './new-entry'

/** POST /diary/consequence. */
export const consequenceQuestion = z.strictObject({
  ids: z.array(entityId).min(1).max(mostDecided).refine(isOnceEach, { error: 'twice' }),
  /** With what else waits in the units of the entries and could still be approved. */
  together: z.boolean().default(false),
})

/** Entries of a form that may be tried at once: one for each person, or one for those whose entries differ in nothing else. */
export const mostTried = 100

/** POST /diary/unit/{unitId}/consequence: entries that are not saved yet; `except` is the one that they change. */
export const consequenceOfNew = z
  .strictObject({
    entries: z.array(diaryContent).min(1).max(mostTried),
    /** For how many people each of the entries stands, in their order; one where it is left out */
    people: z.array(z.int().min(1).max(mostDecided)).max(mostTried).optional(),
    except: entityId.nullable().default(null),
    together: z.boolean().default(false),
  })
  .refine(({ entries, people }) => people === undefined || people.length === entries.length, {
    error: 'one-of-each',
    path: ['people'],
  })
  .refine(({ people = [] }) => people.reduce((sum, count) => sum + count, 0) <= mostDecided, {
    error: 'too-many',
    path: ['people'],
  })
/** @public for the pages of the diary */
export type ConsequenceOfNew = z.input<typeof consequenceOfNew>
