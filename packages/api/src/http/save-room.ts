import { unavailable } from './general-error'

/** Runs work in its turn. */
export type SaveRoom = <T>(work: () => Promise<T>) => Promise<T>

/**
 * So many at a time; the others wait, first come first served, and are refused after so many milliseconds. What saves
 * do not take of the database's connections is left for reads, sign-ins and the health check, whatever saves wait for.
 */
export const createSaveRoom = (size: number, longestWait: number): SaveRoom => {
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
        reject(unavailable())
      }, longestWait)
      if (atWork < size) begin()
      else waiting.push(begin)
    })
  return async work => {
    await enter()
    try {
      return await work()
    } finally {
      atWork -= 1
      waiting.shift()?.()
    }
  }
}
