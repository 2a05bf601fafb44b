import { atom, useAtom, type Atom, type Getter } from 'jotai'
import { sessionAtom } from '../session/session-state'
import { platformStore } from '../store'
import { keptInBrowser } from './kept'

type Choice = {
  /** Begins with `veckovis-` and what it belongs to */
  readonly name: string
  /** What is kept for each of the two */
  readonly on: string
  readonly off: string
  /** What holds until the person has chosen */
  readonly first: boolean
}

type Chosen = { readonly userId: number | null; readonly isOn: boolean }

const signedInAtom = atom(get => get(sessionAtom)?.id ?? null)

/** One of two: what the person chose last in this browser. Setting it without a value chooses the other. */
export const keptChoice = ({ name, on, off, first }: Choice, userIdAtom: Atom<number | null> = signedInAtom) => {
  const chosenAtom = atom<Chosen | null>(null)
  const nameOf = (userId: number | null) => `${name}:${userId}`
  const isOnIn = (get: Getter): boolean => {
    const userId = get(userIdAtom)
    const chosen = get(chosenAtom)
    if (chosen?.userId === userId) return chosen.isOn
    return keptInBrowser.read(nameOf(userId)) === (first ? off : on) ? !first : first
  }
  return atom(isOnIn, (get, set, chosen?: boolean) => {
    const userId = get(userIdAtom)
    const isOn = chosen ?? !isOnIn(get)
    set(chosenAtom, { userId, isOn })
    keptInBrowser.write(nameOf(userId), isOn ? on : off)
  })
}

/** The choice of the person signed in, and what changes it. */
export const useKeptChoice = (choiceAtom: ReturnType<typeof keptChoice>) =>
  useAtom(choiceAtom, { store: platformStore })
