import { useEffect, useRef, type ReactNode } from 'react'
import { classNames } from '../class-names'
import { WideTable } from '../layout/wide-table'
import { Icon } from '../primitives/icon'
import * as cards from './record-cards.module.css'
import * as paper from './record-many.module.css'
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
  /** Stays in view at the end of the row: what can be done with it. */
  readonly isPinned?: boolean
  /** Stays in view at the start of the row once the columns before it are scrolled away. */
  readonly isAnchored?: boolean
  /** Beside the words of the head, such as a button that explains them. */
  readonly headAction?: ReactNode
}

/** A row at the foot, which stays in view below the rows that are scrolled. */
export type RecordFoot = {
  readonly key: string
  /** By the key of the column; the one that names the rows names this too. Others stay empty. */
  readonly cells: Readonly<Partial<Record<string, ReactNode>>>
}

export type RecordTableProps<Row, SortKey extends string> = {
  /** Names the table for assistive technology. */
  readonly label: string
  readonly columns: readonly RecordColumn<Row, SortKey>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string | number
  /** How the rows are sorted now, by anyone who made them: the table shows it and asks for another order. */
  readonly sort: RecordSort<SortKey>
  readonly onSort: (sort: RecordSort<SortKey>) => void
  /** Other rows are on their way. */
  readonly busy?: boolean
  /** Columns as narrow as their texts let them, in lines as many as they need: for a table inside a dialog. */
  readonly isTight?: boolean
  /** In a narrow window each row is a card, whose values stand below the words of their columns. */
  readonly isCards?: boolean
  /** A column of checkboxes at the front, for what is done with several rows. */
  readonly selection?: RecordSelection<Row>
  /** A row that has just been made. */
  readonly newRow?: NewRow<NoInfer<Row>>
  /** Rows at the foot, such as sums: then head and foot stay in view, and the rows are scrolled between them. */
  readonly foot?: readonly RecordFoot[]
}

export type NewRow<Row> = {
  readonly isNew: (row: Row) => boolean
  /** Until it has: then the row is only marked. */
  readonly takesFocus: boolean
  readonly onFocus: () => void
}

export type RecordSelection<Row> = {
  readonly isSelected: (row: Row) => boolean
  /** Left out: every row. One that is not offered has no checkbox. */
  readonly isOffered?: (row: Row) => boolean
  /** What the row's checkbox is called. */
  readonly label: (row: Row) => string
  readonly onSelect: (row: Row, selected: boolean) => void
  /** What the checkbox of all rows in sight is called. */
  readonly allLabel: string
  readonly onSelectAll: (selected: boolean) => void
}

const arrows = { ascending: styles.arrowAscending, descending: styles.arrowDescending }

const next = <Key extends string>(sort: RecordSort<Key>, key: Key): RecordSort<Key> => ({
  key,
  direction: sort.key === key && sort.direction === 'ascending' ? 'descending' : 'ascending',
})

type CellLook = {
  readonly align?: 'start' | 'end' | undefined
  readonly isPinned?: boolean | undefined
  readonly isAnchored?: boolean | undefined
}

const cellLook = ({ align, isPinned, isAnchored }: CellLook) =>
  classNames(align === 'end' && styles.end, isPinned && styles.pinned, isAnchored && styles.anchored)

/** Characters from which on the words of a head want room of their own also above a column of short numbers. */
const longHead = 18

/** Columns from which on a table lies on paper. */
const manyColumns = 12

const isLong = (title: ReactNode): boolean => typeof title === 'string' && title.length >= longHead

const ColumnHead = <Row, SortKey extends string>({
  column: { title, align, sortKey, isPinned, isAnchored, headAction },
  sort,
  onSort,
}: Pick<RecordTableProps<Row, SortKey>, 'sort' | 'onSort'> & { readonly column: RecordColumn<Row, SortKey> }) => {
  const sorted = sortKey !== undefined && sort.key === sortKey ? sort.direction : undefined
  const arrow = (
    <span className={classNames(styles.arrow, sorted && arrows[sorted])}>
      <Icon name="chevron-down" />
    </span>
  )
  return (
    <th
      scope="col"
      className={classNames(cellLook({ align, isPinned, isAnchored }), isLong(title) && styles.long)}
      {...(sorted === undefined ? {} : { 'aria-sort': sorted })}
    >
      {sortKey === undefined ? (
        title
      ) : (
        <button type="button" className={styles.sort} onClick={() => onSort(next(sort, sortKey))}>
          {align === 'end' && arrow}
          {title}
          {align !== 'end' && arrow}
        </button>
      )}
      {headAction}
    </th>
  )
}

type RowBoxProps = {
  readonly label: string
  readonly checked: boolean
  /** Some, but not all of what it stands for. */
  readonly isPartly?: boolean
  readonly onChange: (checked: boolean) => void
}

const RowBox = ({ label, checked, isPartly = false, onChange }: RowBoxProps) => (
  <label className={styles.box}>
    <input
      type="checkbox"
      aria-label={label}
      checked={checked}
      ref={box => {
        if (box !== null) box.indeterminate = isPartly
      }}
      onChange={event => onChange(event.target.checked)}
    />
  </label>
)

const isOfferedBy = <Row,>({ isOffered }: RecordSelection<Row>, row: Row) => isOffered?.(row) !== false

const AllRowsHead = <Row,>({ rows, selection }: { rows: readonly Row[]; selection: RecordSelection<Row> }) => {
  const offered = rows.filter(row => isOfferedBy(selection, row))
  const selected = offered.filter(selection.isSelected).length
  return (
    <td className={styles.select}>
      {offered.length > 0 && (
        <RowBox
          label={selection.allLabel}
          checked={selected === offered.length}
          isPartly={selected > 0 && selected < offered.length}
          onChange={selection.onSelectAll}
        />
      )}
    </td>
  )
}

const RowSelect = <Row,>({ row, selection }: { row: Row; selection: RecordSelection<Row> }) => (
  <td className={styles.select}>
    {isOfferedBy(selection, row) && (
      <RowBox
        label={selection.label(row)}
        checked={selection.isSelected(row)}
        onChange={checked => selection.onSelect(row, checked)}
      />
    )}
  </td>
)

/**
 * Puts the focus on the name of a row that is new, once it is there; where the name opens nothing, on the row. From a dialog
 * that was opened meanwhile it is not taken.
 */
const useFocusOnNew = (takesFocus: boolean, onFocus: (() => void) | undefined) => {
  const row = useRef<HTMLTableRowElement>(null)
  useEffect(() => {
    if (!takesFocus || row.current === null) return
    onFocus?.()
    if (document.activeElement?.closest('[role=dialog], [role=menu]')) return
    const name = row.current.querySelector<HTMLElement>('th :is(a, button)')
    if (name === null) row.current.tabIndex = -1
    ;(name ?? row.current).focus()
  }, [takesFocus, onFocus])
  return row
}

/** What a card shows above the value of a column. */
const wordOf = (title: ReactNode) => (typeof title === 'string' ? { 'data-word': title } : {})

const RecordRow = <Row, SortKey extends string>({
  row,
  columns,
  selection,
  newRow,
}: Pick<RecordTableProps<Row, SortKey>, 'columns' | 'selection' | 'newRow'> & { row: Row }) => {
  const isNew = newRow?.isNew(row) === true
  const ref = useFocusOnNew(isNew && newRow.takesFocus, newRow?.onFocus)
  return (
    <tr
      ref={ref}
      {...(selection?.isSelected(row) === true ? { 'data-selected': '' } : {})}
      {...(isNew ? { 'data-new': '' } : {})}
    >
      {selection !== undefined && <RowSelect row={row} selection={selection} />}
      {columns.map(({ key, title, cell, isRowHeader, ...look }) => {
        const Cell = isRowHeader === true ? 'th' : 'td'
        return (
          <Cell key={key} className={cellLook(look)} {...(isRowHeader === true ? { scope: 'row' } : wordOf(title))}>
            {cell(row)}
          </Cell>
        )
      })}
    </tr>
  )
}

const FootRow = <Row, SortKey extends string>(
  props: Pick<RecordTableProps<Row, SortKey>, 'columns' | 'selection'> & { readonly foot: RecordFoot },
) => (
  <tr>
    {props.selection !== undefined && <td className={styles.select} />}
    {props.columns.map(({ key, isRowHeader, ...look }) => {
      const Cell = isRowHeader === true ? 'th' : 'td'
      return (
        <Cell key={key} className={cellLook(look)} {...(isRowHeader === true ? { scope: 'row' } : {})}>
          {props.foot.cells[key]}
        </Cell>
      )
    })}
  </tr>
)

/** Records that somebody else sorts and pages, such as the server; plain elements. */
export const RecordTable = <Row, SortKey extends string>(props: RecordTableProps<Row, SortKey>) => {
  const { label, columns, rows, rowKey, sort, onSort, busy = false, isTight = false, isCards = false } = props
  const { selection, newRow, foot } = props
  const chosen = selection === undefined ? {} : { selection }
  return (
    <WideTable label={label} className={classNames(foot && styles.between, isCards && cards.frame)}>
      <table
        className={classNames(
          ...[styles.records, isTight && styles.tight, isCards && cards.cards],
          columns.length >= manyColumns && paper.many,
        )}
        aria-label={label}
        aria-busy={busy}
        // Its parts are laid out as something else in a narrow window, and are rows and cells all the same.
        {...(isCards ? { role: 'table' } : {})}
      >
        <thead>
          <tr>
            {selection !== undefined && <AllRowsHead rows={rows} selection={selection} />}
            {columns.map(column => (
              <ColumnHead key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <RecordRow key={rowKey(row)} columns={columns} row={row} {...chosen} {...(newRow && { newRow })} />
          ))}
        </tbody>
        {foot !== undefined && (
          <tfoot>
            {foot.map(row => (
              <FootRow key={row.key} columns={columns} foot={row} {...chosen} />
            ))}
          </tfoot>
        )}
      </table>
    </WideTable>
  )
}
