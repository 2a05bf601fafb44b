import { useCallback } from 'react'
import { navigateTo } from '../frame/navigation'
import { leaveGuard } from './leave-guard'

/** Navigation that asks about unsaved work first; answers whether it went. */
export const useNavigateGuarded = (): ((path: string) => Promise<boolean>) =>
  useCallback(async path => {
    const allowed = await leaveGuard.mayLeave()
    if (allowed) navigateTo(path)
    return allowed
  }, [])
