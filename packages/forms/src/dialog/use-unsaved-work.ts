import { leaveGuard, type UnsavedWork } from '@veckovis/platform'
import { useEffect, useRef } from 'react'

/** Unsaved text asks before it is left, whichever way. */
export const useUnsavedWork = (work: UnsavedWork): void => {
  const current = useRef(work)
  useEffect(() => {
    current.current = work
  })
  useEffect(
    () =>
      leaveGuard.register({
        isDirty: () => current.current.isDirty(),
        save: () => current.current.save(),
        discard: () => current.current.discard(),
        saving: () => current.current.saving?.() ?? null,
      }),
    [],
  )
}
