import type { ForecastNote, WrittenNote } from '@veckovis/contracts/forecast'
import type { Transaction } from '../../../db/database'
import { AppError } from '../../../errors'
import { namesVersion, versionTag } from '../../../http/version-tag'
import {
  deleteNote,
  findNote,
  findNotedForecast,
  insertNote,
  lockNote,
  recordNoteAudit,
  updateNote,
  type NotedForecast,
} from './note-repository'

export type NoteCaller = {
  readonly userId: number
  readonly unitId: number
  readonly forecastId: number
  readonly at: Date
}

const forecastOf = async (transaction: Transaction, caller: NoteCaller): Promise<NotedForecast> => {
  const forecast = await findNotedForecast(transaction, caller)
  if (forecast === undefined) throw new AppError('not-found')
  return forecast
}

const staleVersion = (current: Pick<ForecastNote, 'id' | 'version'> | undefined): AppError =>
  current === undefined
    ? new AppError('stale-version', { version: null })
    : new AppError('stale-version', { version: current.version }, { etag: versionTag(current) })

/** Writes the note of a place, in the caller's transaction; the text that is there already is a repeat and no change. */
export const writeNote = async (
  transaction: Transaction,
  caller: NoteCaller,
  note: WrittenNote,
): Promise<ForecastNote> => {
  const { userId, unitId, at } = caller
  const forecast = await forecastOf(transaction, caller)
  const { week, rowId } = note
  if (week > forecast.weeks) throw new AppError('bad-request', { problems: [{ week, problem: 'week-not-in-year' }] })

  const write = note.version === null ? insertNote : updateNote
  const isWritten = await write(transaction, { forecast, note, userId, at })
  const stored = await findNote(transaction, forecast.id, note)
  if (stored === undefined || stored.text !== note.text) throw staleVersion(stored)
  if (!isWritten) return stored

  const details = { note: stored.id, year: forecast.year, week, rowId, version: stored.version }
  const action = note.version === null ? 'note-created' : 'note-changed'
  await recordNoteAudit(transaction, { at, userId, unitId, action, forecastId: forecast.id, details })
  return stored
}

export type AddressedNote = {
  readonly noteId: number
  /** The If-Match header; without it the newest version is meant */
  readonly basedOn: string | undefined
}

/** Removes a note, in the caller's transaction. What it said is gone; the audit row says where it stood. */
export const removeNote = async (
  transaction: Transaction,
  caller: NoteCaller,
  { noteId, basedOn }: AddressedNote,
): Promise<void> => {
  const { userId, unitId, at } = caller
  const forecast = await forecastOf(transaction, caller)
  const note = await lockNote(transaction, forecast.id, noteId)
  if (note === undefined) throw new AppError('not-found')
  if (basedOn !== undefined && !namesVersion(basedOn, note)) throw staleVersion(note)
  await deleteNote(transaction, note.id)
  const { id, week, rowId, version } = note
  const details = { note: id, year: forecast.year, week, rowId, version }
  await recordNoteAudit(transaction, { at, userId, unitId, action: 'note-removed', forecastId: forecast.id, details })
}
