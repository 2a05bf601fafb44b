/** @internal for the tests that make changes of every origin */
export { changeOrigin } from './change-origins'
export { type ChangeOrigin, type SentOrigin } from './change-origins'
export {
  comprehensiveForecast,
  receivedForecast,
  receivedForecastRow,
  receivedWeeks,
  type ComprehensiveForecast,
  type ReceivedForecast,
  type ReceivedForecastRow,
} from './comprehensive-forecast'
export { changesOfBudget, type ChangesOfBudget } from './changes-of-budget'
export { listOfWeekHours, weekHoursOf, weeksInAnswer } from './week-lists'
export { handedOverDraft, type HandedOverHours } from './handed-over-hours'
export {
  baseForecast,
  excelImportAnswer,
  excelImportList,
  excelImportRequest,
  yearsOfImport,
  forecastChanges,
  forecastSaved,
  forecastYears,
  lastSave,
  type BaseForecast,
  type ExcelImportList,
  type ExcelImportRequest,
  type ForecastChanges,
  type LastSave,
} from './forecast-calls'
export {
  cellHistory,
  cellHistoryQuery,
  forecastSaves,
  forecastSavesQuery,
  pastForecast,
  type CellChange,
  type CellHistory,
  type CellHistoryQuery,
  type ForecastSave,
  type ForecastSaves,
  type ForecastSavesQuery,
  type PastForecast,
} from './forecast-history'
export {
  forecastOutlook,
  outlookQuery,
  type ForecastOutlook,
  type ForecastOutlookAnswer,
  type UnitOutlook,
} from './forecast-outlook'
export {
  forecastNote,
  forecastNotes,
  longestNote,
  noteRemoved,
  noteRowId,
  noteText,
  writtenNote,
  type ForecastNote,
  type ForecastNotes,
  type WrittenNote,
} from './forecast-notes'
export {
  forecastRefusal,
  noteRefusal,
  type ChangeProblem,
  type ForecastRefusal,
  type NoteRefusal,
} from './forecast-refusals'
