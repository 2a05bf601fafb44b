import type { SheetElements } from './sheet-elements'

const isPinned = (element: Element) => getComputedStyle(element).position === 'sticky'

type Edges = Record<'top' | 'bottom' | 'left' | 'right', number>

/** The part of the scrolled area that neither the header, the foot nor the pinned columns cover. */
export const openArea = ({ parts: { scroller }, heads, foot }: SheetElements): Edges => {
  const box = scroller.getBoundingClientRect()
  const [name, ...others] = Array.from(heads).filter(head => head instanceof HTMLElement)
  const pinnedRight = others.filter(head => head.dataset.summary !== undefined && isPinned(head))
  const left = box.left + scroller.clientLeft
  const top = box.top + scroller.clientTop
  return {
    top: name?.getBoundingClientRect().bottom ?? top,
    bottom: top + scroller.clientHeight - (foot?.offsetHeight ?? 0),
    left: left + (name?.offsetWidth ?? 0),
    right: left + scroller.clientWidth - pinnedRight.reduce((total, head) => total + head.offsetWidth, 0),
  }
}

/** How far a stretch has to move to be seen; its beginning counts when it is longer than what can be seen. */
const missing = (from: number, to: number, start: number, end: number): number => {
  if (from < start) return from - start
  return to > end ? Math.min(to - end, from - start) : 0
}

const pixels = (length: string): number => Number.parseFloat(length) || 0

/** The part of the window that nothing of the page stays over while it is scrolled, as its scroll padding says. */
const openPart = () => {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement)
  return { top: pixels(scrollPaddingTop), bottom: innerHeight - pixels(scrollPaddingBottom) }
}

/** Brings a cell out from under what is pinned, where the browser takes it for visible. */
export const revealCell = (elements: SheetElements, cell: HTMLElement) => {
  const { scroller } = elements.parts
  const area = openArea(elements)
  const box = cell.getBoundingClientRect()
  const down = elements.foot?.contains(cell) === true ? 0 : missing(box.top, box.bottom, area.top, area.bottom)
  const across = isPinned(cell) ? 0 : missing(box.left, box.right, area.left, area.right)
  if (down !== 0) scroller.scrollTop += Math.sign(down) * Math.ceil(Math.abs(down))
  if (across !== 0) scroller.scrollLeft += Math.sign(across) * Math.ceil(Math.abs(across))
  const { top, bottom } = cell.getBoundingClientRect()
  const page = openPart()
  const pageTop = elements.isDense ? Math.max(page.top, area.top) : page.top
  if (top < pageTop || bottom > page.bottom) cell.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
