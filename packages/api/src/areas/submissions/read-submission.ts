import { submission, submissionPreview, type Submission, type SubmissionPreview } from '@veckovis/contracts/outcome'
import type { RoleHolder } from '@veckovis/domain/access'
import { bridgeStepIds, stepsToComment, type BridgeStepId } from '@veckovis/domain/follow-up'
import type { Database } from '../../db/database'
import type { AddressedUnit } from '../../http/admission/addressed-place'
import { approvesAbove, canBecome, canBeWithdrawn } from './changes/may'
import { calculateSnapshot, type SnapshotNeeds } from './snapshot/calculate-snapshot'
import { findOccasion } from './snapshot/snapshot-repository'
import { submissionsError } from './submissions-error'
import { findSubmission, listLastComments, listTitles, type FoundSubmission } from './submissions-repository'

/** Comments in the order of the steps. */
export const inOrderOfSteps = <Comment extends { readonly step: BridgeStepId }>(
  comments: readonly Comment[],
): Comment[] => comments.toSorted((one, other) => bridgeStepIds.indexOf(one.step) - bridgeStepIds.indexOf(other.step))

type Reader = { readonly userId: number; readonly unit: AddressedUnit }

/** What would be handed in now, and nothing of the settings that it rests on. */
export const previewSubmission = (
  { database, ...needs }: SnapshotNeeds & { readonly database: Database },
  { userId, unit, at }: Reader & { readonly at: Date },
  occasionId: number,
): Promise<SubmissionPreview> =>
  database.asUser(userId, async transaction => {
    const { unitId, municipalityId } = unit
    const occasion = await findOccasion(transaction, { id: occasionId, municipalityId })
    const snapshot = occasion && (await calculateSnapshot(transaction, needs, { unitId, occasion, at }))
    if (snapshot === undefined) throw submissionsError({ code: 'not-found' })
    const ids = snapshot.figures.measures.map(({ id }) => id)
    return {
      digest: snapshot.digest.toString('hex'),
      snapshot: submissionPreview.shape.snapshot.parse(JSON.parse(snapshot.text)),
      toComment: stepsToComment(snapshot.figures),
      titles: await listTitles(transaction, unitId, ids),
      comments: inOrderOfSteps(await listLastComments(transaction, { unitId, occasionId })),
    }
  })

type ReaderOfOne = Reader & { readonly actor: RoleHolder; readonly mayWrite: boolean }

const mayOf = (
  { state, replacedBy, handedInBy }: FoundSubmission,
  { userId, unit, actor, mayWrite }: ReaderOfOne,
): Submission['may'] => {
  const isOwn = handedInBy === userId
  const isLast = replacedBy === null
  const isDecidable = canBecome(state, 'returned')
  return {
    withdraw: isLast && isOwn && mayWrite && canBeWithdrawn(state),
    decide: isLast && !isOwn && isDecidable && approvesAbove(actor, unit),
  }
}

/** One as it was handed in, and what the reader may do with it. */
export const readSubmission = (
  database: Database,
  reader: ReaderOfOne,
  id: number,
): Promise<{ readonly answer: Submission; readonly year: number }> =>
  database.asUser(reader.userId, async transaction => {
    const found = await findSubmission(transaction, id)
    if (found === undefined) throw submissionsError({ code: 'not-found' })
    const snapshot = submission.shape.snapshot.parse(JSON.parse(found.snapshot))
    const { version, number, state, unit, occasion, digest, comments, events, replaces, replacedBy } = found
    const ids = snapshot.measures.map(measure => measure.id)
    const answer = {
      ...{ id, version, number, state, unit, occasion, digest, snapshot, events, replaces, replacedBy },
      comments: inOrderOfSteps(comments),
      titles: await listTitles(transaction, unit.id, ids),
      may: mayOf(found, reader),
    }
    return { answer, year: found.year }
  })
