import type { DiaryEntry, DiaryList } from '@veckovis/contracts/diary'
import { ListTable } from '@veckovis/lists'
import { useTranslation } from '@veckovis/platform'
import type { NewRow, RecordSelection } from '@veckovis/ui/record-table'
import type { DiaryAddress } from '../../data/diary-shape'
import { entryColumns, type ColumnOptions } from './entry-columns'

type EntryListProps = Omit<ColumnOptions, 'changes'> & {
  readonly list: DiaryList
  readonly address: Pick<DiaryAddress, 'part' | 'isNarrowed' | 'change'>
  readonly busy: boolean
  /** For those who decide. */
  readonly selection: RecordSelection<DiaryEntry> | undefined
  /** One that has just been made. */
  readonly newRow?: NewRow<DiaryEntry>
}

/** One page of the unit's entries. */
export const EntryList = ({ list, address, busy, selection, newRow, ...columns }: EntryListProps) => {
  const { t } = useTranslation('mf-diary')
  return (
    <ListTable
      label={t('list.label')}
      isCards
      columns={entryColumns(t, { ...columns, changes: list.changes }, list.write)}
      rows={list.entries}
      rowKey={({ id }) => id}
      list={address}
      total={list.total}
      busy={busy}
      {...(newRow === undefined ? {} : { newRow })}
      {...(selection === undefined ? {} : { selection })}
    />
  )
}
