import { useState } from 'react'
import type { GridAddress, GridBatchOutcome, GridLabels, GridSelection } from '../src/grid-model'
import { WeekGrid } from '../src/week-grid'
import type { Example } from './example-list'
import { useExampleSheet } from './use-example-sheet'

const labels: GridLabels = {
  rowHeader: 'Row',
  sum: 'Sum',
  average: 'Average',
  readOnly: 'This cell is calculated',
  changed: 'Changed',
  invalid: 'Invalid',
  oldWeek: 'A week that is over',
  currentWeek: 'This week',
  annotated: 'Has a note',
  fold: 'Fold',
  unfold: 'Unfold',
  fill: 'Draw to fill',
  annotateWeek: 'Note for week',
}

const outcomeText = ({ kind, taken, outside, readOnly, rejected, tooLarge }: GridBatchOutcome) =>
  tooLarge
    ? `${kind}: too large`
    : `${kind}: ${taken} taken, ${outside} outside, ${readOnly} read-only, ${rejected.length} refused`

const addressText = ({ rowId, column }: GridAddress) => `${rowId} ${column}`

const statusText = ({ focus, rowIds, weeks }: GridSelection) =>
  `${focus === null ? 'Nothing' : addressText(focus)}: ${rowIds.length} × ${weeks.length}`

export const ExampleSheet = ({ example }: { example: Example }) => {
  const sheet = useExampleSheet(example)
  const [told, setTold] = useState('')
  return (
    <>
      <WeekGrid
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
