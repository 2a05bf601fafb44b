import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import { WideTable } from '../layout/wide-table'
import { Icon } from '../primitives/icon'
import * as styles from './record-table.module.css'

export type RecordSort<Key extends string> = { readonly key: Key; readonly direction: 'ascending' | 'descending' }

export type RecordColumn<Row, SortKey extends string> = {
  readonly key: string
  readonly title: ReactNode
  readonly cell: (row: Row) => ReactNode
  readonly align?: 'start' | 'end'
  /** What the rows are sorted by when the column's head is pressed. */
  readonly sortKey?: SortKey
  /** The cell names its row, and stays in view when the table is scrolled sideways. */
  readonly isRowHeader?: boolean
}

export type RecordTableProps<Row, SortKey extends string> = {
  /** Names the table for assistive technology. */
  readonly label: string
  readonly columns: readonly RecordColumn<Row, SortKey>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string | number
  /** How the rows are sorted now, by whoever made them: the table shows it and asks for another order. */
  readonly sort: RecordSort<SortKey>
  readonly onSort: (sort: RecordSort<SortKey>) => void
  /** Other rows are on their way. */
  readonly busy?: boolean
}

const arrows = { ascending: styles.arrowAscending, descending: styles.arrowDescending }

const next = <Key extends string>(sort: RecordSort<Key>, key: Key): RecordSort<Key> => ({
  key,
  direction: sort.key === key && sort.direction === 'ascending' ? 'descending' : 'ascending',
})

const ColumnHead = <Row, SortKey extends string>({
  column: { title, align, sortKey },
  sort,
  onSort,
}: Pick<RecordTableProps<Row, SortKey>, 'sort' | 'onSort'> & { readonly column: RecordColumn<Row, SortKey> }) => {
  const sorted = sortKey !== undefined && sort.key === sortKey ? sort.direction : undefined
  return (
    <th
      scope="col"
      className={classNames(align === 'end' && styles.end)}
      {...(sorted === undefined ? {} : { 'aria-sort': sorted })}
    >
      {sortKey === undefined ? (
        title
      ) : (
        <button type="button" className={styles.sort} onClick={() => onSort(next(sort, sortKey))}>
          {title}
          <span className={classNames(styles.arrow, sorted && arrows[sorted])}>
            <Icon name="chevron-down" />
          </span>
        </button>
      )}
    </th>
  )
}

const RecordRow = <Row, SortKey extends string>(
  props: Pick<RecordTableProps<Row, SortKey>, 'columns'> & { row: Row },
) => (
  <tr>
    {props.columns.map(({ key, cell, align, isRowHeader }) => {
      const Cell = isRowHeader === true ? 'th' : 'td'
      return (
        <Cell
          key={key}
          className={classNames(align === 'end' && styles.end)}
          {...(isRowHeader === true ? { scope: 'row' } : {})}
        >
          {cell(props.row)}
        </Cell>
      )
    })}
  </tr>
)

/** Records that somebody else sorts and pages, such as the server; plain elements. */
export const RecordTable = <Row, SortKey extends string>(props: RecordTableProps<Row, SortKey>) => {
  const { label, columns, rows, rowKey, sort, onSort, busy = false } = props
  return (
    <WideTable label={label}>
      <table className={styles.records} aria-label={label} aria-busy={busy}>
        <thead>
          <tr>
            {columns.map(column => (
              <ColumnHead key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <RecordRow key={rowKey(row)} columns={columns} row={row} />
          ))}
        </tbody>
      </table>
    </WideTable>
  )
}
