import type { ComponentProps } from 'react'
import { useState } from 'react'
import { DecideDialog } from '../features/deciding/decide-dialog'
import { DecisionBar, type Decision } from '../features/deciding/decision-bar'
import { useDecidable } from '../features/deciding/use-decidable'
import { EntryViewDialog } from '../features/entry-view/entry-view-dialog'
import type { WaitingEntry } from '../features/waiting-list/waiting-columns'
import { WaitingList } from '../features/waiting-list/waiting-list'

const mayApprove = ({ approve }: WaitingEntry) => approve

/** The list of what waits; those who decide in some of the units select and decide there. */
export const WaitingDecisions = (props: Omit<ComponentProps<typeof WaitingList>, 'selection' | 'onOpen'>) => {
  const { waiting, absences, today } = props
  const [opened, open] = useState<WaitingEntry | null>(null)
  const selection = useDecidable({ scope: 'waiting', inSight: waiting.entries, absences, mayDecide: mayApprove })
  const [decision, decide] = useState<Decision | null>(null)
  const isOffered = waiting.entries.some(mayApprove)
  return (
    <>
      <DecisionBar count={selection.entries.length} onDecide={decide} onClear={selection.clear} />
      <WaitingList {...props} onOpen={open} selection={isOffered ? selection.boxes : undefined} />
      {opened !== null && (
        <EntryViewDialog
          unitId={opened.unitId}
          id={opened.id}
          today={today}
          approves={opened.approve}
          actions={() => null}
          onClose={() => open(null)}
        />
      )}
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
