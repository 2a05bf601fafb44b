const key = 'veckovis-contribution-heights'

/** Of a contribution that was never seen in this browser: a few rows. */
const usual = 112
/** A line, or what says that it cannot be shown. */
const least = 40
/** A list that was longer is not waited for with an empty page. */
const most = 1_200

const readHeights = (storage: Storage): Record<string, number> => {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(Object.entries(kept).filter(([, height]) => typeof height === 'number'))
  } catch (error) {
    // Written by another version or by hand: the usual heights will do.
    if (error instanceof SyntaxError) return {}
    throw error
  }
}

/** Pixels to keep free for a contribution until it is there: what it took the last time. */
export const reservedHeight = (id: string, storage: Storage = localStorage): number => {
  const kept = readHeights(storage)[id]
  return kept === undefined ? usual : Math.max(least, Math.min(most, kept))
}

export const rememberHeight = (id: string, height: number, storage: Storage = localStorage): void => {
  storage.setItem(key, JSON.stringify({ ...readHeights(storage), [id]: Math.round(height) }))
}
