import { useForecast, useForecastValue } from '../context/use-forecast'
import { HandedOverHoursOffers } from '../features/handed-over/handed-over'
import { NotePopover } from '../features/notes/dialog/note-popover'
import { KeptNotes } from '../features/notes/kept-notes'
import { MissingNotes } from '../features/notes/missing-notes'
import { NotesPanel } from '../features/notes/notes-panel'
import { useNotes } from '../features/notes/use-notes'
import { KeptEdits } from '../features/save/kept-edits'
import { Saving } from '../features/save/saving'
import { ForecastNotices, type ListsState } from './forecast-notices'
import { ForecastWorkspace } from './forecast-workspace'
import { OpenExplanation } from './open-explanation'
import { OpenImport } from './open-import'

/** The note that is open, once for each place. */
const OpenNote = ({ notes }: { readonly notes: ReturnType<typeof useNotes> }) => {
  const open = useForecastValue(({ questions }) => questions.noteAtom)
  return open === null ? null : <NotePopover {...open} notes={notes} />
}

/** A forecast that is there: its figures and tables, what is written about them, and the way to save. */
export const LoadedForecast = (lists: ListsState) => {
  const { editor } = useForecast()
  const { unitId, year } = editor.address
  const { canWrite } = editor.content().forecast
  const notes = useNotes()
  return (
    <>
      <ForecastNotices {...lists} />
      <KeptEdits key={`${unitId}:${year}`} />
      <HandedOverHoursOffers key={`handed-over:${unitId}:${year}`} />
      {canWrite && <KeptNotes key={`notes:${unitId}:${year}`} drafts={notes.drafts} />}
      <MissingNotes notes={notes} />
      <OpenImport />
      <ForecastWorkspace />
      <NotesPanel notes={notes} />
      <Saving />
      <OpenExplanation />
      <OpenNote notes={notes} />
    </>
  )
}
