import { atom } from 'jotai'
import { useLayoutEffect } from 'react'
import { platformStore } from '../store'
import { createHeld } from './held'

const wanted = atom(false)

/** Whether the page needs so much of the window's width that the menu is its icons, until the person unfolds it. */
export const narrowMenuAtom = atom(get => get(wanted))

const hold = createHeld<true>(latest => platformStore.set(wanted, latest !== null))

/** Asks for it for as long as the page stands and wants it; what the person chose for other pages stays as it is. */
export const useNarrowMenu = (isWanted: boolean): void => {
  useLayoutEffect(() => (isWanted ? hold(true) : undefined), [isWanted])
}
