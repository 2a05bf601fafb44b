import type { LeftOutModule } from '@veckovis/contracts/modules'
import { reportProblem } from '@veckovis/platform'
import { supportCodeOf } from '../module-failure'
import { sendFailure } from './send-failure'

const told = new Set<string>()

/** Tells once of each version that the registry names and this shell cannot use; the person sees it at its address. */
export const reportLeftOut = (leftOut: readonly LeftOutModule[]): void => {
  for (const { build, problem } of leftOut) {
    const name = build === null ? 'a nameless module' : `${build.moduleId} ${build.version}`
    if (told.has(name)) continue
    told.add(name)
    reportProblem(`The registry's entry of ${name} cannot be used`, problem)
    if (build === null) continue
    const supportCode = supportCodeOf('registry', performance.timeOrigin + performance.now())
    void sendFailure({ ...build, step: 'registry', kind: 'left-out', supportCode })
  }
}
