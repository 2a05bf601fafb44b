import type { RegisteredModule } from '@veckovis/contracts/modules'
import { unloadApplication, type RegisterApplicationConfig } from 'single-spa'
import type { ModuleRunner } from './module-runner'

/** The limits of time are the runner's own. */
const unhurried = { millis: 180_000, warningMillis: 180_000, dieOnTimeout: false }

interface Place {
  /** What the registry says of the module now. */
  module(): RegisteredModule | undefined
  readonly host: HTMLElement
  isActive(pathname: string): boolean
}

/**
 * A module as single-spa registers it, with the runner's lifecycles. Each visit goes through all of them, because the version
 * may be another one than that of the last.
 */
export const applicationOf = (
  id: string,
  runner: ModuleRunner,
  { module, host, isActive }: Place,
): RegisterApplicationConfig => {
  const ofModule = (lifecycle: (known: RegisteredModule) => Promise<void>) => async (): Promise<void> => {
    const known = module()
    if (known !== undefined) await lifecycle(known)
  }
  const load = ofModule(known => runner.load(known))
  const lifecycles = {
    bootstrap: ofModule(known => runner.bootstrap(known)),
    mount: ofModule(known => {
      void unloadApplication(id, { waitForUnmount: true })
      return runner.mount(known, host)
    }),
    unmount: () => runner.unmount(),
    timeouts: { bootstrap: unhurried, mount: unhurried },
  }
  return {
    name: id,
    app: () => load().then(() => lifecycles),
    activeWhen: ({ pathname }) => isActive(pathname),
  }
}
