import { atom, useAtomValue } from 'jotai'
import { sessionAtom } from '../session/session-state'
import { platformStore } from '../store'
import { keptInBrowser } from './kept'

type Chosen = { readonly userId: number | null; readonly isCounted: boolean }

const chosenAtom = atom<Chosen | null>(null)
const userIdAtom = atom(get => get(sessionAtom)?.id ?? null)
const keyOf = (userId: number | null): string => `veckovis-waiting-counted:${userId}`

/** Whether figures show what they would be if all that waits was approved: what the person chose last in this browser. */
export const waitingCountedAtom = atom(get => {
  const userId = get(userIdAtom)
  const chosen = get(chosenAtom)
  return chosen?.userId === userId ? chosen.isCounted : keptInBrowser.read(keyOf(userId)) === 'counted'
})

export const countWaiting = (isCounted: boolean): void => {
  const userId = platformStore.get(userIdAtom)
  platformStore.set(chosenAtom, { userId, isCounted })
  keptInBrowser.write(keyOf(userId), isCounted ? 'counted' : 'left-out')
}

export const useWaitingCounted = (): boolean => useAtomValue(waitingCountedAtom, { store: platformStore })
