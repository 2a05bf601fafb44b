/** Unsaved work that a remote keeps in localStorage stands under keys with this beginning; sign-out removes them. */
export const draftKeyPrefix = 'veckovis-draft:'

export const purgeDrafts = (storage: Storage): void => {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index))
  for (const key of keys) if (key?.startsWith(draftKeyPrefix) === true) storage.removeItem(key)
}
