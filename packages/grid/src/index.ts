export { Sheet } from './sheet'
export { chordOf, commandFor, sheetKeys, type KeyChord } from './core/keys/sheet-keys'
export { levelOf, mostOf } from './core/content/cell-level'
export { useIsPrinting } from './print/use-is-printing'
export type {
  RejectedEdit,
  RowSummaries,
  SheetAddress,
  SheetBatchOutcome,
  SheetCell,
  SheetColumn,
  SheetEdit,
  SheetEditWay,
  SheetMark,
  SheetPending,
  SheetSelection,
} from './core/content/sheet-content'
export type { SheetDensity, SheetGroup, SheetHandle, SheetLabels, SheetProps, SheetRow } from './view/sheet-props'
