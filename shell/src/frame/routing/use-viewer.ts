import { holdsPermission, mayContinue } from '@veckovis/domain/access'
import { holderOf, unitsHeld, useSession } from '@veckovis/platform'
import { useMemo } from 'react'
import type { NavigationViewer } from '../navigation/navigation-model'
import type { RouteViewer } from './resolve-route'

type Viewer = RouteViewer & Required<Pick<NavigationViewer, 'holdsInSeveral'>>

const nobody: Viewer = { holds: () => false, holdsInSeveral: () => false, mayContinue: false }

export const useViewer = (): Viewer => {
  const user = useSession()
  return useMemo(() => {
    if (user === null) return nobody
    const holder = holderOf(user)
    return {
      holds: permissionId => holdsPermission(holder, permissionId),
      // A super admin has the lists of the whole country.
      holdsInSeveral: permissionId => !user.superadmin && unitsHeld(user, permissionId) > 1,
      mayContinue: mayContinue(holder),
    }
  }, [user])
}
