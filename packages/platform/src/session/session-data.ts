const drops = new Set<() => void>()

/** What keeps data of the person who is signed in says here how it is dropped when the session ends. */
export const dropAtSessionEnd = (drop: () => void): void => {
  drops.add(drop)
}

export const dropSessionData = (): void => drops.forEach(drop => drop())
