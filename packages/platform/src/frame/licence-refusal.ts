import { atom } from 'jotai'
import { platformStore } from '../store'

const refusals = atom(0)

/** Counts the answers that refused a call for want of a licence: each may mean that a page is open that holds no more. */
export const licenceRefusalsAtom = atom(get => get(refusals))

export const countLicenceRefusal = (): void => platformStore.set(refusals, count => count + 1)
