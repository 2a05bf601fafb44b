import { atom, useAtomValue } from 'jotai'
import { platformStore } from '../store'

const online = atom(navigator.onLine)

/** Whether the browser has a network. */
export const onlineAtom = atom(get => get(online))

export const useOnline = (): boolean => useAtomValue(onlineAtom, { store: platformStore })

/** Everybody's network may come back at the same moment: each page waits a time of its own, in milliseconds. */
const longestWait = 3_000

/** Runs work a while after the network is back, once for each time, unless it is gone again by then. */
export const whenBackOnline = (work: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = platformStore.sub(online, () => {
    clearTimeout(timer)
    if (platformStore.get(online)) timer = setTimeout(work, Math.random() * longestWait)
  })
  return () => {
    clearTimeout(timer)
    stop()
  }
}

export const followNetwork = (): void => {
  const read = () => platformStore.set(online, navigator.onLine)
  window.addEventListener('online', read)
  window.addEventListener('offline', read)
  read()
}
