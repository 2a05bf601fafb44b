import {
  buildForecastTables,
  calculateForecast,
  createForecastState,
  editCell,
  formatForecastValue,
  keepUnchangedRows,
} from '@veckovis/domain/forecast'
import { workedExample } from '../../../packages/domain/src/forecast/worked-example.fixture'

// The details tab of the forecast: what is edited, calculated and shown is the same on every page that is measured.
const year = 2026
const range = { startWeek: 1, endWeek: 53 }
const tableIds = ['staffing', 'substitutes', 'absences', 'needs']

export const weeks = Array.from({ length: range.endWeek }, (_, index) => index + 1)

/** What a page shows of a row. Made again only when the row of the table is another one. */
const shown = new WeakMap()
const showRow = row => {
  const known = shown.get(row)
  if (known !== undefined) return known
  const made = {
    id: row.id,
    label: row.id,
    editable: row.isEditable,
    texts: row.columns.map(column => formatForecastValue(column.value, row.unit)),
    sum: formatForecastValue(row.sum, row.unit),
    average: formatForecastValue(row.average, row.unit),
  }
  shown.set(row, made)
  return made
}

const showRows = tables => tableIds.flatMap(id => tables[id].rows.filter(row => !row.hidden).map(showRow))

const calculate = state => {
  const result = calculateForecast(state.edited, range)
  return { state, result, tables: buildForecastTables(state, result) }
}

/**
 * The forecast of the worked example, every week open. `edit` takes what can be taken, calculates everything again and
 * tells the listeners; rows that did not change stay the same objects.
 */
export const createModel = () => {
  let state = createForecastState({
    input: workedExample(year),
    currentWeek: { year: year - 1, week: 50 },
    canWrite: true,
  })
  let figures = calculate(state)
  let rows = showRows(figures.tables)
  const listeners = new Set()
  return {
    rows: () => rows,
    /** What was entered, and what it comes to: another object after each edit. */
    figures: () => figures,
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    edit: edits => {
      for (const edit of edits) {
        const outcome = editCell(state, edit)
        if (outcome.ok) state = outcome.value
      }
      const next = calculate(state)
      figures = { ...next, tables: keepUnchangedRows(figures.tables, next.tables) }
      rows = showRows(figures.tables)
      listeners.forEach(listener => listener())
    },
  }
}

/** The cells of a copied block, from its top left corner on; what falls outside of the sheet is left out. */
export const cellsOfBlock = (rows, text, { rowId, week }) => {
  const first = rows.findIndex(row => row.id === rowId)
  return text.split('\n').flatMap((line, down) => {
    const row = rows[first + down]
    if (row === undefined || !row.editable) return []
    return line
      .split('\t')
      .map((cell, right) => ({ rowId: row.id, week: week + right, text: cell }))
      .filter(cell => cell.week <= weeks.length)
  })
}
