/** Set and removed at sign-out, so that other tabs hear of it. */
export const draftsPurgedKey = 'veckovis-drafts-purged'

/** A pause in typing after which a draft is written, in milliseconds. */
export const pauseBeforeWriting = 400

type Pending = { timer: ReturnType<typeof setTimeout>; write: () => void; due: number }

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

/** Writes all that waits; whether anything did. */
export const flushPendingDrafts = (): boolean => {
  const waited = pending.size > 0
  flushAll()
  return waited
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

/** A timer that looks at the time again costs a change less than a new timer for each. */
const writeWhenDue = (key: string): void => {
  const found = pending.get(key)
  if (found === undefined) return
  const left = found.due - performance.now()
  if (left > 0) found.timer = setTimeout(() => writeWhenDue(key), left)
  else flushPendingDraft(key)
}

/** Writes after a pause in changes, at the latest when the page is hidden or left. */
export const writeAfterPause = (key: string, write: () => void): void => {
  listenOnce()
  const due = performance.now() + pauseBeforeWriting
  const known = pending.get(key)
  if (known === undefined)
    pending.set(key, { write, due, timer: setTimeout(() => writeWhenDue(key), pauseBeforeWriting) })
  else Object.assign(known, { write, due })
}
