import { draftsPurgedKey, forgetPendingDrafts } from './pending-drafts'

/** Unsaved work that a remote keeps in this browser or tab stands under keys with this beginning; sign-out removes them. */
export const draftKeyPrefix = 'veckovis-draft:'

const draftKeysOf = (storage: Storage): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter(key =>
    key.startsWith(draftKeyPrefix),
  )

/** What this tab keeps, and what it has not written yet, goes with the sign-out in any tab. */
export const dropDraftsOfTab = (tab: Storage): void => {
  forgetPendingDrafts()
  for (const key of draftKeysOf(tab)) tab.removeItem(key)
}

/** Somebody has signed in where another person's session ended: what that one wrote in this tab goes. */
export const dropDraftsOfOthers = (tab: Storage, userId: number): void => {
  for (const key of draftKeysOf(tab)) {
    const [, owner] = key.slice(draftKeyPrefix.length).split(':')
    if (owner !== String(userId)) tab.removeItem(key)
  }
}

export const purgeDrafts = (storage: Storage): void => {
  forgetPendingDrafts()
  for (const key of draftKeysOf(storage)) storage.removeItem(key)
  // Other tabs drop what they have not written yet (pending-drafts.ts); nothing is left behind.
  storage.setItem(draftsPurgedKey, 'now')
  storage.removeItem(draftsPurgedKey)
}
