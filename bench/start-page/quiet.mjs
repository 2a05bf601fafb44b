import { setTimeout as pause } from 'node:timers/promises'

/** Longer than the shell waits before it fetches code ahead, and between two pieces of it. */
const silence = 5000

/**
 * What a page asks for from now on. The returned function waits until it has asked for nothing for a while: what is
 * fetched ahead has come.
 */
export const watchRequests = page => {
  let last = performance.now()
  const note = () => (last = performance.now())
  for (const event of ['request', 'requestfinished', 'requestfailed']) page.on(event, note)
  return async () => {
    note()
    while (performance.now() - last < silence) await pause(100)
  }
}
