import {
  ClientSideRowModelApiModule,
  ClientSideRowModelModule,
  ModuleRegistry,
  TextEditorModule,
} from 'ag-grid-community'
import { AgGridReact } from 'ag-grid-react'
import { useRef } from 'react'
import { cellsOfBlock, createModel, weeks } from '../model'
import { height, sizes } from '../mount'

ModuleRegistry.registerModules([ClientSideRowModelModule, ClientSideRowModelApiModule, TextEditorModule])

export const model = createModel()
const firstRows = model.rows()

const columns = [
  { colId: 'label', headerName: 'Rad', width: sizes.label, pinned: 'left', valueGetter: ({ data }) => data.label },
  ...weeks.map(week => ({
    colId: `week-${week}`,
    headerName: `v. ${week}`,
    width: sizes.week,
    editable: ({ data }) => data.editable,
    valueGetter: ({ data }) => data.texts[week - 1],
  })),
  { colId: 'sum', headerName: 'Summa', width: sizes.summary, pinned: 'right', valueGetter: ({ data }) => data.sum },
  {
    colId: 'average',
    headerName: 'Snitt',
    width: sizes.summary,
    pinned: 'right',
    valueGetter: ({ data }) => data.average,
  },
]

const columnDefaults = { sortable: false, resizable: false, suppressMovable: true, cellDataType: false }
const rowIdOf = ({ data }) => data.id
const weekOf = column => Number(column.getColId().replace('week-', ''))

/** The edit of one cell or of many: only rows that are other objects than before go to the grid. */
const editAll = (api, edits) => {
  const before = model.rows()
  model.edit(edits)
  const update = model.rows().filter((row, index) => row !== before[index])
  if (update.length > 0) api.applyTransaction({ update })
}

const requested = ({ api, data, column, newValue }) =>
  editAll(api, [{ rowId: data.id, week: weekOf(column), text: newValue ?? '' }])

export const Grid = () => {
  const grid = useRef(null)
  const paste = event => {
    const { api } = grid.current
    const cell = api.getFocusedCell()
    if (cell === null || event.target.tagName === 'INPUT') return
    event.preventDefault()
    const rowId = model.rows()[cell.rowIndex].id
    const text = event.clipboardData.getData('text/plain')
    editAll(api, cellsOfBlock(model.rows(), text, { rowId, week: weekOf(cell.column) }))
  }
  return (
    <div style={{ height }} onPaste={paste}>
      <AgGridReact
        ref={grid}
        rowData={firstRows}
        columnDefs={columns}
        defaultColDef={columnDefaults}
        getRowId={rowIdOf}
        rowHeight={sizes.row}
        headerHeight={sizes.row}
        readOnlyEdit
        onCellEditRequest={requested}
        animateRows={false}
        suppressAnimationFrame
        suppressColumnMoveAnimation
        suppressRowHoverHighlight
        enterNavigatesVerticallyAfterEdit
      />
    </div>
  )
}
