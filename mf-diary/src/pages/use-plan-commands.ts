import type { DiaryPlan } from '@veckovis/contracts/diary'
import type { PlanPeriod } from '@veckovis/domain/diary'
import type { SheetAddress, SheetSelection } from '@veckovis/grid'
import { notify, useTranslation } from '@veckovis/platform'
import { useState } from 'react'
import type { DiaryDialog } from '../data/diary-dialog'
import type { Decision } from '../features/deciding/decision-bar'
import { planKeys } from '../features/plan/plan-sheet'
import type { PlanEntry, PlannedCells } from '../features/plan/planned-cells'
import { categoryOfRow, entriesIn, plannedFor, waitingOf } from '../features/plan/selected-cells'
import type { useChosenEntries } from '../features/plan/use-chosen-entries'

type PlanCommandsOptions = {
  readonly plan: DiaryPlan
  readonly period: PlanPeriod
  readonly cells: PlannedCells
  readonly chosen: ReturnType<typeof useChosenEntries>
  readonly onDialog: (dialog: DiaryDialog) => void
}

type Deciding = { readonly decision: Decision; readonly entries: readonly PlanEntry[] }

const isOneCell = ({ rowIds, columns }: SheetSelection) => rowIds.length === 1 && columns.length === 1

/** Opens what stands in a cell, or begins an entry for the selected ones. */
const useOpening = ({ plan, period, cells, onDialog }: PlanCommandsOptions) => {
  const [sharing, share] = useState<readonly PlanEntry[] | null>(null)
  const open = (selection: SheetSelection) => {
    const [entry, ...others] = isOneCell(selection) ? entriesIn(cells, selection) : []
    if (entry !== undefined)
      return others.length === 0 ? onDialog({ kind: 'view', id: entry.id }) : share([entry, ...others])
    const category = selection.focus && categoryOfRow(selection.focus.rowId)
    const planned = plannedFor(selection, period)
    if (plan.write && category !== null && planned !== null) onDialog({ kind: 'create', category, planned })
  }
  return {
    sharing,
    open,
    openAt: (focus: SheetAddress) => {
      if (typeof focus.column === 'number')
        open({ focus, rowIds: [focus.rowId], columns: [focus.column], wholeColumn: null })
    },
    openOne: (id: number) => {
      share(null)
      onDialog({ kind: 'view', id })
    },
    closeShared: () => share(null),
  }
}

/** What the keys of the plan do. */
export const usePlanCommands = (options: PlanCommandsOptions) => {
  const { plan, cells, chosen } = options
  const { t } = useTranslation('mf-diary')
  const { open, ...opening } = useOpening(options)
  const [deciding, decide] = useState<Deciding | null>(null)
  const ask = (decision: Decision, entries: readonly PlanEntry[]) => {
    if (entries.length === 0) return notify.info(t('plan.nothingWaits'))
    decide({ decision, entries })
  }
  const decideOn = (decision: Decision, selection: SheetSelection) => {
    if (plan.approve) ask(decision, chosen.entries.length > 0 ? chosen.entries : waitingOf(entriesIn(cells, selection)))
  }
  // What has changed since is decided as it stands in the plan now.
  const asItStands = (entry: PlanEntry) => plan.entries.find(({ id }) => id === entry.id) ?? entry
  return {
    ...opening,
    deciding: deciding && { ...deciding, entries: deciding.entries.map(asItStands) },
    decideChosen: (decision: Decision) => ask(decision, chosen.entries),
    decided: () => {
      decide(null)
      chosen.clear()
    },
    cancelDecision: () => decide(null),
    answerKey: (key: string, selection: SheetSelection) => {
      if (key === planKeys.open) open(selection)
      else if (key === planKeys.approve) decideOn('approve', selection)
      else if (key === planKeys.reject) decideOn('reject', selection)
      else if (plan.approve) chosen.toggle(entriesIn(cells, selection))
    },
  }
}
