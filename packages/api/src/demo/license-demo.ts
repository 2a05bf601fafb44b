import type { Transaction } from '../db/database'

/**
 * A module that came after the demonstration was seeded has a licence nowhere: its municipalities get one, so that a
 * new area can be opened. A licence that somebody ended or took from one of them stays as it is.
 */
export const licenseDemo = async (transaction: Transaction): Promise<void> => {
  await transaction.query(
    `INSERT INTO licence (municipality_id, licence_key, valid_from)
     SELECT DISTINCT l.municipality_id, m.licence_key, timestamptz '2020-01-01'
     FROM module m CROSS JOIN licence l
     WHERE l.licence_key = 'forecast' AND m.licence_key IS NOT NULL AND NOT EXISTS (SELECT FROM licence k WHERE k.licence_key = m.licence_key)`,
  )
}
