import { reportProblem } from '@veckovis/platform'

/** So many stand above the tree. */
const most = 5

const keyOf = (userId: number): string => `veckovis-recent-units:${userId}`

const idsIn = (text: string | null): readonly number[] => {
  if (text === null) return []
  try {
    const stored: unknown = JSON.parse(text)
    return Array.isArray(stored) ? stored.filter((id): id is number => Number.isInteger(id)) : []
  } catch {
    // Written by somebody else: nothing is known of former choices.
    return []
  }
}

/** The ids of the units that a person worked with last in this browser, the latest first. */
export const recentUnits = (storage: Storage, userId: number): readonly number[] =>
  idsIn(storage.getItem(keyOf(userId)))

/** Puts units in front, the first of them foremost. */
export const rememberUnits = (storage: Storage, userId: number, unitIds: readonly number[]): void => {
  const ids = [...new Set([...unitIds, ...recentUnits(storage, userId)])].slice(0, most + 1)
  try {
    storage.setItem(keyOf(userId), JSON.stringify(ids))
  } catch (error) {
    // A browser that stores nothing: then the tree alone is offered.
    reportProblem('recent units', error)
  }
}

/** What is offered: the latest ones but the present, which is chosen already. */
export const offeredUnits = (ids: readonly number[], present: number | null): readonly number[] =>
  ids.filter(id => id !== present).slice(0, most)
