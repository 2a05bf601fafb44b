import AntdTable from 'antd/es/table'
import type { ReactNode } from 'react'
import { WideTable } from '../layout/wide-table'
import { UiThemeProvider } from './theme'
import * as styles from './antd.module.css'

export type TableColumn<Row> = {
  key: string
  title: ReactNode
  /** What the cell shows. */
  cell: (row: Row) => ReactNode
  align?: 'start' | 'end'
  /** The order of two rows by this column; the column is then sortable. */
  compare?: (a: Row, b: Row) => number
}

export type TableProps<Row> = {
  /** Names the table for assistive technology. */
  label: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  empty?: ReactNode
}

/** A plain table of records. The week grid is another thing: see @veckovis/grid. */
export const Table = <Row extends object>({ label, columns, rows, rowKey, empty }: TableProps<Row>) => (
  <UiThemeProvider>
    <WideTable label={label} look="bare" className={styles.table}>
      <AntdTable<Row>
        aria-label={label}
        columns={columns.map(({ key, title, cell, align = 'start', compare }) => ({
          key,
          title,
          align,
          render: (_value: unknown, row: Row) => cell(row),
          ...(compare === undefined ? {} : { sorter: compare }),
        }))}
        dataSource={[...rows]}
        rowKey={rowKey}
        pagination={false}
        {...(empty === undefined ? {} : { locale: { emptyText: empty } })}
      />
    </WideTable>
  </UiThemeProvider>
)
