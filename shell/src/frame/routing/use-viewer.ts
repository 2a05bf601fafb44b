import { holdsPermission, mayContinue } from '@veckovis/domain/access'
import { holderOf, useSession } from '@veckovis/platform'
import { useMemo } from 'react'
import type { RouteViewer } from './resolve-route'

const nobody: RouteViewer = { holds: () => false, mayContinue: false }

export const useViewer = (): RouteViewer => {
  const user = useSession()
  return useMemo(() => {
    if (user === null) return nobody
    const holder = holderOf(user)
    return { holds: permissionId => holdsPermission(holder, permissionId), mayContinue: mayContinue(holder) }
  }, [user])
}
