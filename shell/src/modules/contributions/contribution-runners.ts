import { platformStore, reportProblem } from '@veckovis/platform'
import { atom } from 'jotai'
import { fetchProvidedAhead, startFederation } from '../federation'
import { surroundingsOf } from '../module-applications'
import type { ModuleFailure } from '../module-failure'
import { askRegistry, registryAtom } from '../module-registry'
import type { ModulePhase } from '../lifecycles/module-phase'
import { ModuleRunner } from '../lifecycles/module-runner'
import { plainMessage } from '../problems/plain-message'
import { sendFailure } from '../registry/send-failure'
import { registryLimit, withinLimit } from '../lifecycles/time-limit'
import type { ShownContribution } from './contributions-to'

const phases = atom<Readonly<Record<string, ModulePhase>>>({})
/** How far one contribution has come. An atom of its own, so that its steps redraw none of the others. */
export const contributionPhase = (id: string) => atom(get => get(phases)[id])

/** Which step a contribution is at is shown nowhere: only what is shown redraws its place. */
const isSame = (one: ModulePhase | undefined, other: ModulePhase): boolean =>
  one?.phase === other.phase &&
  (other.phase !== 'loading' || (one.phase === 'loading' && one.slow === other.slow)) &&
  other.phase !== 'failed'

/** A failure is shown once more where there was no version before to go back to: it is told once. */
const told = new WeakSet<ModuleFailure>()

const publish = (id: string, phase: ModulePhase): void => {
  platformStore.set(phases, known => (isSame(known[id], phase) ? known : { ...known, [id]: phase }))
  if (phase.phase !== 'failed' || told.has(phase.failure)) return
  told.add(phase.failure)
  const { moduleId, version, kind, supportCode, detail } = phase.failure
  console.error('[veckovis] contribution', phase.failure)
  // The code's letter tells the step; the module's own page may well work.
  void sendFailure({
    moduleId,
    version,
    step: 'contribution',
    kind,
    supportCode,
    ...(kind === 'broken' ? { detail: plainMessage(detail) } : {}),
  })
}

const runners = new Map<string, ModuleRunner>()

/** A runner as for a route, with the same checks and limits of time, but one of its own. */
const runnerOf = ({ id, expose }: ShownContribution): ModuleRunner => {
  const runner = runners.get(id) ?? new ModuleRunner(surroundingsOf(expose), phase => publish(id, phase))
  runners.set(id, runner)
  return runner
}

const moduleOf = ({ moduleId }: ShownContribution) =>
  platformStore.get(registryAtom).registry?.modules.find(({ id }) => id === moduleId)

/** Fetches what the registry names now and shows it in the element; it goes with the returned function. */
export const showContribution = (contribution: ShownContribution, host: HTMLElement): (() => void) => {
  const module = moduleOf(contribution)
  startFederation()
  if (module !== undefined) void runnerOf(contribution).mount(module, host)
  return () => void runnerOf(contribution).unmount()
}

/** Fetches the code ahead of the visit; what goes wrong is told by the visit. */
export const preloadContribution = async (contribution: ShownContribution): Promise<void> => {
  const module = moduleOf(contribution)
  startFederation()
  if (module !== undefined) await runnerOf(contribution).preload(module)
}

/** What lists are made of: their modules would ask for it only once their own code runs. */
const partsOfLists = [
  '@tanstack/react-query',
  '@veckovis/platform',
  '@veckovis/platform/queries',
  '@veckovis/platform/signed-in',
  '@veckovis/ui/record-table',
  'zod',
]

/** Fetches code and data for a visit that is about to begin; what goes wrong is told by the visit. */
export const prepareContribution = async (contribution: ShownContribution): Promise<void> => {
  const module = moduleOf(contribution)
  startFederation()
  fetchProvidedAhead(partsOfLists)
  if (module !== undefined) await runnerOf(contribution).prepare(module)
}

/** Asks the registry first, as for a route: what was mended may be a new version. */
export const retryContribution = async (contribution: ShownContribution, unitId: number | null): Promise<void> => {
  publish(contribution.id, { phase: 'loading', step: 'registry', slow: false })
  await withinLimit(askRegistry(unitId), registryLimit, 'registry').catch((error: unknown) =>
    reportProblem('the registry, asked for a retry', error),
  )
  const module = moduleOf(contribution)
  if (module !== undefined) await runnerOf(contribution).retry(module)
}
