import type { Atom, createStore } from 'jotai'
import type { ForecastFigures } from './forecast-figures'

/** A pause in editing, in milliseconds, after which all that follows the figures is drawn again. */
export const pauseBeforeRest = 200

/** Whether nothing but edits lies between: the same weeks of what is stored alike. */
const differsByEdits = (one: ForecastFigures, other: ForecastFigures): boolean =>
  one.state.stored === other.state.stored &&
  one.waiting === other.waiting &&
  one.result.range.startWeek === other.result.range.startWeek &&
  one.result.range.endWeek === other.result.range.endWeek

/** Runs after a pause in what asks for it: one timer that looks at the time, instead of a new one for each edit. */
const createPause = (run: () => void) => {
  let asked = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    const left = asked + pauseBeforeRest - performance.now()
    if (left > 0) timer = setTimeout(look, left)
    else run()
  }
  return {
    ask: () => {
      asked = performance.now()
      timer ??= setTimeout(look, pauseBeforeRest)
    },
    end: () => {
      clearTimeout(timer)
      timer = undefined
    },
  }
}

export type FiguresAtRest = ReturnType<typeof createFiguresAtRest>

/**
 * The figures as they were before somebody began to edit: they follow after a pause, so that what is drawn by them costs
 * an edit nothing. Anything else, such as other weeks, what was saved, or paper, brings them in line at once.
 */
export const createFiguresAtRest = (store: ReturnType<typeof createStore>, figuresAtom: Atom<ForecastFigures>) => {
  const listeners = new Set<() => void>()
  const current = () => store.get(figuresAtom)
  let held: ForecastFigures | null = null
  let leave = () => {}

  const rest = () => {
    pause.end()
    if (held === null || held === current()) return
    held = current()
    listeners.forEach(listener => listener())
  }
  const pause = createPause(rest)
  const changed = () => (held !== null && differsByEdits(held, current()) ? pause.ask() : rest())
  const begin = () => {
    held = current()
    leave = store.sub(figuresAtom, changed)
    addEventListener('beforeprint', rest)
  }
  const stop = () => {
    leave()
    removeEventListener('beforeprint', rest)
    pause.end()
    held = null
  }

  return {
    get: (): ForecastFigures => held ?? current(),
    subscribe: (listener: () => void) => {
      if (listeners.size === 0) begin()
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) stop()
      }
    },
    /** Brings them in line now. */
    rest,
    /** The figures of this moment, for who draws them without React. */
    ahead: { get: current, subscribe: (listener: () => void) => store.sub(figuresAtom, listener) },
  }
}
