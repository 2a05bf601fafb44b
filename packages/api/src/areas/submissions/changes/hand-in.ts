import type { HandedIn, HandIn } from '@veckovis/contracts/outcome'
import { stepsToComment, type FollowUpSnapshot } from '@veckovis/domain/follow-up'
import type { Database, Transaction } from '../../../db/database'
import { requestDigest } from '../../../http/request-digest'
import { calculateSnapshot, type Snapshot, type SnapshotNeeds } from '../snapshot/calculate-snapshot'
import { findOccasion } from '../snapshot/snapshot-repository'
import { submissionsError } from '../submissions-error'
import { holdLatest } from '../submissions-repository'
import { findMadeBy, insertComments, insertEvent, insertSubmission, type Asked } from './changes-repository'
import type { SubmissionWriter } from './writer'

const madeBefore = async (transaction: Transaction, asked: Asked): Promise<HandedIn | undefined> => {
  const made = await findMadeBy(transaction, asked)
  if (made?.isSame === false)
    throw submissionsError({ code: 'conflict', details: { reason: 'request-repeated', id: made.id } })
  return made && { id: made.id, version: 1, number: made.number }
}

const requireComments = (figures: FollowUpSnapshot, comments: HandIn['comments']): void => {
  const written = new Set(comments.map(({ step }) => step))
  const own = new Set(figures.steps.map(({ id }) => id))
  const others = [...written].filter(step => !own.has(step))
  if (others.length > 0) throw submissionsError({ code: 'comments-of-no-step', details: { steps: others } })
  const missing = stepsToComment(figures).filter(step => !written.has(step))
  if (missing.length > 0) throw submissionsError({ code: 'comments-missing', details: { steps: missing } })
}

type Writer = SubmissionWriter<'submission-handed-in'>
type Sent = { readonly occasionId: number; readonly sent: HandIn }

/** What is there to hand in now, of the figures that were looked at. */
const requireSnapshot = async (
  transaction: Transaction,
  needs: SnapshotNeeds,
  { unit, at }: Writer,
  { occasionId, sent }: Sent,
): Promise<Snapshot> => {
  const { unitId, municipalityId } = unit
  const occasion = await findOccasion(transaction, { id: occasionId, municipalityId })
  const snapshot = occasion && (await calculateSnapshot(transaction, needs, { unitId, occasion, at }))
  if (snapshot === undefined) throw submissionsError({ code: 'not-found' })
  if (snapshot.digest.toString('hex') !== sent.digest) throw submissionsError({ code: 'figures-changed' })
  requireComments(snapshot.figures, sent.comments)
  return snapshot
}

/** Takes the place of the one before it, unless that is accepted; 1 is the first. */
const nextNumber = async (transaction: Transaction, unitId: number, occasionId: number): Promise<number> => {
  const latest = await holdLatest(transaction, { unitId, occasionId })
  if (latest?.state === 'accepted') throw submissionsError({ code: 'already-accepted' })
  return latest === undefined ? 1 : latest.number + 1
}

/**
 * Hands in what the unit has for the occasion, once for each request. The forecasts of the unit are held, which nobody
 * changes meanwhile and by which one hands in after the other.
 */
export const handIn = (
  { database, ...needs }: SnapshotNeeds & { readonly database: Database },
  writer: Writer,
  { occasionId, sent }: Sent,
): Promise<HandedIn> =>
  database.asUser(writer.userId, async transaction => {
    const { userId, at, audit } = writer
    const { unitId } = writer.unit
    await needs.holdForecasts(transaction, [unitId])
    const asked = { unitId, requestId: sent.requestId, digest: requestDigest({ occasionId, ...sent }) }
    const before = await madeBefore(transaction, asked)
    if (before !== undefined) return before
    const number = await nextNumber(transaction, unitId, occasionId)
    const snapshot = await requireSnapshot(transaction, needs, writer, { occasionId, sent })
    const id = await insertSubmission(transaction, { asked, occasionId, number, snapshot, userId, at })
    await insertComments(transaction, id, sent.comments)
    await insertEvent(transaction, { id, userId, state: 'submitted', comment: null, at })
    const details = { occasion: occasionId, year: snapshot.figures.year, number }
    await audit(transaction, { action: 'submission-handed-in', subject: `submission/${id}`, details })
    return { id, version: 1, number }
  })
