import { reportProblem } from '../frame/report-problem'
import { platformStore } from '../store'
import { i18n } from './i18n'
import { currentLanguage, languageKey, type Language } from './language'

type LoadMessages = (language: Language) => Promise<void>

const loaders = new Set<LoadMessages>()

/** How long the change waits for the texts of a program on the page: they come later, and stand there then. */
const longestWait = 3_000

/**
 * A program that is on the page says how its texts are loaded, so that a change of language reaches it.
 * @returns what is called when it leaves the page
 */
export const registerMessages = (load: LoadMessages): (() => void) => {
  // Of its own each time: one program may stand in two places.
  const own: LoadMessages = language => load(language)
  loaders.add(own)
  return () => loaders.delete(own)
}

const loadAll = (language: Language): Promise<unknown> =>
  Promise.all(
    [...loaders].map(load =>
      load(language).catch((error: unknown) => reportProblem('texts of a program could not be loaded', error)),
    ),
  )

const show = async (language: Language): Promise<void> => {
  // Texts first: no one sees half a page in the old language, unless half of it does not come.
  let timer: ReturnType<typeof setTimeout> | undefined
  const waited = new Promise(resolve => (timer = setTimeout(resolve, longestWait)))
  await Promise.race([loadAll(language), waited])
  clearTimeout(timer)
  await i18n.changeLanguage(language)
  platformStore.set(currentLanguage, language)
  document.documentElement.lang = language
}

/**
 * Changes the language of the whole page and remembers it. A program whose texts do not come stays in the other
 * language until they do; the rest changes.
 */
export const setLanguage = async (language: Language): Promise<void> => {
  await show(language)
  localStorage.setItem(languageKey, language)
}

/** Another tab changed the language. */
export const followLanguage = show
