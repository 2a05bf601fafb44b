import type { StaffList } from '@veckovis/contracts/staff'
import { pageSizes } from '@veckovis/contracts/wire'
import { useTranslation } from '@veckovis/platform'
import { Pagination } from '@veckovis/ui/pagination'
import { RecordTable } from '@veckovis/ui/record-table'
import type { StaffListPart } from '../../data/staff-queries'
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
  const { page, pageSize } = part
  const from = (page - 1) * pageSize + 1
  const shown = t('pages.shown', { from, to: from + list.staff.length - 1, total: list.total })
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
      <Pagination
        words={{
          label: t('pages.label'),
          rowsPerPage: t('pages.rowsPerPage'),
          previous: t('pages.previous'),
          next: t('pages.next'),
          shown,
        }}
        page={page}
        pages={Math.ceil(list.total / pageSize)}
        pageSize={pageSize}
        pageSizes={pageSizes}
        onPage={wanted => onChange({ page: wanted })}
        onPageSize={wanted => onChange({ pageSize: wanted })}
      />
    </>
  )
}
