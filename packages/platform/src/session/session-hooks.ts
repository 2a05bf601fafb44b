import { everywhere, levelAt, type PermissionLevel } from '@veckovis/domain/access'
import { useAtomValue } from 'jotai'
import { languageAtom, type Language } from '../language/language'
import { platformStore } from '../store'
import { findUnitInTree, type ActiveUnit } from './active-unit'
import { activeUnitAtom, sessionAtom } from './session-state'
import { holderOf, type SessionUser } from './session-user'

const store = { store: platformStore }

export const useSession = (): SessionUser | null => useAtomValue(sessionAtom, store)

export const useActiveUnit = (): ActiveUnit | null => useAtomValue(activeUnitAtom, store)

export const useLanguage = (): Language => useAtomValue(languageAtom, store)

/** The user's level for a permission at the active unit; null without the permission there. */
export const useLevel = (permissionId: number): PermissionLevel | null => {
  const user = useSession()
  const unit = useActiveUnit()
  if (user === null) return null
  const found = unit === null ? null : findUnitInTree(user.counties, unit.unit.id)
  // Without a unit only a role that holds everywhere counts.
  return levelAt(holderOf(user), permissionId, found === null ? everywhere : found.place)
}
