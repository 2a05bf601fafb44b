let tell: (isIntersecting: boolean) => void = () => undefined

/** jsdom lays nothing out: the test says when the chart comes into view. */
export const bringIntoView = (isIntersecting: boolean): void => tell(isIntersecting)

class ObservedByTest implements Partial<IntersectionObserver> {
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    tell = isIntersecting => callback([{ isIntersecting }])
  }
  observe() {}
  disconnect() {}
}

/** Every element is 900 pixels wide. */
class WideEnough {
  readonly #tell: (entries: readonly unknown[]) => void
  constructor(tellSizes: (entries: readonly unknown[]) => void) {
    this.#tell = tellSizes
  }
  observe() {
    this.#tell([{ contentRect: { left: 0, top: 0, width: 900, height: 264 } }])
  }
  disconnect() {}
}

/** Gives the chart of a test a size and a place. */
export const layOutChart = (): void => {
  Object.assign(window, { ResizeObserver: WideEnough, IntersectionObserver: ObservedByTest, DOMRect })
  Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 900, 264)
}
