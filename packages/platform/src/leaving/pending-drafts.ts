/** Set and removed at sign-out, so that other tabs hear of it. */
export const draftsPurgedKey = 'veckovis-drafts-purged'

/** A pause in typing after which a draft is written, in milliseconds. */
export const pauseBeforeWriting = 400

type Pending = { readonly timer: ReturnType<typeof setTimeout>; readonly write: () => void }

const pending = new Map<string, Pending>()
let isListening = false

const take = (key: string): Pending | undefined => {
  const found = pending.get(key)
  if (found !== undefined) clearTimeout(found.timer)
  pending.delete(key)
  return found
}

/** Writes at once what waits for a pause: the page is going away, or the form is. */
export const flushPendingDraft = (key: string): void => take(key)?.write()

/** What waits is not written any more: it was saved, or thrown away. */
export const forgetPendingDraft = (key: string): void => void take(key)

export const forgetPendingDrafts = (): void => {
  for (const key of [...pending.keys()]) forgetPendingDraft(key)
}

const flushAll = (): void => {
  for (const key of [...pending.keys()]) flushPendingDraft(key)
}

const listenOnce = (): void => {
  if (isListening) return
  isListening = true
  window.addEventListener('pagehide', flushAll)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flushAll()
  })
  window.addEventListener('storage', event => {
    if (event.key === draftsPurgedKey) forgetPendingDrafts()
  })
}

/** Writes after a pause in changes, at the latest when the page is hidden or left. */
export const writeAfterPause = (key: string, write: () => void): void => {
  listenOnce()
  take(key)
  pending.set(key, { write, timer: setTimeout(() => flushPendingDraft(key), pauseBeforeWriting) })
}
