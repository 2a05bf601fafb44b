import { revealCell } from './reveal-cell'
import type { SheetElements } from '../interaction/sheet-elements'

/**
 * Whatever has to measure waits for the next frame, in which the browser lays the page out anyway: no key makes it do
 * so twice.
 */
export class SheetFrame {
  readonly #elements: SheetElements
  readonly #place: () => void
  #revealed: HTMLElement | null = null
  #request: number | null = null

  constructor(elements: SheetElements, place: () => void) {
    this.#elements = elements
    this.#place = place
  }

  reveal(cell: HTMLElement) {
    this.#revealed = cell
    this.ask()
  }

  ask() {
    this.#request ??= requestAnimationFrame(() => this.#run())
  }

  cancel() {
    if (this.#request !== null) cancelAnimationFrame(this.#request)
    this.#request = null
  }

  #run() {
    this.#request = null
    const cell = this.#revealed
    this.#revealed = null
    this.#place()
    if (cell?.isConnected === true) revealCell(this.#elements, cell)
  }
}
