import type { SessionEnd } from '@veckovis/contracts/session'
import { atom } from 'jotai'
import { platformStore } from '../store'
import { parseActiveUnit, type ActiveUnit } from './active-unit'

const key = 'veckovis-return'

/** Where a person was when the session ended by itself. */
export type ReturnPlace = {
  /** Whose place it is; nobody else is led there. */
  readonly userId: string | null
  /** The page with its search parameters, which hold the weeks shown. */
  readonly path: string
  readonly unit: ActiveUnit | null
  /** Why the session ended, where that was told. */
  readonly why?: SessionEnd | undefined
}

/** A browser reads a backslash as a slash, and what two of them begin as another host. */
const isOwnPath = (path: unknown): path is string => typeof path === 'string' && /^\/(?![/\\])/.test(path)

const parsed = (text: string): ReturnPlace | null => {
  try {
    const { userId, path, unit } = JSON.parse(text) as Record<string, unknown>
    if (typeof userId !== 'string' || !isOwnPath(path)) return null
    return { userId, path, unit: parseActiveUnit(JSON.stringify(unit)) }
  } catch {
    return null
  }
}

const path = atom<string | null>(null)
/** The page to go back to after the sign-in; null where the index decides. */
export const returnPathAtom = atom(get => get(path))

/** The person has arrived: a later visit to the sign-in page leads where the index does. */
export const forgetReturnPath = (): void => platformStore.set(path, null)

export const keepReturnPlace = (storage: Storage, place: ReturnPlace): void =>
  storage.setItem(key, JSON.stringify(place))

export const hasReturnPlace = (storage: Storage): boolean => storage.getItem(key) !== null

/** Why the session ended that kept this place; null where it is not known, or nothing is kept. */
export const keptWhy = (storage: Storage): string | null => {
  const text = storage.getItem(key)
  if (text === null) return null
  try {
    const { why } = JSON.parse(text) as Record<string, unknown>
    return typeof why === 'string' ? why : null
  } catch {
    return null
  }
}

/** Somebody has signed in: the kept place is given to the same person, and is over for everybody. */
export const takeReturnPlace = (storage: Storage, userId: number): ReturnPlace | null => {
  const text = storage.getItem(key)
  if (text === null) return null
  storage.removeItem(key)
  const place = parsed(text)
  if (place === null || place.userId !== String(userId)) return null
  platformStore.set(path, place.path)
  return place
}
