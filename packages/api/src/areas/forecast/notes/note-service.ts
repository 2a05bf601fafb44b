import type { ForecastNote, WrittenNote } from '@veckovis/contracts/forecast'
import type { Database } from '../../../db/database'
import { AppError } from '../../../errors'
import { findForecast } from '../forecast-repository'
import { listNotes, recordNoteAudit } from './note-repository'
import { removeNote, writeNote, type AddressedNote, type NoteCaller } from './write-note'

type NotesReader = Omit<NoteCaller, 'forecastId'>

const list = (database: Database, { userId, unitId, at }: NotesReader, year: number): Promise<ForecastNote[]> =>
  database.asUser(userId, async transaction => {
    const forecast = await findForecast(transaction, unitId, year)
    if (forecast === undefined) throw new AppError('not-found')
    const notes = await listNotes(transaction, forecast.id)
    const details = { year, notes: notes.map(({ id }) => id) }
    if (notes.length > 0)
      await recordNoteAudit(transaction, {
        at,
        userId,
        unitId,
        action: 'notes-read',
        forecastId: forecast.id,
        details,
      })
    return notes
  })

/** Notes on the weeks and cells of one unit's forecasts. Old weeks too: why a week went as it did is said afterwards. */
export const createNoteService = (database: Database) => ({
  list: (reader: NotesReader, year: number) => list(database, reader, year),

  write: (caller: NoteCaller, note: WrittenNote): Promise<ForecastNote> =>
    database.asUser(caller.userId, transaction => writeNote(transaction, caller, note)),

  remove: (caller: NoteCaller, addressed: AddressedNote): Promise<void> =>
    database.asUser(caller.userId, transaction => removeNote(transaction, caller, addressed)),
})

export type NoteService = ReturnType<typeof createNoteService>
