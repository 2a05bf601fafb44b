import type { ModuleFailureReport } from '@veckovis/contracts/modules'
import type { ModulePhase } from '../lifecycles/module-phase'
import { plainMessage } from '../problems/plain-message'

type Phases = Readonly<Record<string, ModulePhase>>

/** Answers the failures that stand in the phases and were not answered before: each once, and the next of a module too. */
export const createUntoldFailures = (): ((phases: Phases) => ModuleFailureReport[]) => {
  const told = new Map<string, string>()
  return phases =>
    Object.entries(phases).flatMap(([id, phase]) => {
      if (phase.phase !== 'failed' || told.get(id) === phase.failure.supportCode) return []
      const { moduleId, version, step, kind, supportCode, detail } = phase.failure
      told.set(id, supportCode)
      // What could not be fetched says no more than that; of code that failed its message is what leads to the line.
      const words = kind === 'broken' ? { detail: plainMessage(detail) } : {}
      return [{ moduleId, version, step, kind, supportCode, ...words }]
    })
}
