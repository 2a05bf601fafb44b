import type { HandIn } from '@veckovis/contracts/outcome'
import type { SubmissionState } from '@veckovis/domain/follow-up'
import type { Transaction } from '../../../db/database'
import type { Snapshot } from '../snapshot/calculate-snapshot'

export type Asked = { readonly unitId: number; readonly requestId: string; readonly digest: Buffer }

/** What the same request has handed in before, for whichever occasion. */
export const findMadeBy = async (
  transaction: Transaction,
  { unitId, requestId, digest }: Asked,
): Promise<{ readonly id: number; readonly number: number; readonly isSame: boolean } | undefined> => {
  const { rows } = await transaction.query<{ id: number; number: number; isSame: boolean }>(
    'SELECT id, number, request_digest = $3 AS "isSame" FROM submission WHERE unit_id = $1 AND request_id = $2',
    [unitId, requestId, digest],
  )
  return rows[0]
}

type Inserted = {
  readonly asked: Asked
  readonly occasionId: number
  readonly number: number
  readonly snapshot: Snapshot
  readonly userId: number
  readonly at: Date
}

export const insertSubmission = async (
  transaction: Transaction,
  { asked, occasionId, number, snapshot, userId, at }: Inserted,
): Promise<number> => {
  const { figures, text, digest } = snapshot
  const { budget, projection, deviation } = figures.whole
  const { rows } = await transaction.query<{ id: number }>(
    `INSERT INTO submission (municipality_id, unit_id, occasion_id, year, number, state_at, handed_in_by, snapshot, digest,
       budget_ore, projection_ore, deviation_ore, deviation_hundredths, request_id, request_digest)
     VALUES ((SELECT municipality_id FROM unit WHERE id = $1), $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
     RETURNING id`,
    [
      ...[asked.unitId, occasionId, figures.year, number, at, userId, text, digest],
      ...[budget.ore, projection.ore, deviation.ore, deviation.hours, asked.requestId, asked.digest],
    ],
  )
  const [made] = rows
  if (made === undefined) throw new Error('The database did not keep what was handed in')
  return made.id
}

export const insertComments = async (
  transaction: Transaction,
  id: number,
  comments: HandIn['comments'],
): Promise<void> => {
  await transaction.query(
    `INSERT INTO submission_comment (submission_id, municipality_id, unit_id, step, text)
     SELECT s.id, s.municipality_id, s.unit_id, c.step, c.text
     FROM submission s, unnest($2::text[], $3::text[]) AS c (step, text) WHERE s.id = $1::bigint`,
    [id, comments.map(({ step }) => step), comments.map(({ text }) => text)],
  )
}

type Become = { readonly state: SubmissionState; readonly comment: string | null; readonly at: Date }

export const insertEvent = async (
  transaction: Transaction,
  { id, userId, state, comment, at }: Become & { readonly id: number; readonly userId: number },
): Promise<void> => {
  await transaction.query(
    `INSERT INTO submission_event (municipality_id, submission_id, unit_id, state, comment, done_at, done_by)
     SELECT municipality_id, id, unit_id, $2, $3, $4, $5 FROM submission WHERE id = $1::bigint`,
    [id, state, comment, at, userId],
  )
}

export const updateState = async (
  transaction: Transaction,
  {
    id,
    version,
    state,
    at,
  }: { readonly id: number; readonly version: number; readonly state: SubmissionState; readonly at: Date },
): Promise<void> => {
  await transaction.query('UPDATE submission SET version = $2, state = $3, state_at = $4 WHERE id = $1::bigint', [
    id,
    version,
    state,
    at,
  ])
}
