import type { ChangedOccasion, NewOccasion, Occasion } from '@veckovis/contracts/outcome'
import type { Transaction } from '../../db/database'

type Query = Pick<Transaction, 'query'>

export type YearOfMunicipality = { readonly municipalityId: number; readonly year: number }

/** How many units have handed in for the occasion `o`. */
const submissionsSql = 'submissions_of_occasion(o.id)'

const fieldsSql = `o.name, o.until_month AS "untilMonth", to_char(o.due, 'YYYY-MM-DD') AS due,
    o.threshold_percent::float8 AS "thresholdPercent", o.threshold_kronor AS "thresholdKronor"`

export const listOccasions = async (
  { query }: Query,
  { municipalityId, year }: YearOfMunicipality,
): Promise<Occasion[]> => {
  const { rows } = await query<Occasion>({
    name: 'occasions-of-year',
    text: `SELECT o.id, o.version, ${fieldsSql}, ${submissionsSql} AS submissions
      FROM follow_up_occasion o WHERE o.municipality_id = $1 AND o.year = $2 ORDER BY o.until_month, o.due, o.id`,
    values: [municipalityId, year],
  })
  return rows
}

export type HeldOccasion = ChangedOccasion & { readonly version: number; readonly year: number }

/** Nobody else changes or deletes the occasion until the end of the transaction. */
export const holdOccasion = async ({ query }: Query, id: number): Promise<HeldOccasion | undefined> => {
  const { rows } = await query<HeldOccasion>({
    name: 'occasion-held',
    text: `SELECT o.version, o.year, ${fieldsSql} FROM follow_up_occasion o WHERE o.id = $1::bigint FOR UPDATE`,
    values: [id],
  })
  return rows[0]
}

export type AskedBefore = {
  readonly municipalityId: number
  readonly requestId: string
  readonly digest: Buffer
}

/** What the same request has made before, in whichever year. */
export const findMadeBy = async (
  { query }: Query,
  { municipalityId, requestId, digest }: AskedBefore,
): Promise<{ readonly id: number; readonly isSame: boolean } | undefined> => {
  const { rows } = await query<{ id: number; isSame: boolean }>(
    'SELECT id, request_digest = $3 AS "isSame" FROM follow_up_occasion WHERE municipality_id = $1 AND request_id = $2',
    [municipalityId, requestId, digest],
  )
  return rows[0]
}

/** Undefined where the same request has made one at the same time. */
export const insertOccasion = async (
  { query }: Query,
  { municipalityId, year, digest, made }: YearOfMunicipality & { readonly digest: Buffer; readonly made: NewOccasion },
): Promise<number | undefined> => {
  const { name, untilMonth, due, thresholdPercent, thresholdKronor, requestId } = made
  const { rows } = await query<{ id: number }>(
    `INSERT INTO follow_up_occasion (municipality_id, year, name, until_month, due, threshold_percent, threshold_kronor,
       request_id, request_digest)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (municipality_id, request_id) DO NOTHING RETURNING id`,
    [municipalityId, year, name, untilMonth, due, thresholdPercent, thresholdKronor, requestId, digest],
  )
  return rows[0]?.id
}

export const updateOccasion = async (
  { query }: Query,
  { id, version, fields }: { readonly id: number; readonly version: number; readonly fields: ChangedOccasion },
): Promise<void> => {
  const { name, untilMonth, due, thresholdPercent, thresholdKronor } = fields
  await query(
    `UPDATE follow_up_occasion SET version = $2, name = $3, until_month = $4, due = $5, threshold_percent = $6,
       threshold_kronor = $7 WHERE id = $1::bigint`,
    [id, version, name, untilMonth, due, thresholdPercent, thresholdKronor],
  )
}

export const removeOccasion = async ({ query }: Query, id: number): Promise<void> => {
  await query('DELETE FROM follow_up_occasion WHERE id = $1::bigint', [id])
}
