import type { SubmissionDecision } from '@veckovis/contracts/outcome'
import type { RoleHolder } from '@veckovis/domain/access'
import type { SubmissionState } from '@veckovis/domain/follow-up'
import type { Database, Transaction } from '../../../db/database'
import type { RequireNewest } from '../../../http/version-tag'
import { submissionsError } from '../submissions-error'
import { holdSubmission, isReplaced, type HeldSubmission } from '../submissions-repository'
import { insertEvent, updateState } from './changes-repository'
import { approvesAbove, canBecome, canBeWithdrawn } from './may'
import type { SubmissionWriter } from './writer'

type Changed = { readonly id: number; readonly version: number; readonly state: SubmissionState }
type Addressed = { readonly id: number; readonly requireNewest: RequireNewest }

/** The last of the unit, as it is once everybody else is done with it. */
const requireLast = async (transaction: Transaction, { id, requireNewest }: Addressed): Promise<HeldSubmission> => {
  const held = await holdSubmission(transaction, id)
  if (held === undefined) throw submissionsError({ code: 'not-found' })
  if (await isReplaced(transaction, held)) throw submissionsError({ code: 'replaced' })
  requireNewest(held)
  return held
}

type Become = { readonly state: SubmissionState; readonly comment: string | null }

const become = async (
  transaction: Transaction,
  { id, version: before }: HeldSubmission,
  { state, comment, userId, at }: Become & { readonly userId: number; readonly at: Date },
): Promise<Changed> => {
  const version = before + 1
  await updateState(transaction, { id, version, state, at })
  await insertEvent(transaction, { id, userId, state, comment, at })
  return { id, version, state }
}

const trailOf = ({ id, occasionId, year, number }: HeldSubmission) => ({
  subject: `submission/${id}`,
  details: { occasion: occasionId, year, number },
})

/** By whoever handed it in, until it is accepted: the unit is open again. */
export const withdraw = (
  database: Database,
  { userId, at, audit }: Omit<SubmissionWriter<'submission-withdrawn'>, 'unit'>,
  addressed: Addressed,
): Promise<Changed> =>
  database.asUser(userId, async transaction => {
    const held = await requireLast(transaction, addressed)
    if (held.handedInBy !== userId) throw submissionsError({ code: 'not-the-submitter' })
    if (held.state === 'accepted') throw submissionsError({ code: 'already-accepted' })
    if (!canBeWithdrawn(held.state)) throw submissionsError({ code: 'wrong-state', details: { state: held.state } })
    const changed = await become(transaction, held, { state: 'withdrawn', comment: null, userId, at })
    await audit(transaction, { action: 'submission-withdrawn', ...trailOf(held) })
    return changed
  })

type Decider = SubmissionWriter<'submission-accepted' | 'submission-returned'> & { readonly actor: RoleHolder }

/** By whoever approves above the unit and has not handed it in; what is returned says why. */
export const decide = (
  database: Database,
  { userId, actor, unit, at, audit }: Decider,
  addressed: Addressed,
  { decision, comment }: SubmissionDecision,
): Promise<Changed> =>
  database.asUser(userId, async transaction => {
    if (!approvesAbove(actor, unit)) throw submissionsError({ code: 'not-above-the-unit' })
    const held = await requireLast(transaction, addressed)
    if (held.handedInBy === userId) throw submissionsError({ code: 'own-submission' })
    if (!canBecome(held.state, decision))
      throw submissionsError({ code: 'wrong-state', details: { state: held.state } })
    if (decision === 'returned' && comment === null) throw submissionsError({ code: 'comment-required' })
    const changed = await become(transaction, held, { state: decision, comment, userId, at })
    await audit(transaction, { action: `submission-${decision}`, ...trailOf(held) })
    return changed
  })
