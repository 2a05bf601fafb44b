import type { ModuleLoad, RegisteredModule } from '@veckovis/contracts/modules'
import { doneAnswer } from '@veckovis/contracts/wire'
import { apiClient, ApiError, isFailure, platformStore } from '@veckovis/platform'
import { atom } from 'jotai'
import { overriddenModule } from '../override/module-override'
import { reportWaiting } from './report-waiting'

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

/** Tells the server which versions came up. */
export const reportLoads = (sendThem = sendLoads): (() => void) => reportWaiting(waiting, sendThem)
