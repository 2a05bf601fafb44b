import { z } from 'zod'
import { entityId, isoInstant, personLines } from '../wire/primitives'
import { changeable, decision, diaryTimes } from './diary-entry'
import { longestDiaryNotes } from './entry-fields'
import { absenceChange } from './new-entry'

/** POST /diary/{id}/proposal with If-Match: what a change sends, to be decided by somebody who approves. */
export const absenceProposal = absenceChange.omit({ requestId: true })
export type AbsenceProposal = z.output<typeof absenceProposal>

/** A change of an approved absence that somebody has proposed; the answer of POST /diary/{id}/proposal, /reject and /withdraw. */
export const proposedChange = z.object({
  id: entityId,
  entryId: entityId,
  status: z.enum(['WAITING', 'APPROVED', 'REJECTED', 'WITHDRAWN']),
  at: isoInstant,
  /** Null when the account is gone. */
  by: z.string().nullable(),
  /** Whether the caller has proposed it, and may withdraw it. */
  isOwn: z.boolean(),
  /** Whether the entry has changed since: then it cannot be approved any more. */
  isStale: z.boolean(),
  after: changeable,
  /** From when to when, where a day has times; left out by a server of before. */
  times: diaryTimes.nullable().optional(),
  /** Of one that is withdrawn, who withdrew it. */
  decision: decision.nullable(),
})
export type ProposedChange = z.infer<typeof proposedChange>

const proposal = { proposal: entityId }

/** POST /diary/{id}/proposal/approve and /withdraw. */
export const namedProposal = z.strictObject(proposal)

/** POST /diary/{id}/proposal/consequence, also with what else waits in the unit and could still be approved. */
export const consequenceOfProposal = z.strictObject({ ...proposal, together: z.boolean().default(false) })

/** POST /diary/{id}/proposal/reject, with a comment as that of an entry. */
export const rejectedProposal = z.strictObject({ ...proposal, comment: personLines(longestDiaryNotes).default('') })
export type RejectedProposal = z.output<typeof rejectedProposal>
