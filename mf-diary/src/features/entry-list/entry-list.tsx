import type { DiaryEntry, DiaryList } from '@veckovis/contracts/diary'
import { useTranslation } from '@veckovis/platform'
import { RecordTable, type RecordSelection } from '@veckovis/ui/record-table'
import type { DiaryListPart } from '../../data/diary-queries'
import { ListPages } from '../../parts/list-pages'
import { entryColumns, type ColumnOptions } from './entry-columns'
import { isNarrowed } from './list-scope'

type EntryListProps = ColumnOptions & {
  readonly list: DiaryList
  readonly part: DiaryListPart
  readonly busy: boolean
  /** For those who decide. */
  readonly selection: RecordSelection<DiaryEntry> | undefined
  readonly onChange: (part: Partial<DiaryListPart>) => void
}

/** One page of the unit's entries; search, order and pages are the server's. */
export const EntryList = ({ list, part, busy, selection, onChange, ...columns }: EntryListProps) => {
  const { t } = useTranslation('mf-diary')
  return (
    <>
      <RecordTable
        label={t('list.label')}
        columns={entryColumns(t, columns, list.write)}
        rows={list.entries}
        rowKey={({ id }) => id}
        sort={part.sort}
        onSort={sort => onChange({ sort })}
        busy={busy}
        {...(selection === undefined ? {} : { selection })}
      />
      <ListPages
        part={part}
        shown={list.entries.length}
        total={list.total}
        isNarrowed={isNarrowed(part)}
        onChange={onChange}
      />
    </>
  )
}
