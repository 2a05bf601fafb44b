import type { ForecastNote, WrittenNote } from '@veckovis/contracts/forecast'
import { serverIdOfRow } from '@veckovis/domain/forecast'
import type { Transaction } from '../../../db/database'

/** A row of forecast_note with the name of its author; the time is still a Date. */
type NoteRow = Omit<ForecastNote, 'changedAt'> & { readonly changedAt: Date }

const noteColumns = `n.id, n.version, n.week, n.row_id AS "rowId", n.text, n.changed_at AS "changedAt",
  name_of_person(n.changed_by) AS author`

const noteFromRow = ({ changedAt, ...note }: NoteRow): ForecastNote => ({ ...note, changedAt: changedAt.toISOString() })

export type NotedForecast = { readonly id: number; readonly year: number; readonly weeks: number }

/** The forecast of the address; undefined when the unit has no such forecast. */
export const findNotedForecast = async (
  transaction: Transaction,
  asked: { readonly forecastId: number; readonly unitId: number },
): Promise<NotedForecast | undefined> => {
  const { rows } = await transaction.query<NotedForecast>({
    name: 'note-forecast',
    text: 'SELECT id, year, weeks FROM forecast WHERE id = $1::bigint AND unit_id = $2',
    values: [asked.forecastId, asked.unitId],
  })
  return rows[0]
}

/** Whether the forecast shows the row: one that the server numbers is a reason or type that there is, or is stored. */
export const hasRow = async (transaction: Transaction, forecastId: number, rowId: string): Promise<boolean> => {
  const numbered = serverIdOfRow(rowId)
  if (numbered === undefined) return true
  const { kind, serverId } = numbered
  const { rows } = await transaction.query<{ found: boolean }>({
    name: 'note-row',
    text: `SELECT CASE $2::text
             WHEN 'absence' THEN EXISTS (SELECT FROM absence_reason WHERE forecast_row = $3::bigint)
             ELSE EXISTS (SELECT FROM substitute_type WHERE id = $3::bigint) END
           OR EXISTS (SELECT FROM forecast_row WHERE forecast_id = $1 AND kind = $2 AND source_id = $3::bigint) AS found`,
    values: [forecastId, kind, serverId],
  })
  return rows[0]?.found === true
}

export const listNotes = async (transaction: Transaction, forecastId: number): Promise<ForecastNote[]> => {
  const { rows } = await transaction.query<NoteRow>({
    name: 'notes-of-forecast',
    text: `SELECT ${noteColumns} FROM forecast_note n WHERE n.forecast_id = $1
           ORDER BY n.week, n.row_id NULLS FIRST`,
    values: [forecastId],
  })
  return rows.map(noteFromRow)
}

type Place = Pick<WrittenNote, 'week' | 'rowId'>

/** The note of a place as it is now: a statement of its own, so that it sees what a statement before it waited for. */
export const findNote = async (
  transaction: Transaction,
  forecastId: number,
  { week, rowId }: Place,
): Promise<ForecastNote | undefined> => {
  const { rows } = await transaction.query<NoteRow>({
    name: 'note-of-place',
    text: `SELECT ${noteColumns} FROM forecast_note n
           WHERE n.forecast_id = $1 AND n.week = $2 AND n.row_id IS NOT DISTINCT FROM $3::text`,
    values: [forecastId, week, rowId],
  })
  return rows[0] && noteFromRow(rows[0])
}

export type NoteWriting = {
  readonly forecast: NotedForecast
  readonly note: WrittenNote
  readonly userId: number
  readonly at: Date
}

/** False when the place has a note already, or gets one at this moment. */
export const insertNote = async (transaction: Transaction, writing: NoteWriting): Promise<boolean> => {
  const { forecast, note, userId, at } = writing
  const { rowCount } = await transaction.query({
    name: 'note-insert',
    text: `INSERT INTO forecast_note (forecast_id, weeks, week, row_id, text, changed_at, changed_by, municipality_id)
           VALUES ($1, $2, $3, $4, $5, $6, $7, (SELECT municipality_id FROM forecast WHERE id = $1))
           ON CONFLICT (forecast_id, week, row_id, municipality_id) DO NOTHING`,
    values: [forecast.id, forecast.weeks, note.week, note.rowId, note.text, at, userId],
  })
  return rowCount === 1
}

/** False when the place has no note of that version, or has that text already. */
export const updateNote = async (transaction: Transaction, writing: NoteWriting): Promise<boolean> => {
  const { forecast, note, userId, at } = writing
  const { rowCount } = await transaction.query({
    name: 'note-update',
    text: `UPDATE forecast_note SET text = $4, version = version + 1, changed_at = $6, changed_by = $7
           WHERE forecast_id = $1 AND week = $2 AND row_id IS NOT DISTINCT FROM $3::text AND version = $5 AND text <> $4`,
    values: [forecast.id, note.week, note.rowId, note.text, note.version, at, userId],
  })
  return rowCount === 1
}

/** The note once other changes of it are done. */
export const lockNote = async (
  transaction: Transaction,
  forecastId: number,
  noteId: number,
): Promise<Pick<ForecastNote, 'id' | 'version' | 'week' | 'rowId'> | undefined> => {
  const { rows } = await transaction.query<Pick<ForecastNote, 'id' | 'version' | 'week' | 'rowId'>>({
    name: 'note-lock',
    text: `SELECT id, version, week, row_id AS "rowId" FROM forecast_note
           WHERE id = $2::bigint AND forecast_id = $1 FOR UPDATE`,
    values: [forecastId, noteId],
  })
  return rows[0]
}

export const deleteNote = async (transaction: Transaction, noteId: number): Promise<void> => {
  await transaction.query({ name: 'note-delete', text: 'DELETE FROM forecast_note WHERE id = $1', values: [noteId] })
}
