import { sizeOf } from '../../core/content/content'
import type { Position } from '../../core/content/positions'
import type { SheetState } from '../../core/state/sheet-state'
import { openArea } from '../show/reveal-cell'
import type { SheetElements } from '../show/sheet-elements'

type Point = { clientX: number; clientY: number }

/** In pixels per second: at the edge, more for each pixel beyond it, and at most. */
const slowest = 300
const quicker = 20
const fastest = 2_400

/** A frame that took longer than this many seconds scrolls no further than one of this length. */
const longestFrame = 0.1

const inside = (value: number, from: number, to: number) => Math.max(from, Math.min(to, value))

const pull = (beyond: number, seconds: number) =>
  Math.sign(beyond) * Math.ceil(Math.min(fastest, slowest + Math.abs(beyond) * quicker) * seconds)

/** The column at a point, and the row there or the next one below: the line of a group belongs to its first row. */
const positionAt = (
  { rows, heads, foot }: SheetElements,
  { content }: SheetState,
  x: number,
  y: number,
): Position | null => {
  const first = heads[1]?.getBoundingClientRect()
  if (!first || first.width === 0 || rows.size === 0) return null
  const size = sizeOf(content)
  const isBehindFoot = (row: Element) => foot !== null && y >= foot.getBoundingClientRect().top && !foot.contains(row)
  const found = [...rows].find(([, row]) => row.getBoundingClientRect().bottom > y && !isBehindFoot(row))
  const column = Math.floor((x - first.left) / first.width)
  return { row: found?.[0] ?? size.rowCount - 1, column: inside(column, 0, size.columnCount - 1) }
}

/** Finds the cell that a drag is over, and scrolls on while the pointer is beyond what can be seen. */
export class EdgeScroll {
  readonly #elements: SheetElements
  readonly #state: () => SheetState
  #request: number | null = null
  #point: Point = { clientX: 0, clientY: 0 }
  #reach: (position: Position) => void = () => undefined

  constructor(elements: SheetElements, state: () => SheetState) {
    this.#elements = elements
    this.#state = state
  }

  follow({ clientX, clientY }: Point, reach: (position: Position) => void) {
    this.#point = { clientX, clientY }
    this.#reach = reach
    if (this.#request === null) this.#step(0)
  }

  stop() {
    if (this.#request !== null) cancelAnimationFrame(this.#request)
    this.#request = null
  }

  /** What can be reached without scrolling: a range that began in the foot goes on there. */
  #area() {
    const { foot, rows } = this.#elements
    const area = openArea(this.#elements)
    const anchor = rows.get(this.#state().selected?.anchor.row ?? -1)
    const isInFoot = anchor !== undefined && foot?.contains(anchor) === true
    return isInFoot ? { ...area, bottom: area.bottom + foot.offsetHeight } : area
  }

  #step(seconds: number) {
    this.#request = null
    const { scroller } = this.#elements.parts
    const area = this.#area()
    const x = inside(this.#point.clientX, area.left + 1, area.right - 1)
    const y = inside(this.#point.clientY, Math.max(0, area.top) + 1, Math.min(innerHeight, area.bottom) - 1)
    const [across, down] = [this.#point.clientX - x, this.#point.clientY - y]
    const { scrollLeft, scrollTop } = scroller
    if (across !== 0) scroller.scrollLeft += pull(across, seconds)
    if (down !== 0) scroller.scrollTop += pull(down, seconds)
    const position = positionAt(this.#elements, this.#state(), x, y)
    if (position) this.#reach(position)
    const atEnd = scroller.scrollLeft === scrollLeft && scroller.scrollTop === scrollTop
    if ((across === 0 && down === 0) || (atEnd && seconds > 0)) return
    const before = performance.now()
    this.#request = requestAnimationFrame(() =>
      this.#step(Math.min(longestFrame, (performance.now() - before) / 1_000)),
    )
  }
}
