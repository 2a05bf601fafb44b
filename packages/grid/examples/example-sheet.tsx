import { useState } from 'react'
import type { SheetAddress, SheetBatchOutcome, SheetSelection } from '../src/core/content/sheet-content'
import type { SheetLabels } from '../src/view/sheet-props'
import { Sheet } from '../src/sheet'
import type { Example } from './example-list'
import { useExampleSheet } from './use-example-sheet'

const labels: SheetLabels = {
  rowHeader: 'Row',
  sum: 'Sum',
  average: 'Average',
  readOnly: 'This cell is calculated',
  changed: 'Changed',
  invalid: 'Invalid',
  pastColumn: 'A week that is over',
  currentColumn: 'This week',
  annotated: 'Has a note',
  fold: 'Fold',
  unfold: 'Unfold',
  fill: 'Draw to fill',
  annotateColumn: 'Note for week',
}

const outcomeText = ({ kind, taken, outside, readOnly, rejected, tooLarge }: SheetBatchOutcome) =>
  tooLarge
    ? `${kind}: too large`
    : `${kind}: ${taken} taken, ${outside} outside, ${readOnly} read-only, ${rejected.length} refused`

const addressText = ({ rowId, column }: SheetAddress) => `${rowId} ${column}`

const statusText = ({ focus, rowIds, columns }: SheetSelection) =>
  `${focus === null ? 'Nothing' : addressText(focus)}: ${rowIds.length} × ${columns.length}`

export const ExampleSheet = ({ example }: { example: Example }) => {
  const sheet = useExampleSheet(example)
  const [told, setTold] = useState('')
  return (
    <>
      <Sheet
        captionLevel={2}
        columns={example.columns}
        labels={labels}
        clipboardText={text => text.replace('\u2212', '-').replaceAll('\u00a0', '')}
        {...sheet}
        {...(example.readOnlyReason === undefined ? {} : { readOnlyReason: example.readOnlyReason })}
        onBatch={outcome => setTold(outcomeText(outcome))}
        onInspect={address => setTold(`asked about ${addressText(address)}`)}
        onAnnotate={address => setTold(`note on ${addressText(address)}`)}
        renderStatus={statusText}
      />
      <p className="told" data-testid="told">
        {told}
      </p>
      <button type="button">After the grid</button>
    </>
  )
}
