import { calendarDateInStockholm, toIsoDate } from '@veckovis/domain/calendar'
import {
  buildForecastTables,
  calculateForecast,
  exportFileName,
  layOutSheet,
  layOutTemplate,
  templateFileName,
  type ForecastState,
  type SheetMeta,
} from '@veckovis/domain/forecast'
import type { ActiveUnit } from '@veckovis/platform'
import { saveFile } from '@veckovis/spreadsheet/save-file'
import { writeWorkbook } from '@veckovis/spreadsheet/workbook-writer'
import type { Forecast } from '../../context/create-forecast'
import type { GivenForecast } from '../../context/given'
import { notePlaceKey } from '../../data/note-place'
import { heldNotes } from '../../data/note-queries'
import { forecastWorkbook } from './forecast-workbook'

const metaOf = ({ budget }: GivenForecast, payPerHour: number): SheetMeta => ({
  annualBudget: budget.annualSalary,
  payPerHour,
  leftForSchedule: budget.leftForSchemeBudget,
  hours: budget.hours,
  hoursForSchedule: budget.hoursForSchedule,
  isLocked: budget.isLocked,
})

/** Every week of the year, whichever the page shows, with what is edited and not saved. */
const rowsOf = (state: ForecastState, given: GivenForecast) => {
  const result = calculateForecast(state.edited, { startWeek: 1, endWeek: state.edited.weeks })
  const tables = buildForecastTables(state, result, { absenceNames: given.absenceNames })
  return layOutSheet(state, tables, metaOf(given, result.summary.costPerHour))
}

/** What is written on the page about cells and weeks; nothing is asked of the server. */
const notesOf = ({ editor }: Forecast): ReadonlyMap<string, string> => {
  const notes = heldNotes(editor.address)
  return new Map(notes?.map(note => [notePlaceKey(note), note.text]))
}

/** Gives the person the forecast as an Excel file, with what is on the page at this moment. */
export const exportForecast = (forecast: Forecast, { municipality, department, unit }: ActiveUnit): void => {
  const given = forecast.given()
  const state = forecast.editor.content().forecast
  const { year, weeks } = state.edited
  const bytes = writeWorkbook(
    forecastWorkbook({
      year,
      weeks,
      title: `${unit.name} ${year}`,
      rows: rowsOf(state, given),
      notes: notesOf(forecast),
      words: given.words,
      // Rows that could not be read stand in no sheet, and the figures of the page are without them.
      input: state.skippedRowIds.length === 0 ? state.edited : null,
    }),
  )
  const day = toIsoDate(calendarDateInStockholm(new Date()))
  const names = { municipality: municipality.name, department, unit: unit.name }
  saveFile(exportFileName(names, day), 'xlsx', bytes)
}

/** Gives the person an empty file to fill in: the rows that take input, with every week of the year. */
export const giveTemplate = (forecast: Forecast, { unit }: ActiveUnit): void => {
  const { words, absenceNames } = forecast.given()
  const state = forecast.editor.content().forecast
  const { year, weeks } = state.edited
  const result = calculateForecast(state.edited, { startWeek: 1, endWeek: weeks })
  const rows = layOutTemplate(state, buildForecastTables(state, result, { absenceNames }))
  const title = words('excelImport.templateTitle', { unit: unit.name, year })
  const bytes = writeWorkbook(forecastWorkbook({ year, weeks, title, rows, notes: new Map(), words, input: null }))
  saveFile(templateFileName(unit.name, year), 'xlsx', bytes)
}
