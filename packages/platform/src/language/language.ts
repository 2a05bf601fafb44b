import { atom } from 'jotai'
import { platformStore } from '../store'

export type Language = 'sv' | 'en'

export const languageKey = 'activeLanguage'

/** Only 'sv' and 'en' are languages; everything else means Swedish. */
export const languageFrom = (stored: string | null): Language => (stored === 'en' ? 'en' : 'sv')

export const currentLanguage = atom<Language>(languageFrom(localStorage.getItem(languageKey)))

export const languageAtom = atom(get => get(currentLanguage))

export const activeLanguage = (): Language => platformStore.get(currentLanguage)
