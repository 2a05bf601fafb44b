import {
  handedIn,
  handIn as handInBody,
  submission,
  submissionChanged,
  submissionDecision,
  submissionPreview,
  submissionsOfUnit,
  submissionWithdrawal,
} from '@veckovis/contracts/outcome'
import { idInPath, yearInPath } from '@veckovis/contracts/wire'
import { z } from 'zod'
import type { Database } from '../../db/database'
import { questionOn } from '../../http/questions'
import { defineRoute, type AnyRoute } from '../../http/route'
import { decide, withdraw } from './changes/decide'
import { handIn } from './changes/hand-in'
import { listsRoutes } from './lists/lists-routes'
import { previewSubmission, readSubmission } from './read-submission'
import type { SnapshotNeeds } from './snapshot/calculate-snapshot'
import { submissionsAccess } from './submissions-access'
import { findUnitOfSubmission, listOccasionsOfUnit } from './submissions-repository'

const ofOccasion = z.strictObject({ unitId: idInPath, occasionId: idInPath })
const ofOne = z.strictObject({ id: idInPath })

const unitOf =
  (database: Database) =>
  (userId: number, { id }: z.output<typeof ofOne>) =>
    database.asUser(userId, transaction => findUnitOfSubmission(transaction, id))

const ofUnitRoutes = (database: Database, needs: SnapshotNeeds): AnyRoute[] => [
  defineRoute({
    method: 'GET',
    url: '/submissions/unit/:unitId/:year',
    summary: 'The occasions of a unit and year, each with the last that it has handed in',
    access: submissionsAccess('READ'),
    data: 'ordinary',
    params: z.strictObject({ unitId: idInPath, year: yearInPath }),
    answer: submissionsOfUnit,
    handler: async ({ caller: { userId }, unit, params: { year } }) => ({
      occasions: await database.asUser(userId, transaction => listOccasionsOfUnit(transaction, { ...unit, year })),
    }),
  }),
  defineRoute({
    method: 'GET',
    url: '/submissions/unit/:unitId/occasion/:occasionId/preview',
    summary: 'What the unit would hand in now for the occasion',
    access: submissionsAccess('WRITE'),
    // A comment is what a person wrote.
    data: 'special',
    audit: { reads: 'notes-read' },
    params: ofOccasion,
    answer: submissionPreview,
    handler: async ({ caller: { userId, at, unitId }, unit, params: { occasionId } }) => {
      const answer = await previewSubmission({ database, ...needs }, { userId, unit, at }, occasionId)
      return { answer, asked: questionOn(`unit/${unitId}`, { question: 'notes', year: answer.snapshot.year }) }
    },
  }),
]

const oneRoute = (database: Database): AnyRoute =>
  defineRoute({
    method: 'GET',
    url: '/submissions/:id',
    summary: 'A submission as it was handed in, with its comments and what became of it',
    access: submissionsAccess('READ', 'record'),
    data: 'special',
    audit: { reads: 'notes-read' },
    placeOf: unitOf(database),
    params: ofOne,
    answer: submission,
    handler: async ({ caller: { userId }, actor, unit, may, params: { id }, tag }) => {
      const reader = { userId, actor, unit, mayWrite: may('WRITE') }
      const { answer, year } = await readSubmission(database, reader, id)
      tag(answer)
      return { answer, asked: questionOn(`submission/${id}`, { question: 'notes', year }) }
    },
  })

const changeRoutes = (database: Database): AnyRoute[] => [
  defineRoute({
    method: 'POST',
    url: '/submissions/:id/withdraw',
    summary: 'Withdraws what the caller has handed in, until it is accepted',
    access: submissionsAccess('WRITE', 'record'),
    data: 'ordinary',
    audit: { writes: ['submission-withdrawn'] },
    placeOf: unitOf(database),
    takesVersion: true,
    params: ofOne,
    body: submissionWithdrawal,
    answer: submissionChanged,
    handler: async ({ caller: { userId, at }, audit, requireNewest, params: { id }, tag }) => {
      const changed = await withdraw(database, { userId, at, audit }, { id, requireNewest })
      tag(changed)
      return changed
    },
  }),
  defineRoute({
    method: 'POST',
    url: '/submissions/:id/decision',
    summary: 'Accepts or returns what somebody else has handed in, by a right above the unit',
    access: submissionsAccess('APPROVE', 'record'),
    data: 'ordinary',
    audit: { writes: ['submission-accepted', 'submission-returned'] },
    placeOf: unitOf(database),
    takesVersion: true,
    params: ofOne,
    body: submissionDecision,
    answer: submissionChanged,
    handler: async ({ caller: { userId, at }, actor, unit, audit, requireNewest, params: { id }, body, tag }) => {
      const changed = await decide(database, { userId, actor, unit, at, audit }, { id, requireNewest }, body)
      tag(changed)
      return changed
    },
  }),
]

export const submissionsRoutes = (database: Database, needs: SnapshotNeeds): AnyRoute[] => [
  ...ofUnitRoutes(database, needs),
  oneRoute(database),
  defineRoute({
    method: 'POST',
    url: '/submissions/unit/:unitId/occasion/:occasionId',
    summary: 'Hands in what the preview has shown, once for each requestId',
    access: submissionsAccess('WRITE'),
    data: 'ordinary',
    audit: { writes: ['submission-handed-in'] },
    params: ofOccasion,
    body: handInBody,
    answer: handedIn,
    handler: async ({ caller: { userId, at }, unit, audit, params: { occasionId }, body, tag }) => {
      const made = await handIn({ database, ...needs }, { userId, at, unit, audit }, { occasionId, sent: body })
      tag(made)
      return made
    },
  }),
  ...changeRoutes(database),
  ...listsRoutes(database),
]
