const gap = 4

/** The one bubble of a grid. It stands in the scrolled area, so it follows its cell without listening to the scroll. */
export class GridMessage {
  readonly #bubble: HTMLElement
  readonly #scroller: HTMLElement
  #shownFor: HTMLElement | null = null

  constructor(bubble: HTMLElement, scroller: HTMLElement) {
    this.#bubble = bubble
    this.#scroller = scroller
  }

  isShownFor(cell: HTMLElement) {
    return this.#shownFor === cell
  }

  /** `said` is false for what the cell's own description already says. */
  show(cell: HTMLElement, text: string, kind: 'error' | 'notice', said: boolean) {
    this.#shownFor = cell
    this.#bubble.setAttribute('aria-live', said ? 'assertive' : 'off')
    this.#bubble.dataset.kind = kind
    this.#bubble.textContent = text
    this.#place(cell)
  }

  hide() {
    if (this.#shownFor === null) return
    this.#shownFor = null
    this.#bubble.textContent = ''
  }

  #place(cell: HTMLElement) {
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = this.#scroller
    const area = this.#scroller.getBoundingClientRect()
    const box = cell.getBoundingClientRect()
    const { offsetWidth: width, offsetHeight: height } = this.#bubble
    const top = box.top - area.top + scrollTop
    const below = top + box.height + gap
    const above = Math.max(0, top - height - gap)
    const left = Math.min(box.left - area.left, clientWidth - width - gap)
    this.#bubble.style.left = `${scrollLeft + Math.max(gap, left)}px`
    this.#bubble.style.top = `${below + height > scrollTop + clientHeight ? above : below}px`
  }
}
