import { useCallback, useSyncExternalStore } from 'react'
import { WeekGrid } from '../../../packages/grid/src/index'
import { createModel, weeks } from './model'
import { mount } from './mount'

const model = createModel()

const columns = weeks.map(week => ({ week, title: `v. ${week}`, isOld: false, isCurrent: false }))

const labels = {
  rowHeader: 'Rad',
  sum: 'Summa',
  average: 'Snitt',
  readOnly: 'Låst',
  changed: 'Ändrad',
  invalid: 'Fel',
  oldWeek: 'Gammal',
  currentWeek: 'Nu',
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

const Page = () => {
  const rows = useSyncExternalStore(model.subscribe, model.rows)
  const takeEdits = useCallback(edits => {
    model.edit(edits)
    return []
  }, [])
  const groups = [{ id: 'details', caption: 'Detaljer', rows: rows.map(gridRow) }]
  return (
    <WeekGrid
      columns={columns}
      groups={groups}
      labels={labels}
      clipboardText={asItStands}
      summaries={summaries}
      onEdits={takeEdits}
    />
  )
}

mount(<Page />)
