import { findPnpm } from '../workspace/pnpm.mjs'
import { mustRun } from '../workspace/run-command.mjs'
import { say } from '../workspace/say.mjs'

export const lockfile = 'pnpm-lock.yaml'

// An interrupted install ends as a failed one, so that what was written is taken back.
const goOn = () => undefined

/** Enters the new member in the lockfile and links its packages; all of them are in use by other members already. */
export const updateLockfile = async undo => {
  process.on('SIGINT', goOn)
  try {
    const pnpm = await findPnpm()
    say('Installing packages …')
    await mustRun('Installing packages', pnpm, ['install', '--no-frozen-lockfile', '--prefer-offline'], { quiet: true })
  } catch (error) {
    undo()
    throw error
  } finally {
    process.off('SIGINT', goOn)
  }
}
