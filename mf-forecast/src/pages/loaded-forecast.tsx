import { PlaceSlot } from '@veckovis/platform'
import { useForecast, useForecastValue } from '../context/use-forecast'
import { NotePopover } from '../features/notes/dialog/note-popover'
import { MissingNotes } from '../features/notes/missing-notes'
import { NotesPanel } from '../features/notes/notes-panel'
import { useNotes } from '../features/notes/use-notes'
import { ForecastFoot, type ListsState } from './forecast-foot'
import { ForecastNotices } from './forecast-notices'
import { ForecastWorkspace } from './forecast-workspace'
import { OpenExplanation } from './open-explanation'
import { OpenImport } from './open-import'
import * as styles from './forecast-page.module.css'

/** The note that is open, once for each place. */
const OpenNote = ({ notes }: { readonly notes: ReturnType<typeof useNotes> }) => {
  const open = useForecastValue(({ questions }) => questions.noteAtom)
  return open === null ? null : <NotePopover {...open} notes={notes} />
}

/** What other modules say of the weeks that are shown. */
const Side = () => {
  const { unitId, year } = useForecast().editor.address
  const { startWeek, endWeek } = useForecastValue(({ rangeAtom }) => rangeAtom)
  return <PlaceSlot place="forecast-side/1" context={{ unitId, year, startWeek, endWeek }} className={styles.side} />
}

/** A forecast that is there: its figures and tables, what is written about them, and the way to save. */
export const LoadedForecast = (lists: ListsState) => {
  const notes = useNotes()
  return (
    <>
      <ForecastNotices />
      <OpenImport />
      <ForecastWorkspace />
      <MissingNotes notes={notes} />
      <NotesPanel notes={notes} />
      <Side />
      <ForecastFoot notes={notes} {...lists} />
      <OpenExplanation />
      <OpenNote notes={notes} />
    </>
  )
}
