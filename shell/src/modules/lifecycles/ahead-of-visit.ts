import type { RegisteredModule } from '@veckovis/contracts/modules'
import { reportProblem } from '@veckovis/platform'
import type { AppSource } from './app-source'

interface Shell {
  incompatibility(module: RegisteredModule): string | null
}

/** Fetches the code ahead of a visit, of a version that goes with the shell. */
export const fetchAhead = async (module: RegisteredModule, source: AppSource, shell: Shell): Promise<void> => {
  if (shell.incompatibility(module) !== null) return
  // eslint-disable-next-line no-restricted-syntax -- the visit tries again and tells
  await source.get(module).catch(() => undefined)
}

/** Fetches the code and, once it runs, asks for the data, before its texts have come: somebody is on the way. */
export const prepareVisit = async (module: RegisteredModule, source: AppSource, shell: Shell): Promise<void> => {
  if (shell.incompatibility(module) !== null) return
  const whole = fetchAhead(module, source, shell)
  // eslint-disable-next-line no-restricted-syntax -- the visit tries again and tells
  const app = await source.code(module).catch(() => undefined)
  try {
    app?.prefetch?.()
  } catch (error) {
    reportProblem(`the data of ${module.id}, asked for ahead`, error)
  }
  await whole
}
