import { hasPermission, useSession } from '@veckovis/platform'
import { useMemo } from 'react'
import type { RouteViewer } from './resolve-route'

const nobody: RouteViewer = { holds: () => false, mayContinue: false }

export const useViewer = (): RouteViewer => {
  const user = useSession()
  return useMemo(
    () =>
      user === null
        ? nobody
        : {
            holds: permissionId => hasPermission(user, permissionId),
            mayContinue: user.superadmin || user.counties.length > 0,
          },
    [user],
  )
}
