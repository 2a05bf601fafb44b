import type { DiaryPlan, NamedList } from '@veckovis/contracts/diary'
import type { DiaryCategory, PlanPeriod } from '@veckovis/domain/diary'
import { useIsPrinting, type SheetColumn, type SheetHandle, type SheetSelection } from '@veckovis/grid'
import { usePrintPeriod, useTranslation } from '@veckovis/platform'
import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import type { PlanView } from '../features/plan/plan-view'
import { DensitySwitch } from '../features/density/density-switch'
import { useDensity, type Density } from '../features/density/use-density'
import { DecideDialog } from '../features/deciding/decide-dialog'
import { DecisionBar } from '../features/deciding/decision-bar'
import { useEntryActions } from '../features/entry-actions/use-entry-actions'
import { CellDialog } from '../features/plan/cell-dialog'
import { sumsOfColumns } from '../features/plan/plan-groups'
import { PlanLegend } from '../features/plan/plan-legend'
import { PlanSheet } from '../features/plan/plan-sheet'
import { plannedFor } from '../features/plan/selected-cells'
import { selectionText } from '../features/plan/selection-text'
import { entryToDecide, useChosenEntries } from '../features/plan/use-chosen-entries'
import { usePlanRows } from '../features/plan/use-plan-rows'
import { DiaryDialogs } from './diary-dialogs'
import { PlanToolbar } from './plan-toolbar'
import { useDiaryDialog } from './use-diary-dialog'
import { usePlanCommands } from './use-plan-commands'
import * as styles from './diary.module.css'

type LoadedPlanProps = {
  readonly unitId: number
  readonly plan: DiaryPlan
  readonly absences: NamedList
  readonly view: PlanView
  /** Choices of what is shown */
  readonly filter: ReactNode
  /** The switch of what waits, beside the title: the toolbar stays one row */
  readonly counting: ReactNode
  /** Whether the figures of the forecast are those with all that waits. */
  readonly isCounted: boolean
}

const hintOf = ({ write, approve }: DiaryPlan) => {
  if (approve) return 'plan.hint.approve'
  return write ? 'plan.hint.write' : 'plan.hint.read'
}

/** What is selected, as text, and told to the person who acts on it from outside the sheet. */
const SelectionLine = ({ text, onShown }: { readonly text: string; readonly onShown: () => void }) => {
  useEffect(onShown)
  return text
}

/** The keys come back to the sheet when what stood over it is closed. */
const useFocusAfterDialogs = (isOpen: boolean) => {
  const sheet = useRef<SheetHandle>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen) sheet.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return sheet
}

/** A year or a month that is opened begins with what is now, where it holds it. */
const useCurrentInSight = (sheet: RefObject<SheetHandle | null>, columns: readonly SheetColumn[], density: Density) => {
  const current = columns.find(({ isCurrent }) => isCurrent)?.id
  useEffect(() => {
    if (current !== undefined) sheet.current?.showColumn(current)
  }, [sheet, current, density])
}

/** What an entry of a category begins with where cells are selected: only an absence has people. */
const plannedIn = (selected: SheetSelection | null, period: PlanPeriod, category: DiaryCategory) => {
  const cell = selected === null ? null : plannedFor(selected, period)
  return category === 'ABSENCE' || cell === null ? cell : { staffId: null, from: cell.from, to: cell.to }
}

/** The plan with what can be done in it, by pointer and by keys. */
export const LoadedPlan = ({ unitId, plan, absences, view, filter, counting, isCounted }: LoadedPlanProps) => {
  const { t } = useTranslation('mf-diary')
  const chosen = useChosenEntries(plan)
  const choices = { absences, isCounted, chosen: chosen.chosen }
  const { period, cells, columns, groups, name } = usePlanRows(plan, view, choices)
  const { dialog, choose } = useDiaryDialog(unitId, plan.write)
  const actionsOf = useEntryActions({ unitId, today: plan.today, approves: plan.approve, onDialog: choose })
  const commands = usePlanCommands({ plan, period, cells, chosen, onDialog: choose })
  const { sharing, deciding } = commands
  const sheet = useFocusAfterDialogs(dialog.kind !== 'none' || sharing !== null || deciding !== null)
  const { density, change } = useDensity()
  useCurrentInSight(sheet, columns, density)
  // The buttons above the sheet speak of what was selected in it last.
  const selected = useRef<SheetSelection | null>(null)
  const named = (entry: DiaryPlan['entries'][number]) => entryToDecide(entry, unitId, plan.people)
  const title = t('plan.title', { period: name })
  usePrintPeriod(title)
  const legend = <PlanLegend entries={plan.entries} absences={absences} />
  // On paper a sheet is read from its top, where nothing can be scrolled to.
  const isPrinting = useIsPrinting()
  return (
    <>
      <div className={styles.title}>
        <h2>{title}</h2>
        {counting}
      </div>
      <PlanToolbar
        filter={filter}
        density={<DensitySwitch density={density} onChange={change} />}
        canWrite={plan.write}
        onCreate={category => {
          const planned = plannedIn(selected.current, period, category)
          choose({ kind: 'create', category, ...(planned && { planned }) })
        }}
      />
      {plan.approve && (
        <DecisionBar count={chosen.entries.length} onDecide={commands.decideChosen} onClear={chosen.clear} />
      )}
      {isPrinting && legend}
      <PlanSheet
        ref={sheet}
        {...{ columns, groups, density }}
        kind={view.month === null ? 'year' : 'month'}
        sumsOf={ids => sumsOfColumns({ cells }, ids)}
        hint={t(hintOf(plan))}
        onKey={commands.answerKey}
        onOpen={commands.openAt}
        statusOf={selection => (
          <SelectionLine
            text={selectionText(selection, { period, cells }, t)}
            onShown={() => {
              selected.current = selection
            }}
          />
        )}
      />
      {!isPrinting && legend}
      <DiaryDialogs {...{ unitId, dialog, actionsOf }} may={plan} today={plan.today} onDialog={choose} />
      {sharing !== null && (
        <CellDialog
          entries={sharing.map(named)}
          absences={absences}
          onOpen={commands.openOne}
          onClose={commands.closeShared}
        />
      )}
      {deciding !== null && (
        <DecideDialog
          decision={deciding.decision}
          chosen={deciding.entries.map(named)}
          absences={absences}
          onDone={commands.decided}
          onCancel={commands.cancelDecision}
        />
      )}
    </>
  )
}
