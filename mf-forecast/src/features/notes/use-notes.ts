import { useQuery } from '@tanstack/react-query'
import type { ForecastNote, ForecastNotes } from '@veckovis/contracts/forecast'
import { leaveGuard, useTranslation } from '@veckovis/platform'
import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import type { Annotated } from '../../context/create-forecast'
import { useForecast } from '../../context/use-forecast'
import { notePlaceKey, type NotePlace } from '../../data/note-place'
import { deleteNote, heldNotes, notesQuery, readNotesAnew, sendNote, type NotesAddress } from '../../data/note-queries'
import { createNoteDrafts, type NoteDrafts } from './note-drafts'
import { createNoteActions, type NoteActions } from './note-actions'
import type { NoteCalls } from './save-note'

export type Notes = NoteActions & {
  readonly canWrite: boolean
  /** By `notePlaceKey`. */
  readonly byPlace: ReadonlyMap<string, ForecastNote>
  readonly noteAt: (place: NotePlace) => ForecastNote | null
  readonly drafts: NoteDrafts
  /** loading: not read yet. failed: could not be read; `reload` tries again. */
  readonly phase: 'loading' | 'failed' | 'loaded'
  readonly reload: () => void
}

const nothing: ForecastNotes = []

const callsOf = (address: NotesAddress): NoteCalls => ({
  send: note => sendNote(address, note),
  remove: note => deleteNote(address, note),
  held: () => heldNotes(address) ?? nothing,
  readAnew: () => readNotesAnew(address),
})

const annotatedBy = (notes: ForecastNotes): Annotated => ({
  cells: new Set(notes.filter(({ rowId }) => rowId !== null).map(notePlaceKey)),
  weeks: new Set(notes.filter(({ rowId }) => rowId === null).map(({ week }) => week)),
})

/** Unsaved notes for as long as the same forecast is shown. */
const useDrafts = (forecastId: number): NoteDrafts => {
  const [held, setHeld] = useState(() => ({ forecastId, drafts: createNoteDrafts() }))
  if (held.forecastId === forecastId) return held.drafts
  const drafts = createNoteDrafts()
  setHeld({ forecastId, drafts })
  return drafts
}

/** The notes of one forecast: what the grid marks, what the dialogs show and change, and what is not saved yet. */
export const useNotes = (): Notes => {
  const { t } = useTranslation('mf-forecast')
  const { editor, annotatedAtom } = useForecast()
  const { unitId, year, forecastId } = editor.address
  const { canWrite } = editor.content().forecast
  const { data, isError, refetch } = useQuery(notesQuery({ unitId, year }))
  const drafts = useDrafts(forecastId)
  const actions = useMemo(
    () => createNoteActions(callsOf({ unitId, year, forecastId }), drafts, t),
    [unitId, year, forecastId, drafts, t],
  )
  useEffect(() => {
    const isDirty = () => drafts.all().length > 0
    return leaveGuard.register({ isDirty, save: actions.saveAll, discard: drafts.clear, saving: actions.saving })
  }, [drafts, actions])
  useEffect(() => () => actions.forgetUndo(), [actions])

  // Until they are read the grid has no marks, and `phase` says why.
  const read = data === undefined ? nothing : data
  useLayoutEffect(() => {
    editor.store.set(annotatedAtom, annotatedBy(read))
  }, [editor, annotatedAtom, read])

  return useMemo(() => {
    const phase = data !== undefined ? 'loaded' : isError ? 'failed' : 'loading'
    const byPlace = new Map(read.map(note => [notePlaceKey(note), note]))
    return {
      byPlace,
      ...actions,
      canWrite,
      drafts,
      phase,
      noteAt: (place: NotePlace) => byPlace.get(notePlaceKey(place)) ?? null,
      reload: () => void refetch(),
    }
  }, [data, read, isError, actions, drafts, canWrite, refetch])
}
