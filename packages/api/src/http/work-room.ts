import type { AppError } from '../errors'
import { unavailable } from './general-error'

/** Runs work in its turn. */
export type WorkRoom = <T>(work: () => Promise<T>) => Promise<T>

export type WorkRoomSize = {
  /** So many work at a time. */
  readonly places: number
  /** So many may wait for a place; who comes after them is refused at once. */
  readonly mostWaiting: number
  /** Milliseconds after which who still waits is refused. */
  readonly longestWait: number
  /** What is said to who is refused. */
  readonly refusal?: () => AppError
}

/**
 * The others wait, first come first served. What the work in a room does not take of the database or the processor is
 * left for everything else, however much of it is asked for.
 */
export const createWorkRoom = ({ places, mostWaiting, longestWait, refusal = unavailable }: WorkRoomSize): WorkRoom => {
  let atWork = 0
  const waiting: (() => void)[] = []
  const enter = () =>
    new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(patience)
        atWork += 1
        resolve()
      }
      const patience = setTimeout(() => {
        waiting.splice(waiting.indexOf(begin), 1)
        reject(refusal())
      }, longestWait)
      if (atWork < places) begin()
      else waiting.push(begin)
    })
  return async work => {
    if (atWork >= places && waiting.length >= mostWaiting) throw refusal()
    await enter()
    try {
      return await work()
    } finally {
      atWork -= 1
      waiting.shift()?.()
    }
  }
}
