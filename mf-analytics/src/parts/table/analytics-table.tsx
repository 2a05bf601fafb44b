import { ListTable, type ListAddress } from '@veckovis/lists'
import { useTranslation } from '@veckovis/platform'
import type { RecordColumn, RecordFoot } from '@veckovis/ui/record-table'
import type { ReactNode } from 'react'
import type { AnalyticsColumn, TableName } from './analytics-column'
import { ExplainButton } from './explain-button'

type Counted<Row> = { readonly rows: readonly Row[]; readonly total: number }

type AnalyticsTableProps<Row, List extends Counted<Row>, Key extends string, Filters extends object> = {
  readonly of: TableName
  readonly data: List
  /** Those that are shown, in their order. */
  readonly columns: readonly AnalyticsColumn<Row, List, Key>[]
  readonly list: ListAddress<Key, Filters>
  readonly rowKey: (row: Row) => number
  readonly busy: boolean
  /** What of the list beside its rows stands on paper. */
  readonly period?: string
}

const footOf = <Row, List, Key extends string>(
  columns: readonly AnalyticsColumn<Row, List, Key>[],
  cellOf: (column: AnalyticsColumn<Row, List, Key>) => ReactNode,
  name: string,
): RecordFoot => ({
  key: name,
  cells: Object.fromEntries(columns.map(column => [column.key, column.isRowHeader ? name : cellOf(column)])),
})

/** One page of a list that the server sorts and pages, with the sums of all pages at its foot. */
export const AnalyticsTable = <Row, List extends Counted<Row>, Key extends string, Filters extends object>(
  props: AnalyticsTableProps<Row, List, Key, Filters>,
) => {
  const { of, data, columns, ...table } = props
  const { t } = useTranslation('mf-analytics')
  const isWeighted = columns.some(({ weighted }) => weighted !== undefined)
  return (
    <ListTable
      {...table}
      label={t(`labels.${of}`)}
      columns={columns.map(({ key, cell, align, isRowHeader = false }): RecordColumn<Row, Key> => ({
        key,
        sortKey: key,
        title: t(`columns.${of}.${key}`),
        headAction: <ExplainButton of={of} column={key} />,
        align: align ?? 'start',
        isRowHeader,
        isAnchored: isRowHeader,
        cell: (row: Row) => cell(row, data),
      }))}
      rows={data.rows}
      total={data.total}
      foot={[
        footOf(columns, ({ total }) => total?.(data), t('foot.total')),
        ...(isWeighted ? [footOf(columns, ({ weighted }) => weighted?.(data), t('foot.weighted'))] : []),
      ]}
    />
  )
}
