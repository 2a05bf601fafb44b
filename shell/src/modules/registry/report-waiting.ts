import { platformStore } from '@veckovis/platform'
import type { PrimitiveAtom } from 'jotai'
import { whenIdle } from '../../idle/when-idle'

/** The page of the person comes first, and what comes with it is sent at once. */
const pause = 15_000
const longestWait = 10_000

/** As many as one call takes. */
const mostAtOnce = 20

/** Tells the server in idle moments, and when the person looks elsewhere, what waits. Ends with the session. */
export const reportWaiting = <Entry>(
  waiting: PrimitiveAtom<readonly Entry[]>,
  sendThem: (entries: readonly Entry[]) => Promise<boolean>,
): (() => void) => {
  let isOver = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const send = (): void => {
    const entries = platformStore.get(waiting)
    if (isOver || entries.length === 0) return
    platformStore.set(waiting, entries.slice(mostAtOnce))
    // A server of an earlier version has no such call.
    void sendThem(entries.slice(0, mostAtOnce)).then(counts => (isOver ||= !counts))
  }
  const plan = (): void => {
    if (isOver || platformStore.get(waiting).length === 0) return
    timer ??= setTimeout(() => {
      timer = undefined
      whenIdle(send, longestWait)
    }, pause)
  }
  const onVisibility = (): void => {
    if (document.visibilityState === 'hidden') send()
  }
  const endWatching = platformStore.sub(waiting, plan)
  document.addEventListener('visibilitychange', onVisibility)
  plan()
  return () => {
    isOver = true
    clearTimeout(timer)
    endWatching()
    document.removeEventListener('visibilitychange', onVisibility)
  }
}
