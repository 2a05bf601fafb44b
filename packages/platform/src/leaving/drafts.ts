import { draftsPurgedKey, forgetPendingDrafts } from './pending-drafts'

/** Unsaved work that a remote keeps in localStorage stands under keys with this beginning; sign-out removes them. */
export const draftKeyPrefix = 'veckovis-draft:'

export const purgeDrafts = (storage: Storage): void => {
  forgetPendingDrafts()
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index))
  for (const key of keys) if (key?.startsWith(draftKeyPrefix) === true) storage.removeItem(key)
  // Other tabs drop what they have not written yet (pending-drafts.ts); nothing is left behind.
  storage.setItem(draftsPurgedKey, 'now')
  storage.removeItem(draftsPurgedKey)
}
