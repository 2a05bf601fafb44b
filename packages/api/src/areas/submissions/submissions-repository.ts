import type { Submission, SubmissionPreview, SubmissionsOfUnit } from '@veckovis/contracts/outcome'
import type { SubmissionState } from '@veckovis/domain/follow-up'
import type { Transaction } from '../../db/database'
import { instantOf } from '../../db/instant-of'

export const findUnitOfSubmission = async (transaction: Transaction, id: number): Promise<number | undefined> => {
  const { rows } = await transaction.query<{ unitId: number | null }>({
    name: 'submission-unit',
    text: 'SELECT unit_of_submission($1::bigint) AS "unitId"',
    values: [id],
  })
  return rows[0]?.unitId ?? undefined
}

const thresholdSql = `json_build_object('percent', o.threshold_percent, 'kronor', o.threshold_kronor) AS threshold`
const latestSql = `(SELECT json_build_object('id', s.id, 'version', s.version, 'number', s.number, 'state', s.state,
    'at', ${instantOf('s.state_at')}, 'by', (SELECT name_of_person(e.done_by) FROM submission_event e
      WHERE e.submission_id = s.id ORDER BY e.id DESC LIMIT 1),
    'deviation', json_build_object('hours', s.deviation_hundredths, 'ore', s.deviation_ore))
  FROM submission s WHERE s.occasion_id = o.id AND s.unit_id = $1 ORDER BY s.number DESC LIMIT 1) AS submission`

/** The occasions of the municipality as it is now, each with the last of the unit. */
export const listOccasionsOfUnit = async (
  transaction: Transaction,
  asked: { readonly unitId: number; readonly municipalityId: number; readonly year: number },
): Promise<SubmissionsOfUnit['occasions']> => {
  const { rows } = await transaction.query<SubmissionsOfUnit['occasions'][number]>({
    name: 'submissions-of-unit',
    text: `SELECT o.id, o.name, o.until_month AS "untilMonth", to_char(o.due, 'YYYY-MM-DD') AS due, ${thresholdSql},
        ${latestSql}
      FROM follow_up_occasion o WHERE o.municipality_id = $2 AND o.year = $3 ORDER BY o.until_month, o.due, o.id`,
    values: [asked.unitId, asked.municipalityId, asked.year],
  })
  return rows
}

type Titles = Submission['titles']

/** Of measures as they are called now, in the order of their ids. */
export const listTitles = async (transaction: Transaction, unitId: number, ids: readonly number[]): Promise<Titles> => {
  const { rows } = await transaction.query<Titles[number]>({
    name: 'submission-titles',
    text: 'SELECT id, title FROM measure WHERE unit_id = $1 AND id = ANY ($2::bigint[]) ORDER BY id',
    values: [unitId, ids],
  })
  return rows
}

type OfUnit = { readonly unitId: number; readonly occasionId: number }

/** What was written to the last that the unit has handed in, without what has been erased. */
export const listLastComments = async (
  transaction: Transaction,
  { unitId, occasionId }: OfUnit,
): Promise<SubmissionPreview['comments']> => {
  const { rows } = await transaction.query<SubmissionPreview['comments'][number]>({
    name: 'submission-last-comments',
    text: `SELECT c.step, c.text FROM submission_comment c
      WHERE c.text IS NOT NULL AND c.submission_id = (SELECT s.id FROM submission s
        WHERE s.occasion_id = $2::bigint AND s.unit_id = $1 ORDER BY s.number DESC LIMIT 1)
      ORDER BY c.step`,
    values: [unitId, occasionId],
  })
  return rows
}

export type FoundSubmission = Omit<Submission, 'snapshot' | 'titles' | 'may' | 'digest'> & {
  readonly digest: string
  /** The text as it was handed in */
  readonly snapshot: string
  readonly year: number
  readonly handedInBy: number | null
}

const commentsSql = `(SELECT coalesce(json_agg(json_build_object('step', c.step, 'text', c.text) ORDER BY c.step), '[]')
  FROM submission_comment c WHERE c.submission_id = s.id) AS comments`
const eventsSql = `(SELECT coalesce(json_agg(json_build_object('state', e.state, 'at', ${instantOf('e.done_at')},
    'by', name_of_person(e.done_by), 'comment', e.comment) ORDER BY e.id), '[]')
  FROM submission_event e WHERE e.submission_id = s.id) AS events`
const replacedBySql = `(SELECT n.id FROM submission n WHERE n.occasion_id = s.occasion_id AND n.unit_id = s.unit_id
  AND n.number = s.number + 1) AS "replacedBy"`
const replacesSql = `(SELECT p.id FROM submission p WHERE p.occasion_id = s.occasion_id AND p.unit_id = s.unit_id
  AND p.number = s.number - 1) AS replaces`

export const findSubmission = async (transaction: Transaction, id: number): Promise<FoundSubmission | undefined> => {
  const { rows } = await transaction.query<FoundSubmission>({
    name: 'submission-read',
    text: `SELECT s.id, s.version, s.number, s.state, s.year, s.handed_in_by AS "handedInBy", s.snapshot,
        encode(s.digest, 'hex') AS digest, json_build_object('id', u.id, 'name', u.name) AS unit,
        json_build_object('id', o.id, 'name', o.name, 'due', to_char(o.due, 'YYYY-MM-DD')) AS occasion,
        ${commentsSql}, ${eventsSql}, ${replacesSql}, ${replacedBySql}
      FROM submission s JOIN unit u ON u.id = s.unit_id JOIN follow_up_occasion o ON o.id = s.occasion_id
      WHERE s.id = $1::bigint`,
    values: [id],
  })
  return rows[0]
}

export type HeldSubmission = {
  readonly id: number
  readonly version: number
  readonly number: number
  readonly state: SubmissionState
  readonly year: number
  readonly handedInBy: number | null
  readonly occasionId: number
}

const heldSql = `SELECT s.id, s.version, s.number, s.state, s.year, s.handed_in_by AS "handedInBy",
    s.occasion_id AS "occasionId" FROM submission s`

/** Nobody else changes or replaces it until the end of the transaction. */
export const holdSubmission = async (transaction: Transaction, id: number): Promise<HeldSubmission | undefined> => {
  const { rows } = await transaction.query<HeldSubmission>({
    name: 'submission-held',
    text: `${heldSql} WHERE s.id = $1::bigint FOR UPDATE`,
    values: [id],
  })
  return rows[0]
}

/** The same of the last that the unit has handed in; undefined where there is none. */
export const holdLatest = async (
  transaction: Transaction,
  { unitId, occasionId }: OfUnit,
): Promise<HeldSubmission | undefined> => {
  const { rows } = await transaction.query<HeldSubmission>({
    name: 'submission-latest-held',
    text: `${heldSql} WHERE s.occasion_id = $2::bigint AND s.unit_id = $1 ORDER BY s.number DESC LIMIT 1 FOR UPDATE`,
    values: [unitId, occasionId],
  })
  return rows[0]
}

/** Once the submission is held: a statement of its own, which sees what it waited for. */
export const isReplaced = async (transaction: Transaction, { id }: HeldSubmission): Promise<boolean> => {
  const { rows } = await transaction.query({
    name: 'submission-replaced',
    text: `SELECT FROM submission s JOIN submission n
        ON n.occasion_id = s.occasion_id AND n.unit_id = s.unit_id AND n.number > s.number
      WHERE s.id = $1::bigint LIMIT 1`,
    values: [id],
  })
  return rows.length > 0
}
