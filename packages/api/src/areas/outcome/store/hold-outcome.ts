import type { OutcomeRowOfSource } from '@veckovis/domain/outcome'
import type { Transaction } from '../../../db/database'
import { sentAtOnce } from '../../../db/sent-at-once'

/** The outcome of a year under lock, as it is once other changes of it are done. */
export type HeldOutcome = {
  readonly unitId: number
  readonly year: number
  readonly municipalityId: number
  /** 0 before the first change */
  readonly version: number
  readonly complete: readonly number[]
  readonly rows: readonly OutcomeRowOfSource[]
}

type OfYear = { readonly unitId: number; readonly year: number }

/** A year that nobody has changed yet has to be there to be held. */
const begin = async (transaction: Transaction, { unitId, year }: OfYear) =>
  transaction.query({
    name: 'outcome-begin',
    text: `INSERT INTO outcome_year (unit_id, municipality_id, year)
           SELECT unit_id, municipality_id, year FROM forecast WHERE unit_id = $1 AND year = $2 ON CONFLICT DO NOTHING`,
    values: [unitId, year],
  })

const lock = async (transaction: Transaction, { unitId, year }: OfYear) =>
  transaction.query<Pick<HeldOutcome, 'municipalityId' | 'version' | 'complete'>>({
    name: 'outcome-lock',
    text: `SELECT municipality_id AS "municipalityId", version, array_to_json(complete_weeks) AS complete
           FROM outcome_year WHERE unit_id = $1 AND year = $2 FOR NO KEY UPDATE`,
    values: [unitId, year],
  })

/** A statement of its own, which sees what the lock waited for. */
const listRows = async (transaction: Transaction, { unitId, year }: OfYear) =>
  transaction.query<OutcomeRowOfSource>({
    name: 'outcome-rows',
    text: `SELECT kind, server_id::float8 AS "serverId", source, array_to_json(week_values) AS values
           FROM outcome_row WHERE unit_id = $1 AND year = $2`,
    values: [unitId, year],
  })

/**
 * Waits for other changes of the outcome of a year and keeps new ones waiting; undefined where the year has no forecast that
 * is in reach.
 */
export const holdOutcome = async (transaction: Transaction, of: OfYear): Promise<HeldOutcome | undefined> => {
  const [, locked, { rows }] = await sentAtOnce([
    begin(transaction, of),
    lock(transaction, of),
    listRows(transaction, of),
  ])
  const head = locked.rows[0]
  return head && { ...of, ...head, rows }
}
