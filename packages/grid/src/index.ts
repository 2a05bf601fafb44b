export { WeekGrid } from './week-grid'
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
  WeekGridHandle,
  WeekGridProps,
} from './grid-model'
