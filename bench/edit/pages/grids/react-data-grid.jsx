import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { DataGrid } from 'react-data-grid'
import 'react-data-grid/lib/styles.css'
import { cellsOfBlock, createModel, weeks } from '../model'
import { height, sizes } from '../mount'
import { createRange } from '../range'

export const model = createModel()

const selectAll = input => input?.select()

const WeekEditor = ({ row, column, onRowChange, onClose }) => (
  <input
    className="rdg-text-editor"
    autoFocus
    defaultValue={row.texts[column.week - 1]}
    ref={selectAll}
    onChange={event => onRowChange({ ...row, typed: { week: column.week, text: event.target.value } })}
    onBlur={() => onClose(true, false)}
  />
)

const columns = [
  { key: 'label', name: 'Rad', width: sizes.label, frozen: true },
  ...weeks.map(week => ({
    key: `week-${week}`,
    name: `v. ${week}`,
    week,
    width: sizes.week,
    editable: row => row.editable,
    renderCell: ({ row }) => row.texts[week - 1],
    renderEditCell: WeekEditor,
  })),
  { key: 'sum', name: 'Summa', width: sizes.summary, frozen: 'end' },
  { key: 'average', name: 'Snitt', width: sizes.summary, frozen: 'end' },
]

const rowKey = row => row.id

const typedIn = rows => rows.flatMap(({ id, typed }) => (typed === undefined ? [] : [{ rowId: id, ...typed }]))

export const Grid = () => {
  const rows = useSyncExternalStore(model.subscribe, model.rows)
  const frame = useRef(null)
  const range = useMemo(() => createRange({ model, rowsAbove: 1, sizes }), [])
  useEffect(() => range.attach(frame.current), [range])

  const changed = useCallback(next => {
    const edits = typedIn(next)
    if (edits.length > 0) model.edit(edits)
  }, [])
  const selected = useCallback(({ rowIdx, column }) => range.focusOn(rowIdx, column?.week), [range])
  const pressed = useCallback(
    (args, event) => {
      if (args.mode !== 'ACTIVE') return
      if (range.takesKey(event)) event.preventGridDefault()
    },
    [range],
  )
  const paste = event => {
    const at = range.topLeft()
    if (at === undefined || event.target.tagName === 'INPUT') return
    event.preventDefault()
    model.edit(cellsOfBlock(model.rows(), event.clipboardData.getData('text/plain'), at))
  }
  const over = ({ target }) => {
    const cell = target.closest('[role=gridcell]')
    const row = cell?.closest('[role=row]')
    if (row) range.mouseOver(row.ariaRowIndex - 2, cell.ariaColIndex - 1)
  }
  const copy = event => {
    if (event.target.tagName === 'INPUT' || range.topLeft() === undefined) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', range.text())
  }

  return (
    <div ref={frame} className="frame" onPaste={paste} onCopy={copy} onMouseOver={over}>
      <DataGrid
        className="rdg-light"
        style={{ blockSize: height }}
        columns={columns}
        rows={rows}
        rowKeyGetter={rowKey}
        rowHeight={sizes.row}
        headerRowHeight={sizes.row}
        onRowsChange={changed}
        onActivePositionChange={selected}
        onCellKeyDown={pressed}
        onCellMouseDown={range.mouseDown}
        onScroll={range.scrolled}
      />
    </div>
  )
}
