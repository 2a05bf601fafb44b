import type { WaitingEntries } from '@veckovis/contracts/diary'
import { ListTable, type PagePart } from '@veckovis/lists'
import { useTranslation } from '@veckovis/platform'
import type { RecordSelection } from '@veckovis/ui/record-table'
import { waitingColumns, type WaitingColumnOptions, type WaitingEntry } from './waiting-columns'

/** The order is the server's, and no column asks for another one. */
const earliestFirst = { key: 'firstDate', direction: 'ascending' } as const

type WaitingListProps = WaitingColumnOptions & {
  readonly waiting: WaitingEntries
  readonly part: PagePart
  readonly busy: boolean
  /** For those who decide somewhere. */
  readonly selection: RecordSelection<WaitingEntry> | undefined
  readonly onChange: (part: PagePart) => void
}

/** One page of what waits for a decision in all the units. */
export const WaitingList = (props: WaitingListProps) => {
  const { waiting, part, busy, selection, onChange, ...columns } = props
  const { t } = useTranslation('mf-diary')
  return (
    <ListTable<WaitingEntry, 'firstDate'>
      label={t('waiting.label')}
      isTight
      isCards
      columns={waitingColumns(t, columns)}
      rows={waiting.entries}
      rowKey={({ id }) => id}
      list={{
        part: { ...part, sort: earliestFirst },
        isNarrowed: false,
        change: wanted => {
          if ('page' in wanted) onChange(wanted)
        },
      }}
      total={waiting.total}
      busy={busy}
      {...(selection === undefined ? {} : { selection })}
    />
  )
}
