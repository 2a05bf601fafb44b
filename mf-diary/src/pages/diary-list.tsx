import type { DiaryEntry, DiaryList as List, NamedList } from '@veckovis/contracts/diary'
import { useState } from 'react'
import { DecideDialog } from '../features/deciding/decide-dialog'
import { SelectionBar, type Decision } from '../features/deciding/selection-bar'
import { useSelection } from '../features/deciding/use-selection'
import type { EntryAction } from '../features/entry-actions/use-entry-actions'
import { EntryList } from '../features/entry-list/entry-list'
import { EntrySummary } from '../features/entry-list/entry-summary'
import { everything, isNarrowed, scopeOf } from '../features/entry-list/list-scope'
import { NoEntries } from '../features/entry-list/no-entries'
import type { ListAddress } from '../features/entry-list/use-list-address'

type DiaryListProps = {
  readonly list: List
  readonly absences: NamedList
  readonly address: ListAddress
  readonly busy: boolean
  readonly actionsOf: (entry: DiaryEntry) => readonly EntryAction[]
  readonly onOpen: (id: number) => void
}

/** The list with its sums, and the decisions on what is selected for those who decide. */
export const DiaryList = ({ list, absences, address, busy, actionsOf, onOpen }: DiaryListProps) => {
  const { part, change } = address
  const selection = useSelection<DiaryEntry>({
    scope: scopeOf(part),
    inSight: list.entries,
    mayDecide: () => list.approve,
  })
  const [decision, decide] = useState<Decision | null>(null)
  if (list.total === 0)
    return <NoEntries isNarrowed={isNarrowed(part)} canWrite={list.write} onShowAll={() => change(everything)} />
  return (
    <>
      <EntrySummary summary={list.summary} />
      {list.approve && <SelectionBar count={selection.entries.length} onDecide={decide} onClear={selection.clear} />}
      <EntryList
        list={list}
        part={part}
        busy={busy}
        absences={absences}
        selection={list.approve ? selection.ofPage(absences) : undefined}
        actionsOf={actionsOf}
        onOpen={onOpen}
        onChange={change}
      />
      {decision !== null && selection.entries.length > 0 && (
        <DecideDialog
          decision={decision}
          chosen={selection.entries}
          absences={absences}
          onDone={() => {
            decide(null)
            selection.clear()
          }}
          onCancel={() => decide(null)}
        />
      )}
    </>
  )
}
