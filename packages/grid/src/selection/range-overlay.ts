import type { SheetElements } from '../interaction/sheet-elements'
import { cellCount, type GridRange } from '../sheet/grid-range'

/**
 * Draws a range as one box over the sheet instead of as a mark on each cell: the style of no cell changes. Sideways it
 * stands by arithmetic; only the rows, which may be of different heights, are measured.
 */
const place = ({ rows, parts }: SheetElements, box: HTMLElement, range: GridRange | null) => {
  const first = range && rows[range.top]
  const last = range && rows[range.bottom]
  box.hidden = !first || !last
  if (!range || !first || !last) return
  const { top } = first.getBoundingClientRect()
  const { bottom } = last.getBoundingClientRect()
  box.style.top = `${top - parts.sheet.getBoundingClientRect().top}px`
  // The line below the last row goes on under the names, where the box is not seen.
  box.style.height = `${bottom - top - 1}px`
  box.style.setProperty('--_from', String(range.left))
  box.style.setProperty('--_count', String(range.right - range.left + 1))
  box.toggleAttribute('data-single', cellCount(range) === 1)
}

export const drawRange = (elements: SheetElements, range: GridRange | null) =>
  place(elements, elements.parts.range, range)

/** The outline of what a fill would reach. */
export const drawPreview = (elements: SheetElements, range: GridRange | null) =>
  place(elements, elements.parts.preview, range)
