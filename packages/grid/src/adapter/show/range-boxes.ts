import { cellCount, type Range } from '../../core/content/range'
import type { SheetState } from '../../core/state/sheet-state'
import type { SheetElements } from './sheet-elements'

/**
 * Draws a range as one box over the sheet instead of as a mark on each cell: the style of no cell changes. Sideways it
 * stands by arithmetic; only the rows, which may be of different heights, are measured.
 */
const place = (elements: SheetElements, box: HTMLElement, range: Range | null) => {
  const first = range && elements.spanOf(range.top)
  const last = range && elements.spanOf(range.bottom)
  const isHidden = !first || !last
  if (box.hidden !== isHidden) box.hidden = isHidden
  if (!range || !first || !last) return
  const top = first.top + elements.nameAbove
  box.style.top = `${top - elements.parts.sheet.getBoundingClientRect().top}px`
  // The line below the last row goes on under the names, where the box is not seen.
  box.style.height = `${last.bottom - top - 1}px`
  box.style.setProperty('--_from', String(range.left))
  box.style.setProperty('--_count', String(range.right - range.left + 1))
  box.toggleAttribute('data-single', cellCount(range) === 1)
}

/** What is selected, and the outline of what a fill would reach. */
export const placeBoxes = (elements: SheetElements, { range, preview }: SheetState) => {
  place(elements, elements.parts.range, range)
  place(elements, elements.parts.preview, preview)
}
