import type { Words } from '@veckovis/platform'
import type { NotePlace } from '../data/note-place'
import { rowNameById, type AbsenceNames } from './row-names'

/** What the place is called: "Övertid, vecka 14", or "Vecka 14" for the whole week. */
export const placeNameOf = ({ week, rowId }: NotePlace, names: AbsenceNames, words: Words): string =>
  rowId === null
    ? words('comments.week', { week })
    : words('comments.cell', { name: rowNameById(rowId, names, words), week })
