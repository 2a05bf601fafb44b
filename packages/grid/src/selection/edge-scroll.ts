import type { GridPosition } from '../interaction/grid-navigation'
import { openArea } from '../focus/reveal-cell'
import type { SheetElements } from '../interaction/sheet-elements'

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

/** The week at a point, and the row there or the next one below: the line of a group belongs to its first row. */
const positionAt = ({ rows, weekHeads, size }: SheetElements, x: number, y: number): GridPosition | null => {
  const first = weekHeads[1]?.getBoundingClientRect()
  if (!first || first.width === 0 || rows.length === 0) return null
  const found = rows.findIndex(row => row.getBoundingClientRect().bottom > y)
  const column = Math.floor((x - first.left) / first.width)
  return { row: found === -1 ? rows.length - 1 : found, column: inside(column, 0, size.weekCount - 1) }
}

/** Finds the cell that a drag is over, and scrolls on while the pointer is beyond what can be seen. */
export class EdgeScroll {
  readonly #elements: SheetElements
  #request: number | null = null
  #point: Point = { clientX: 0, clientY: 0 }
  #reach: (position: GridPosition) => void = () => undefined

  constructor(elements: SheetElements) {
    this.#elements = elements
  }

  follow({ clientX, clientY }: Point, reach: (position: GridPosition) => void) {
    this.#point = { clientX, clientY }
    this.#reach = reach
    if (this.#request === null) this.#step(0)
  }

  stop() {
    if (this.#request !== null) cancelAnimationFrame(this.#request)
    this.#request = null
  }

  #step(seconds: number) {
    this.#request = null
    const { scroller } = this.#elements.parts
    const area = openArea(this.#elements)
    const x = inside(this.#point.clientX, area.left + 1, area.right - 1)
    const y = inside(this.#point.clientY, Math.max(0, area.top) + 1, Math.min(innerHeight, area.bottom) - 1)
    const [across, down] = [this.#point.clientX - x, this.#point.clientY - y]
    const { scrollLeft, scrollTop } = scroller
    if (across !== 0) scroller.scrollLeft += pull(across, seconds)
    if (down !== 0) scroller.scrollTop += pull(down, seconds)
    const position = positionAt(this.#elements, x, y)
    if (position) this.#reach(position)
    const atEnd = scroller.scrollLeft === scrollLeft && scroller.scrollTop === scrollTop
    if ((across === 0 && down === 0) || (atEnd && seconds > 0)) return
    const before = performance.now()
    this.#request = requestAnimationFrame(() =>
      this.#step(Math.min(longestFrame, (performance.now() - before) / 1_000)),
    )
  }
}
