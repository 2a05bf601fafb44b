import type { WaitingEntries } from '@veckovis/contracts/diary'
import { useTranslation } from '@veckovis/platform'
import { RecordTable, type RecordSelection } from '@veckovis/ui/record-table'
import { ListPages } from '../../parts/list-pages'
import { waitingColumns, type WaitingColumnOptions, type WaitingEntry } from './waiting-columns'

/** The order is the server's, and no column asks for another one. */
const earliestFirst = { key: 'firstDate', direction: 'ascending' } as const

type WaitingListProps = WaitingColumnOptions & {
  readonly waiting: WaitingEntries
  readonly part: { readonly page: number; readonly pageSize: number }
  readonly busy: boolean
  /** For those who decide somewhere. */
  readonly selection: RecordSelection<WaitingEntry> | undefined
  readonly onChange: (part: { page: number } | { page: 1; pageSize: number }) => void
}

/** One page of what waits for a decision in all the units. */
export const WaitingList = (props: WaitingListProps) => {
  const { waiting, part, busy, selection, onChange, ...columns } = props
  const { t } = useTranslation('mf-diary')
  return (
    <>
      <RecordTable<WaitingEntry, 'firstDate'>
        label={t('waiting.label')}
        isTight
        columns={waitingColumns(t, columns)}
        rows={waiting.entries}
        rowKey={({ id }) => id}
        sort={earliestFirst}
        onSort={() => undefined}
        busy={busy}
        {...(selection === undefined ? {} : { selection })}
      />
      <ListPages
        part={part}
        shown={waiting.entries.length}
        total={waiting.total}
        isNarrowed={false}
        onChange={wanted => onChange('page' in wanted ? wanted : { page: 1, ...wanted })}
      />
    </>
  )
}
