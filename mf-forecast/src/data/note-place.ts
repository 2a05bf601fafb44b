import { noteRowId, type ForecastNote } from '@veckovis/contracts/forecast'

/** What a note is about: one row in a week, or with null the whole week. */
export type NotePlace = Pick<ForecastNote, 'week' | 'rowId'>

/** The key of a cell is that of the grid's marks: row id, space, week. A whole week has its number alone. */
export const notePlaceKey = ({ week, rowId }: NotePlace): string => (rowId === null ? `${week}` : `${rowId} ${week}`)

export const isSamePlace = (one: NotePlace, other: NotePlace): boolean =>
  one.week === other.week && one.rowId === other.rowId

/** A row whose id the server has no number for is shown and kept, but nothing can be written about it. */
export const canHaveNote = (rowId: string): boolean => noteRowId.safeParse(rowId).success
