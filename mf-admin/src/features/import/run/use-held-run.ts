import { leaveGuard } from '@veckovis/platform'
import { useEffect } from 'react'
import type { ListImport } from './use-list-import'

/** While rows go in the page asks before it is left: to wait until all are in, or to stop after those that were sent. */
export const useHeldRun = ({ run, ended, stop }: ListImport): void => {
  const isHeld = run?.step === 'import' && run.state === 'busy'
  useEffect(
    () => (isHeld ? leaveGuard.register({ isDirty: () => true, save: ended, discard: stop }) : undefined),
    [isHeld, ended, stop],
  )
}
