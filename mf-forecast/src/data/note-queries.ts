import { queryOptions } from '@tanstack/react-query'
import {
  forecastNote,
  forecastNotes,
  noteRefusal,
  noteRemoved,
  type ForecastNote,
  type ForecastNotes,
  type WrittenNote,
} from '@veckovis/contracts/forecast'
import { answered, apiClient } from '@veckovis/platform'
import { isSamePlace } from './note-place'
import { queryClient } from './query-client'

export type NotesAddress = { readonly unitId: number; readonly year: number; readonly forecastId: number }

/** Read once when the page is opened, and anew when somebody else was first: every reading leaves an audit row. */
export const notesQuery = ({ unitId, year }: Pick<NotesAddress, 'unitId' | 'year'>) =>
  queryOptions({
    queryKey: ['forecast-notes', unitId, year],
    queryFn: ({ signal }) =>
      answered(apiClient.get(`/forecast/unit/${unitId}/${year}/notes`, forecastNotes, { signal })),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
  })

const pathOf = ({ forecastId, unitId }: NotesAddress) => `/forecast/${forecastId}/unit/${unitId}/notes`

const changeHeld = (address: NotesAddress, change: (notes: ForecastNotes) => ForecastNotes): void => {
  queryClient.setQueryData(notesQuery(address).queryKey, held => (held === undefined ? undefined : change(held)))
}

/** Writes the note of a place; the page holds it from then on. */
export const sendNote = async (address: NotesAddress, note: WrittenNote): Promise<ForecastNote> => {
  const stored = await answered(apiClient.patch(pathOf(address), note, forecastNote, { refusals: noteRefusal }))
  changeHeld(address, notes => [...notes.filter(held => !isSamePlace(held, stored)), stored])
  return stored
}

/** Removes a note as it was read, in the form in which the server tags its version. */
export const deleteNote = async (address: NotesAddress, { id, version }: ForecastNote): Promise<void> => {
  await answered(apiClient.delete(`${pathOf(address)}/${id}`, noteRemoved, { ifMatch: `"${id}-${version}"` }))
  changeHeld(address, notes => notes.filter(held => held.id !== id))
}

/** What the page holds now; undefined before the first reading. */
export const heldNotes = (address: NotesAddress): ForecastNotes | undefined =>
  queryClient.getQueryData(notesQuery(address).queryKey)

export const readNotesAnew = (address: NotesAddress): Promise<ForecastNotes> =>
  queryClient.fetchQuery({ ...notesQuery(address), staleTime: 0 })
