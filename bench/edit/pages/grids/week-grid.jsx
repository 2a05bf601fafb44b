import { useCallback, useSyncExternalStore } from 'react'
import { Sheet } from '../../../../packages/grid/src/index'
import { createModel, weeks } from '../model'

export const model = createModel()

const columns = weeks.map(week => ({ id: week, kind: 'week', title: `v. ${week}`, isPast: false, isCurrent: false }))

const labels = {
  rowHeader: 'Rad',
  sum: 'Summa',
  average: 'Snitt',
  readOnly: 'Låst',
  changed: 'Ändrad',
  invalid: 'Fel',
  pastColumn: 'Gammal',
  currentColumn: 'Nu',
  annotated: 'Anteckning',
  fold: 'Fäll ihop',
  unfold: 'Fäll ut',
  fill: 'Fyll',
}

const asItStands = text => text

const summaries = ['sum', 'average']

const known = new WeakMap()
const gridRow = row => {
  const made = known.get(row) ?? {
    id: row.id,
    label: row.label,
    cells: row.texts.map(text => ({ text, editable: row.editable, dirty: false })),
    sum: row.sum,
    average: row.average,
    status: 'normal',
  }
  known.set(row, made)
  return made
}

export const Grid = () => {
  const rows = useSyncExternalStore(model.subscribe, model.rows)
  const takeEdits = useCallback(edits => {
    model.edit(edits.map(({ rowId, column, text }) => ({ rowId, week: column, text })))
    return []
  }, [])
  const groups = [{ id: 'details', caption: 'Detaljer', rows: rows.map(gridRow) }]
  return (
    <Sheet
      columns={columns}
      groups={groups}
      labels={labels}
      clipboardText={asItStands}
      summaries={summaries}
      onEdits={takeEdits}
    />
  )
}
