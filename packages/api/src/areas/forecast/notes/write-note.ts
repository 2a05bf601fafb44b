import type { ForecastNote, WrittenNote } from '@veckovis/contracts/forecast'
import type { ReadDetails } from '@veckovis/contracts/privacy'
import type { Audited, AuditEvent } from '../../../audit/audit'
import type { Transaction } from '../../../db/database'
import { forecastError } from '../forecast-error'
import { staleVersion, type RequireNewest } from '../../../http/version-tag'
import {
  deleteNote,
  findNote,
  findNotedForecast,
  hasRow,
  insertNote,
  lockNote,
  updateNote,
  type NotedForecast,
} from './note-repository'

type NoteCaller = {
  readonly userId: number
  readonly unitId: number
  readonly forecastId: number
  readonly at: Date
}

/** Where the note stood and which it was; never its text. */
type NotePlace = Pick<ForecastNote, 'week' | 'rowId' | 'version'> & { readonly note: number; readonly year: number }

/** A repeat has answered the note as it is, with who wrote it: that is a read. */
type NotesShown = AuditEvent<'notes-read', ReadDetails>

export type NoteWriter = NoteCaller & Audited<AuditEvent<'note-created' | 'note-changed', NotePlace> | NotesShown>
export type NoteRemover = NoteCaller & Audited<AuditEvent<'note-removed', NotePlace>>

const forecastOf = async (transaction: Transaction, caller: NoteCaller): Promise<NotedForecast> => {
  const forecast = await findNotedForecast(transaction, caller)
  if (forecast === undefined) throw forecastError({ code: 'not-found' })
  return forecast
}

/** Writes the note of a place, in the caller's transaction; the text that is there already is a repeat and no change. */
export const writeNote = async (
  transaction: Transaction,
  writer: NoteWriter,
  note: WrittenNote,
): Promise<ForecastNote> => {
  const { userId, at } = writer
  const forecast = await forecastOf(transaction, writer)
  const { week, rowId } = note
  if (week > forecast.weeks)
    throw forecastError({ code: 'bad-request', details: { problems: [{ week, problem: 'week-not-in-year' }] } })
  if (rowId !== null && !(await hasRow(transaction, forecast.id, rowId)))
    throw forecastError({ code: 'bad-request', details: { problems: [{ rowId, problem: 'unknown-row' }] } })

  const write = note.version === null ? insertNote : updateNote
  const isWritten = await write(transaction, { forecast, note, userId, at })
  const stored = await findNote(transaction, forecast.id, note)
  if (stored === undefined || stored.text !== note.text) throw staleVersion(stored ?? null)
  const subject = `forecast/${forecast.id}`
  if (!isWritten) {
    await writer.audit(transaction, {
      action: 'notes-read',
      subject,
      details: { question: 'notes', year: forecast.year, notes: [stored.id] },
    })
    return stored
  }

  const details = { note: stored.id, year: forecast.year, week, rowId, version: stored.version }
  const action = note.version === null ? 'note-created' : 'note-changed'
  await writer.audit(transaction, { action, subject, details })
  return stored
}

export type AddressedNote = { readonly noteId: number; readonly requireNewest: RequireNewest }

/** Removes a note, in the caller's transaction. What it said is gone; the audit row says where it stood. */
export const removeNote = async (
  transaction: Transaction,
  remover: NoteRemover,
  { noteId, requireNewest }: AddressedNote,
): Promise<void> => {
  const forecast = await forecastOf(transaction, remover)
  const note = await lockNote(transaction, forecast.id, noteId)
  if (note === undefined) throw forecastError({ code: 'not-found' })
  requireNewest(note)
  await deleteNote(transaction, note.id)
  const { id, week, rowId, version } = note
  const details = { note: id, year: forecast.year, week, rowId, version }
  await remover.audit(transaction, { action: 'note-removed', subject: `forecast/${forecast.id}`, details })
}
