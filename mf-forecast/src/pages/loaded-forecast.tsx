import { useMemo } from 'react'
import type { ForecastEditor } from '../data/forecast-editor'
import type { ForecastTab } from '../data/forecast-tab'
import type { AbsenceNames } from '../data/row-names'
import { budgetBasisOf } from '../data/budget-basis-of'
import type { ForecastFilters } from '../features/filters/filters-from-address'
import { useFigures, useFiguresAtom, type FiguresAtom } from '../features/forecast-tables/use-forecast-figures'
import { useIllnessToggle } from '../features/forecast-tables/use-illness-toggle'
import type { LoadedForecast as Loaded } from '../features/loading/load-state'
import { NotePopover } from '../features/notes/dialog/note-popover'
import { KeptNotes } from '../features/notes/kept-notes'
import { MissingNotes, type OpenNote } from '../features/notes/missing-notes'
import { NotesPanel } from '../features/notes/notes-panel'
import { useNotes, type Notes } from '../features/notes/use-notes'
import { ConflictDialog } from '../features/save/conflict-dialog'
import { KeptEdits } from '../features/save/kept-edits'
import { SaveBar } from '../features/save/save-bar'
import { useSaveForecast } from '../features/save/use-save-forecast'
import { useUndoKeys } from '../features/save/use-undo-keys'
import { useUnsavedWork } from '../features/save/use-unsaved-work'
import { ForecastNotices } from './forecast-notices'
import { ForecastWorkspace } from './forecast-workspace'
import { useOpenExplanation } from './use-open-explanation'
import { useOpenNote } from './use-open-note'

export type LoadedForecastProps = {
  readonly editor: ForecastEditor
  readonly loaded: Loaded
  readonly filters: ForecastFilters
  readonly onTabChange: (tab: ForecastTab) => void
  readonly absenceNames: AbsenceNames
  readonly payrollOverhead: number | null
  readonly listsFailed: boolean
  readonly onReloadLists: () => void
}

/** Asks for a word about weeks off their target; drawn again when their marks may be others. */
const MissingNotesOfRange = (props: {
  readonly editor: ForecastEditor
  readonly figuresAtom: FiguresAtom
  readonly notes: Notes
  readonly onOpen: OpenNote
}) => {
  const { editor, figuresAtom, notes, onOpen } = props
  const { result } = useFigures(editor, figuresAtom)
  const { unitId, year } = editor.address
  const { weekNumbers, ownMarks } = result
  return <MissingNotes {...{ notes, onOpen }} weeks={weekNumbers} marks={ownMarks} sessionKey={`${unitId}:${year}`} />
}

/** A forecast that is there: its figures and tables, what is written about them, and the way to save. */
export const LoadedForecast = (props: LoadedForecastProps) => {
  const { editor, loaded, filters, onTabChange, absenceNames, payrollOverhead } = props
  const { unitId, year, forecastId } = editor.address
  const { canWrite } = editor.content().forecast
  const { save, saving, conflicts, settleConflicts, leaveConflicts } = useSaveForecast(editor)
  useUnsavedWork(editor, save, saving)
  useUndoKeys(editor)
  const notes = useNotes(unitId, year, forecastId, canWrite)
  const { showIllnessAsPercentage, labelActions } = useIllnessToggle(editor)
  const { range, tab } = filters
  const { annotatedWeeks } = notes
  const figuresAtom = useFiguresAtom(editor, { range, absenceNames, showIllnessAsPercentage, annotatedWeeks })
  const note = useOpenNote(absenceNames)
  const basis = useMemo(() => budgetBasisOf(loaded.budget, payrollOverhead), [loaded, payrollOverhead])
  const explanation = useOpenExplanation({
    editor,
    figuresAtom,
    absenceNames,
    budget: basis,
    illnessAsPercentage: showIllnessAsPercentage,
  })
  const { budget } = loaded
  return (
    <>
      <ForecastNotices {...props} skipped={loaded.skipped} />
      <KeptEdits key={`${unitId}:${year}`} editor={editor} />
      {canWrite && (
        <KeptNotes
          key={`notes:${unitId}:${year}`}
          {...{ unitId, year }}
          drafts={notes.drafts}
          onOpen={note.openPlace}
        />
      )}
      <MissingNotesOfRange {...{ editor, figuresAtom, notes }} onOpen={note.openPlace} />
      <ForecastWorkspace
        {...{ editor, figuresAtom, range, tab, onTabChange, labelActions, absenceNames, budget, payrollOverhead }}
        annotatedCells={notes.annotatedCells}
        incomplete={loaded.skipped.length > 0}
        isExplained={explanation.isExplained}
        onExplain={explanation.openCell}
        onExplainCard={explanation.openCard}
        onExplainBasis={explanation.openBasis}
        onAnnotate={note.openCell}
      />
      <NotesPanel notes={notes} range={range} absenceNames={absenceNames} onOpen={note.openPlace} />
      {canWrite && <SaveBar editor={editor} absenceNames={absenceNames} onSave={() => void save()} />}
      {conflicts.length > 0 && (
        <ConflictDialog
          address={editor.address}
          conflicts={conflicts}
          absenceNames={absenceNames}
          onSettle={choices => void settleConflicts(choices)}
          onCancel={leaveConflicts}
        />
      )}
      {explanation.popover}
      {note.open !== null && (
        <NotePopover
          notes={notes}
          place={note.open.place}
          placeName={note.placeName(note.open.place)}
          anchor={note.open.anchor}
          onClose={note.close}
        />
      )}
    </>
  )
}
