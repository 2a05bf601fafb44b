import { platformStore } from '../store'
import { i18n } from './i18n'
import { currentLanguage, languageKey, type Language } from './language'

type LoadMessages = (language: Language) => Promise<void>

const loaders = new Map<string, LoadMessages>()

/** A program that is on the page says how its texts are loaded, so that a change of language reaches it. */
export const registerMessages = (namespace: string, load: LoadMessages): void => {
  loaders.set(namespace, load)
}

const show = async (language: Language): Promise<void> => {
  // Texts first: no one sees half a page in the old language.
  await Promise.all([...loaders.values()].map(load => load(language)))
  await i18n.changeLanguage(language)
  platformStore.set(currentLanguage, language)
  document.documentElement.lang = language
}

/** Changes the language of the whole page and remembers it. Rejects when texts cannot be loaded. */
export const setLanguage = async (language: Language): Promise<void> => {
  await show(language)
  localStorage.setItem(languageKey, language)
}

/** Another tab changed the language. */
export const followLanguage = show
