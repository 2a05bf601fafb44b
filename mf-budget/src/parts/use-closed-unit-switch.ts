import { setUnitSwitchDisabled } from '@veckovis/platform'
import { useEffect } from 'react'

/** The unit cannot be switched while the steps of a budget are open: they belong to one unit. */
export const useClosedUnitSwitch = (): void =>
  useEffect(() => {
    setUnitSwitchDisabled(true)
    return () => setUnitSwitchDisabled(false)
  }, [])
