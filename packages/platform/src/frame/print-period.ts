import { atom } from 'jotai'
import { useLayoutEffect } from 'react'
import { platformStore } from '../store'
import { createHeld } from './held'

const period = atom<string | null>(null)

/** The year and weeks, or the part of a list, that the page shows, as every printed sheet names it; null where a page has none. */
export const printPeriodAtom = atom(get => get(period))

const hold = createHeld<string>(latest => platformStore.set(period, latest))

/** Names the period of the page on each printed sheet for as long as the page stands; set in the commit, so that a print right after it has it. */
export const usePrintPeriod = (text: string): void => {
  useLayoutEffect(() => hold(text), [text])
}
