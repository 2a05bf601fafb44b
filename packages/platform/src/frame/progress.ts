import { atom } from 'jotai'
import { platformStore } from '../store'

/** A load shorter than this shows no bar. */
const progressDelay = 200
/** The bar fills over this time. */
export const progressDuration = 5000
const completeDuration = 300

export type Progress = 'hidden' | 'filling' | 'complete'

const progress = atom<Progress>('hidden')
export const progressAtom = atom(get => get(progress))

let running = 0
let timer: ReturnType<typeof setTimeout> | undefined

const later = (delay: number, next: Progress): void => {
  clearTimeout(timer)
  timer = setTimeout(() => platformStore.set(progress, next), delay)
}

const stopOne = (): void => {
  running -= 1
  if (running > 0) return
  clearTimeout(timer)
  if (platformStore.get(progress) === 'hidden') return
  platformStore.set(progress, 'complete')
  later(completeDuration, 'hidden')
}

/** A remote or page data is being loaded; call the answer once when it is there or has failed. */
export const startProgress = (): (() => void) => {
  running += 1
  if (platformStore.get(progress) === 'complete') platformStore.set(progress, 'hidden')
  if (running === 1) later(progressDelay, 'filling')
  let stopped = false
  return () => {
    if (stopped) return
    stopped = true
    stopOne()
  }
}
