export { WeekGrid } from './week-grid'
export { useSharedScroll, type SharedScroll } from './shared-scroll'
export type {
  GridCell,
  GridColumn,
  GridEdit,
  GridLabels,
  GridPending,
  GridRow,
  RejectedEdit,
  WeekGridHandle,
  WeekGridProps,
} from './grid-model'
