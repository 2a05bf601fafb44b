import { z } from 'zod'
import { answerShape } from './answer-shape'

/** Stands in the way of a call for what only a run knows: a part between two strokes, or a piece of one. */
export const unknownPart = '{}'

/** The operations of the API that a build calls, such as `POST /diary/{}/change`, each with what it takes for an answer. */
export const recordedCalls = z.array(
  z.object({
    call: z.string().regex(/^[A-Z]+ \/\S*$/, { error: 'has to be a verb and a way, such as GET /diary/{}' }),
    /** Absent where the build does not see the schema. */
    answer: answerShape.optional(),
  }),
)
export type RecordedCalls = z.infer<typeof recordedCalls>
