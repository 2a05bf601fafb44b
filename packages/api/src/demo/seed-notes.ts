import type { Transaction } from '../db/database'
import { demoNotes } from './facts/demo-notes'
import { idOf, type SeededPlaces } from './seed-organisation'

/** The demonstration's notes, written by its accounts; none is written later than the demonstration itself is made. */
export const seedNotes = async (transaction: Transaction, places: SeededPlaces, at: Date): Promise<void> => {
  for (const { unit, year, week, rowId, text, author, writtenOn } of demoNotes) {
    const changedAt = new Date(Math.min(at.getTime(), Date.parse(`${writtenOn}T13:20:00Z`)))
    const { rowCount } = await transaction.query(
      `INSERT INTO forecast_note (forecast_id, weeks, municipality_id, week, row_id, text, changed_at, changed_by)
       SELECT f.id, f.weeks, f.municipality_id, $3, $4, $5, $6, u.id
       FROM forecast f JOIN app_user u ON u.email = $7 WHERE f.unit_id = $1 AND f.year = $2`,
      [idOf(places.units, unit), year, week, rowId, text, changedAt, author],
    )
    if (rowCount !== 1) throw new Error(`The note of ${author} on week ${week} of ${year} has no place in ${unit}`)
  }
}
