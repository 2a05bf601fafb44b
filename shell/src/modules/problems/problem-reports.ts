import type { ModuleFailureReport } from '@veckovis/contracts/modules'
import { ApiError, VersionSkew } from '@veckovis/platform'
import { kindOfError, supportCodeOf, type LoadStep } from '../module-failure'
import { missingFileOf, originOfError, type Origin } from './origin-of-error'
import { plainMessage } from './plain-message'

/** A page that fails over and over is known by then. */
const mostOfPage = 10

const isNoBug = (error: unknown): boolean =>
  error instanceof ApiError || (error instanceof Error && error.name === 'AbortError')

const messageOf = (error: unknown): string => (error instanceof Error ? plainMessage(error.message) : '')

type Told = { readonly origin: Origin; readonly step: LoadStep; readonly detail: string }

/** What a module is the cause of, and at which step; null where none is. */
export const whatIsTold = (error: unknown, address: string | undefined): Told | null => {
  const missing = missingFileOf(error)
  // Its message names the file, which the browser's own log has too; the server is told that one is missing.
  if (missing !== null) return { origin: missing, step: 'part', detail: '' }
  if (error instanceof VersionSkew) {
    const origin = originOfError(error)
    return origin === null ? null : { origin, step: 'call', detail: plainMessage(error.message) }
  }
  const origin = isNoBug(error) ? null : originOfError(error, address)
  return origin === null ? null : { origin, step: 'use', detail: messageOf(error) }
}

/**
 * Makes of an error what the server is told of it: null when no module is the cause, when the same was told before, and
 * when the page has told enough. A file that stays away is one thing, however often it is asked for.
 */
export const createProblemReports = (now: () => number) => {
  const told = new Set<string>()
  return (error: unknown, address?: string): ModuleFailureReport | null => {
    const what = whatIsTold(error, address)
    if (what === null) return null
    const { origin, step, detail } = what
    const { moduleId, version, file } = origin
    const name = [moduleId, version, file, step, detail].join(' ')
    if (told.has(name) || told.size >= mostOfPage) return null
    told.add(name)
    const kind = error instanceof VersionSkew ? error.kind : step === 'part' ? 'unreachable' : kindOfError(error)
    return { moduleId, version, step, kind, supportCode: supportCodeOf(step, now()), detail }
  }
}
