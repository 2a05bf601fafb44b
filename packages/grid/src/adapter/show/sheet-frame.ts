import { revealCell } from './reveal-cell'
import type { SheetElements } from './sheet-elements'

type FrameDuties = {
  /** Draws the range where it is now. */
  place: () => void
  /** The sheet may have been scrolled. */
  follow: () => void
}

/**
 * Whatever has to measure waits for the next frame, in which the browser lays the page out anyway: no key makes it do
 * so twice. What scrolling brings into sight is made between two frames, so that no task both makes and draws it.
 */
export class SheetFrame {
  readonly #elements: SheetElements
  readonly #duties: FrameDuties
  #revealed: HTMLElement | null = null
  #follows = false
  #request: number | null = null
  #turn: ReturnType<typeof setTimeout> | null = null

  constructor(elements: SheetElements, duties: FrameDuties) {
    this.#elements = elements
    this.#duties = duties
  }

  reveal(cell: HTMLElement) {
    this.#revealed = cell
    this.ask()
  }

  /** What is in sight is looked at after the next frame. */
  follow() {
    this.#follows = true
    this.ask()
  }

  ask() {
    this.#request ??= requestAnimationFrame(() => this.#run())
  }

  cancel() {
    if (this.#request !== null) cancelAnimationFrame(this.#request)
    this.#request = null
    this.#endTurn()
  }

  #run() {
    this.#request = null
    const cell = this.#revealed
    this.#revealed = null
    this.#duties.place()
    const isRevealed = cell?.isConnected === true
    if (isRevealed) revealCell(this.#elements, cell)
    // Where the browser left no time between two frames, it is made in the second one.
    if (isRevealed || this.#turn !== null) this.#follow()
    else if (this.#follows) this.#turn = setTimeout(() => this.#follow())
  }

  #follow() {
    this.#endTurn()
    this.#follows = false
    this.#duties.follow()
  }

  #endTurn() {
    if (this.#turn !== null) clearTimeout(this.#turn)
    this.#turn = null
  }
}
