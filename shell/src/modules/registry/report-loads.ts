import type { ModuleLoad, RegisteredModule } from '@veckovis/contracts/modules'
import { doneAnswer } from '@veckovis/contracts/wire'
import { apiClient, ApiError, isFailure, platformStore } from '@veckovis/platform'
import { atom } from 'jotai'
import { whenIdle } from '../../idle/when-idle'
import { overriddenModule } from '../override/module-override'

/** The page of the person comes first, and what comes with it is told at once. */
const pause = 15_000
const longestWait = 10_000

/** As many as one call takes. */
const mostAtOnce = 20

const noted = atom<ReadonlySet<string>>(new Set<string>())
const waiting = atom<readonly ModuleLoad[]>([])

/** A version stands on the page: counted once, however often it is visited. */
export const noteLoad = ({ id: moduleId, version }: Pick<RegisteredModule, 'id' | 'version'>): void => {
  const name = `${moduleId} ${version}`
  const known = platformStore.get(noted)
  // Who works on it tries it.
  if (moduleId === overriddenModule || known.has(name)) return
  platformStore.set(noted, new Set([...known, name]))
  platformStore.set(waiting, loads => [...loads, { moduleId, version }])
}

/** Answers whether the server counts at all. */
const sendLoads = async (loads: readonly ModuleLoad[]): Promise<boolean> => {
  try {
    return !isFailure(await apiClient.post('/modules/loads', { loads }, doneAnswer))
  } catch (error) {
    // A load that is not counted is nothing to the person, and is not sent again.
    if (error instanceof ApiError) return true
    throw error
  }
}

/** Tells the server in idle moments, and when the person looks elsewhere, which versions came up. Ends with the session. */
export const reportLoads = (sendThem = sendLoads): (() => void) => {
  let isOver = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const send = (): void => {
    const loads = platformStore.get(waiting)
    if (isOver || loads.length === 0) return
    platformStore.set(waiting, loads.slice(mostAtOnce))
    // A server of an earlier version has no such call.
    void sendThem(loads.slice(0, mostAtOnce)).then(counts => (isOver ||= !counts))
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
