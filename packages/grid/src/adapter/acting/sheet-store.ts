import type { SheetState } from '../../core/state/sheet-state'
import { opened } from '../../core/with-content'
import type { SheetContent } from '../../core/content/content'

/** Holds the one state of a sheet outside React, so that moving about renders nothing but what tells of it. */
export class SheetStore {
  readonly #listeners = new Set<() => void>()
  #state: SheetState

  constructor(content: SheetContent) {
    this.#state = opened(content)
  }

  readonly get = (): SheetState => this.#state

  readonly set = (state: SheetState) => {
    if (state === this.#state) return
    this.#state = state
    this.#listeners.forEach(listener => listener())
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
}
