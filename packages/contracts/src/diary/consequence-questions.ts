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

/** Entries of a form that may be tried at once: one for each person. */
const mostTried = 100

/** POST /diary/unit/{unitId}/consequence: entries that are not saved yet; `except` is the one that they change. */
export const consequenceOfNew = z.strictObject({
  entries: z.array(diaryContent).min(1).max(mostTried),
  except: entityId.nullable().default(null),
  together: z.boolean().default(false),
})
/** @public for the pages of the diary */
export type ConsequenceOfNew = z.input<typeof consequenceOfNew>
