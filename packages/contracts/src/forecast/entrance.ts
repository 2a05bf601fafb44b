export {
  comprehensiveForecast,
  receivedForecast,
  receivedForecastRow,
  type ComprehensiveForecast,
  type ReceivedForecast,
  type ReceivedForecastRow,
} from './comprehensive-forecast'
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
