import { usePrintPeriod, useTranslation } from '@veckovis/platform'
import { RecordTable, type RecordSort, type RecordTableProps } from '@veckovis/ui/record-table'
import { listWords } from '../list-words'
import { ListPages, useShownRows, type PagePart } from './list-pages'

type ListTableProps<Row, SortKey extends string> = Omit<RecordTableProps<Row, SortKey>, 'sort' | 'onSort'> & {
  readonly list: {
    readonly part: PagePart & { readonly sort: RecordSort<SortKey> }
    readonly isNarrowed: boolean
    readonly change: (wanted: PagePart | { readonly sort: RecordSort<SortKey> }) => void
  }
  /** Rows of all pages together. */
  readonly total: number
  /** What of the list beside its rows stands on paper. */
  readonly period?: string
}

/** One page of a list whose search, order and pages are the server's. */
export const ListTable = <Row, SortKey extends string>({
  list: { part, change, isNarrowed },
  total,
  period,
  ...table
}: ListTableProps<Row, SortKey>) => {
  const { t } = useTranslation(listWords)
  const shown = useShownRows(part, total)
  // Which rows the sheet has; what was searched for, which may be a person, stands on no paper.
  const rows = isNarrowed ? t('pages.narrowed', { shown }) : shown
  usePrintPeriod(period === undefined ? rows : `${period}, ${rows}`)
  return (
    <>
      <RecordTable {...table} sort={part.sort} onSort={sort => change({ sort })} />
      <ListPages part={part} total={total} onPart={change} />
    </>
  )
}
