import { pageSizes } from '@veckovis/contracts/wire'
import { usePrintPeriod, useTranslation } from '@veckovis/platform'
import { Pagination } from '@veckovis/ui/pagination'
import { RecordTable, type RecordTableProps } from '@veckovis/ui/record-table'
import type { ListAddress } from '@veckovis/forms/list-address'

type ListTableProps<Row, SortKey extends string, Filters extends object> = Omit<
  RecordTableProps<Row, SortKey>,
  'sort' | 'onSort'
> & {
  readonly list: ListAddress<SortKey, Filters>
  /** Rows of all pages together. */
  readonly total: number
}

/** One page of a list whose search, order and pages are the server's. */
export const ListTable = <Row, SortKey extends string, Filters extends object>({
  list: { part, change, isNarrowed },
  total,
  ...table
}: ListTableProps<Row, SortKey, Filters>) => {
  const { t } = useTranslation('mf-admin')
  const { page, pageSize } = part
  const from = (page - 1) * pageSize + 1
  const shown = t('pages.shown', { from, to: from + table.rows.length - 1, total })
  // Which rows the sheet has; what was searched for, which may be a person, stands on no paper.
  usePrintPeriod(isNarrowed ? t('pages.narrowed', { shown }) : shown)
  return (
    <>
      <RecordTable {...table} sort={part.sort} onSort={sort => change({ sort })} />
      <Pagination
        words={{
          label: t('pages.label'),
          rowsPerPage: t('pages.rowsPerPage'),
          previous: t('pages.previous'),
          next: t('pages.next'),
          shown,
        }}
        page={page}
        pages={Math.ceil(total / pageSize)}
        pageSize={pageSize}
        pageSizes={pageSizes}
        onPage={wanted => change({ page: wanted })}
        onPageSize={wanted => change({ pageSize: wanted })}
      />
    </>
  )
}
