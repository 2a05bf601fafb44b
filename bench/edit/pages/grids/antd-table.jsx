import { Table } from 'antd'
import { memo, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { cellsOfBlock, createModel, weeks } from '../model'
import { height, sizes } from '../mount'

const model = createModel()

const below = (input, rows) => {
  const at = rows.findIndex(row => row.id === input.dataset.row)
  const next = rows.slice(at + 1).find(row => row.editable)
  return next && document.querySelector(`input[data-row="${next.id}"][data-week="${input.dataset.week}"]`)
}

const commit = input => {
  const { row, week, shown } = input.dataset
  if (input.value !== shown) model.edit([{ rowId: row, week: Number(week), text: input.value }])
}

const pressed = event => {
  if (event.key !== 'Enter') return
  commit(event.target)
  below(event.target, model.rows())?.focus()
}

const paste = event => {
  const { row, week } = event.target.dataset
  if (row === undefined) return
  event.preventDefault()
  const text = event.clipboardData.getData('text/plain')
  model.edit(cellsOfBlock(model.rows(), text, { rowId: row, week: Number(week) }))
}

const EditableCell = memo(({ rowId, week, text }) => {
  const input = useRef(null)
  useLayoutEffect(() => {
    input.current.value = text
  }, [text])
  return (
    <input
      ref={input}
      className="cell-input"
      defaultValue={text}
      data-row={rowId}
      data-week={week}
      data-shown={text}
      onFocus={event => event.target.select()}
      onBlur={event => commit(event.target)}
      onKeyDown={pressed}
    />
  )
})

const columns = [
  { key: 'label', dataIndex: 'label', title: 'Rad', width: sizes.label, fixed: 'left', shouldCellUpdate: () => false },
  ...weeks.map(week => ({
    key: `week-${week}`,
    title: `v. ${week}`,
    width: sizes.week,
    onCell: () => ({ 'data-week': week }),
    shouldCellUpdate: (next, previous) => next.texts[week - 1] !== previous.texts[week - 1],
    render: (_, row) =>
      row.editable ? <EditableCell rowId={row.id} week={week} text={row.texts[week - 1]} /> : row.texts[week - 1],
  })),
  ...['sum', 'average'].map(summary => ({
    key: summary,
    dataIndex: summary,
    title: summary,
    width: sizes.summary,
    fixed: 'right',
    onCell: () => ({ 'data-summary': summary }),
    shouldCellUpdate: (next, previous) => next[summary] !== previous[summary],
  })),
]

const width = columns.reduce((sum, column) => sum + column.width, 0)
const scroll = { x: width, y: height }

export const Grid = () => {
  const rows = useSyncExternalStore(model.subscribe, model.rows)
  return (
    <div onPaste={paste}>
      <Table
        virtual
        bordered
        size="small"
        columns={columns}
        dataSource={rows}
        rowKey="id"
        rowHoverable={false}
        pagination={false}
        scroll={scroll}
      />
    </div>
  )
}
