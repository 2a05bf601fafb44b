import type { SheetCell } from '../core/content/sheet-content'
import { markTitles } from './cell-marks'
import type { SheetLabels } from './sheet-props'

/** What a screen reader says of a cell after its text. */
export const descriptionOf = (cell: SheetCell, labels: SheetLabels): string | undefined => {
  const parts = [
    cell.invalid === undefined ? undefined : `${labels.invalid}: ${cell.invalid}`,
    cell.dirty ? labels.changed : undefined,
    cell.annotated === true ? labels.annotated : undefined,
    markTitles(cell.marks),
    cell.description,
  ].filter(part => part !== undefined)
  return parts.length > 0 ? parts.join('. ') : undefined
}

export const flag = (on: boolean | undefined) => (on === true ? '' : undefined)

/** Marks stand below a text, or fill a cell that has none. */
const markedBy = ({ marks, text }: SheetCell) => {
  if (marks === undefined || marks.length === 0) return undefined
  return text === '' ? 'whole' : 'below'
}

/** The attributes of a cell that its own content decides, and not its column. */
export const cellLook = (cell: SheetCell, labels: SheetLabels, editable: boolean) => ({
  'aria-invalid': !editable && cell.invalid !== undefined ? ('true' as const) : undefined,
  'aria-description': editable ? undefined : descriptionOf(cell, labels),
  title: cell.title ?? markTitles(cell.marks),
  'data-tone': cell.tone ?? 'normal',
  'data-level': cell.level?.toString(),
  'data-dirty': flag(cell.dirty),
  'data-annotated': flag(cell.annotated),
  'data-marked': markedBy(cell),
  'data-invalid': editable ? undefined : cell.invalid,
})

/** Whether two cells look and sound alike. */
export const sameCell = (a: SheetCell, b: SheetCell) =>
  a === b ||
  (a.text === b.text &&
    a.name === b.name &&
    a.breakAfter === b.breakAfter &&
    a.editable === b.editable &&
    a.dirty === b.dirty &&
    a.invalid === b.invalid &&
    a.tone === b.tone &&
    a.level === b.level &&
    a.description === b.description &&
    a.title === b.title &&
    a.detail === b.detail &&
    a.marks === b.marks &&
    a.annotated === b.annotated)
