import { useAtomValue } from 'jotai'
import { languageAtom, type Language } from '../language/language'
import { platformStore } from '../store'
import type { ActiveUnit } from './active-unit'
import { activeUnitAtom, sessionAtom } from './session-state'
import type { SessionUser } from './session-user'

const store = { store: platformStore }

export const useSession = (): SessionUser | null => useAtomValue(sessionAtom, store)

export const useActiveUnit = (): ActiveUnit | null => useAtomValue(activeUnitAtom, store)

export const useLanguage = (): Language => useAtomValue(languageAtom, store)
