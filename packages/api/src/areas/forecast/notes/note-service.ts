import type { ForecastNote, WrittenNote } from '@veckovis/contracts/forecast'
import type { Database } from '../../../db/database'
import { forecastError } from '../forecast-error'
import { findForecast } from '../forecast-repository'
import { listNotes } from './note-repository'
import { removeNote, writeNote, type AddressedNote, type NoteRemover, type NoteWriter } from './write-note'

type NotesReader = Pick<NoteWriter, 'userId' | 'unitId'>
type NotesOfYear = { readonly forecastId: number; readonly notes: ForecastNote[] }

/** Notes on the weeks and cells of one unit's forecasts. Old weeks too: why a week went as it did is said afterwards. */
export const createNoteService = (database: Database) => ({
  list: ({ userId, unitId }: NotesReader, year: number): Promise<NotesOfYear> =>
    database.asUser(userId, async transaction => {
      const forecast = await findForecast(transaction, unitId, year)
      if (forecast === undefined) throw forecastError({ code: 'not-found' })
      return { forecastId: forecast.id, notes: await listNotes(transaction, forecast.id) }
    }),

  write: (writer: NoteWriter, note: WrittenNote): Promise<ForecastNote> =>
    database.asUser(writer.userId, transaction => writeNote(transaction, writer, note)),

  remove: (remover: NoteRemover, addressed: AddressedNote): Promise<void> =>
    database.asUser(remover.userId, transaction => removeNote(transaction, remover, addressed)),
})

export type NoteService = ReturnType<typeof createNoteService>
