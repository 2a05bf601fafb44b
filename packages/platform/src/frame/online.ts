import { atom, useAtomValue } from 'jotai'
import { platformStore } from '../store'

const online = atom(navigator.onLine)

/** Whether the browser has a network. */
export const onlineAtom = atom(get => get(online))

export const useOnline = (): boolean => useAtomValue(onlineAtom, { store: platformStore })

export const followNetwork = (): void => {
  const read = () => platformStore.set(online, navigator.onLine)
  window.addEventListener('online', read)
  window.addEventListener('offline', read)
  read()
}
