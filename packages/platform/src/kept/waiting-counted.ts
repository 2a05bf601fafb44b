import { useAtomValue } from 'jotai'
import { platformStore } from '../store'
import { keptChoice } from './kept-choice'

/** Whether figures show what they would be if all that waits was approved. */
export const waitingCountedAtom = keptChoice({
  name: 'veckovis-waiting-counted',
  on: 'counted',
  off: 'left-out',
  first: false,
})

export const countWaiting = (isCounted: boolean): void => platformStore.set(waitingCountedAtom, isCounted)

export const useWaitingCounted = (): boolean => useAtomValue(waitingCountedAtom, { store: platformStore })
