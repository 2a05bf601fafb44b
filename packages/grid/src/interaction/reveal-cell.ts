import { headersOf } from './grid-elements'

const isPinned = (element: HTMLElement) => getComputedStyle(element).position === 'sticky'

/** Brings a week out from under the pinned columns, where the browser takes it for visible. */
export const revealCell = (grid: HTMLElement, scroller: HTMLElement, cell: HTMLElement) => {
  if (isPinned(cell)) return
  const [label, ...others] = headersOf(grid)
  const summaries = others.filter(header => header.dataset.summary !== undefined && isPinned(header))
  const area = scroller.getBoundingClientRect()
  const box = cell.getBoundingClientRect()
  const left = area.left + scroller.clientLeft + (label?.offsetWidth ?? 0)
  const right =
    area.left +
    scroller.clientLeft +
    scroller.clientWidth -
    summaries.reduce((total, header) => total + header.offsetWidth, 0)
  if (box.left < left) scroller.scrollLeft -= Math.ceil(left - box.left)
  else if (box.right > right) scroller.scrollLeft += Math.ceil(Math.min(box.right - right, box.left - left))
}
