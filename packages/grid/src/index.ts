export { WeekGrid } from './week-grid'
export { chordOf, commandFor, sheetKeys, type KeyChord } from './interaction/sheet-keys'
export { useIsPrinting } from './print/use-is-printing'
export type {
  GridAddress,
  GridBatchOutcome,
  GridCell,
  GridColumn,
  GridEdit,
  GridGroup,
  GridLabels,
  GridPending,
  GridRow,
  GridSelection,
  RejectedEdit,
  RowSummaries,
  WeekGridHandle,
  WeekGridProps,
} from './grid-model'
