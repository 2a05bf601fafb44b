import type { StaffList } from '@veckovis/contracts/staff'
import { useTranslation } from '@veckovis/platform'
import { RecordTable } from '@veckovis/ui/record-table'
import type { StaffListPart } from '../../data/staff-queries'
import { ListPages } from '../../parts/list-pages'
import { staffColumns } from './staff-columns'

type StaffTableProps = {
  readonly list: StaffList
  readonly part: StaffListPart
  readonly busy: boolean
  readonly onChange: (part: Partial<StaffListPart>) => void
  readonly onOpen: (id: number) => void
}

/** One page of the unit's staff; search, order and pages are the server's. */
export const StaffTable = ({ list, part, busy, onChange, onOpen }: StaffTableProps) => {
  const { t } = useTranslation('mf-staff')
  return (
    <>
      <RecordTable
        label={t('table.label')}
        columns={staffColumns(t, { seesSalaries: list.write, onOpen })}
        rows={list.staff}
        rowKey={({ id }) => id}
        sort={part.sort}
        onSort={sort => onChange({ sort })}
        busy={busy}
      />
      <ListPages part={part} shown={list.staff.length} total={list.total} onChange={onChange} />
    </>
  )
}
