import type { DiaryEntry, DiaryList as List, NamedList } from '@veckovis/contracts/diary'
import { SelectAll } from '@veckovis/lists'
import type { NewRow } from '@veckovis/ui/record-table'
import { useState } from 'react'
import { readEntries } from '../data/diary-queries'
import type { DiaryAddress, DiaryListPart } from '../data/diary-shape'
import { DecideDialog } from '../features/deciding/decide-dialog'
import { DecisionBar, type Decision } from '../features/deciding/decision-bar'
import { useDecidable } from '../features/deciding/use-decidable'
import type { EntryAction } from '../features/entry-actions/use-entry-actions'
import { EntryList } from '../features/entry-list/entry-list'
import { EntrySummary } from '../features/entry-list/entry-summary'
import { useDiaryWords } from '../wording/diary-words'

type DiaryListProps = {
  readonly unitId: number
  readonly list: List
  readonly absences: NamedList
  readonly address: DiaryAddress
  readonly busy: boolean
  readonly newRow: NewRow<DiaryEntry>
  readonly actionsOf: (entry: DiaryEntry) => readonly EntryAction[]
  readonly onOpen: (id: number) => void
}

/** A page of what waits among what is searched for and filtered. */
const readWaiting = async (unitId: number, part: DiaryListPart) => {
  const { entries: items, total } = await readEntries(
    unitId,
    {
      ...part,
      filters: { ...part.filters, show: 'waiting' },
    },
    { isDecided: true },
  )
  return { items, total }
}

/** The list with its sums, and the decisions on what is selected for those who decide. */
export const DiaryList = ({ unitId, list, absences, address, busy, newRow, actionsOf, onOpen }: DiaryListProps) => {
  const { t } = useDiaryWords()
  const selection = useDecidable<DiaryEntry>({
    scope: address.scope,
    inSight: list.entries,
    absences,
    mayDecide: () => list.approve,
  })
  const { part } = address
  const [decision, decide] = useState<Decision | null>(null)
  return (
    <>
      <EntrySummary summary={list.summary} />
      {list.approve && (
        <DecisionBar count={selection.entries.length} onDecide={decide} onClear={selection.clear}>
          <SelectAll
            selection={selection.selection}
            total={list.total > list.entries.length ? list.total : undefined}
            read={page => readWaiting(unitId, { ...part, ...page })}
            {...(part.filters.show === 'waiting' && !list.changes?.length ? {} : { label: t('decide.selectWaiting') })}
          />
        </DecisionBar>
      )}
      <EntryList
        list={list}
        address={address}
        busy={busy}
        newRow={newRow}
        absences={absences}
        selection={list.approve ? selection.boxes : undefined}
        actionsOf={actionsOf}
        onOpen={onOpen}
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
