import type { LoadStep, ModuleFailure } from '../module-failure'

/** What stands where the module's page is. */
export type ModulePhase =
  | { phase: 'idle' }
  | { phase: 'loading'; step: LoadStep; slow: boolean }
  | { phase: 'mounted' }
  | { phase: 'failed'; failure: ModuleFailure }
