import type { PermissionLevel } from '@veckovis/contracts/access'
import { useAtomValue } from 'jotai'
import { languageAtom, type Language } from '../language/language'
import { platformStore } from '../store'
import { findUnitInTree, type ActiveUnit } from './active-unit'
import { permissionLevelAt } from './permission-level'
import { activeUnitAtom, sessionAtom } from './session-state'
import type { SessionUser } from './session-user'

const store = { store: platformStore }

export const useSession = (): SessionUser | null => useAtomValue(sessionAtom, store)

export const useActiveUnit = (): ActiveUnit | null => useAtomValue(activeUnitAtom, store)

export const useLanguage = (): Language => useAtomValue(languageAtom, store)

/** The user's level for a permission at the active unit; null without the permission there. */
export const useLevel = (permissionId: number): PermissionLevel | null => {
  const user = useSession()
  const unit = useActiveUnit()
  if (user === null) return null
  const place = unit === null ? null : (findUnitInTree(user.counties, unit.unit.id)?.place ?? null)
  return permissionLevelAt(user, permissionId, place)
}
