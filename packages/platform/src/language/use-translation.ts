import { createContext, useContext, useSyncExternalStore } from 'react'
import { i18n } from './i18n'
import { fillIn, templateOf, type Template, type Values } from './template'

/** A text by its key, with values for its places; the key itself where there is no text. */
export type Words = (key: string, values?: Values) => string

/** What tells i18next which text is meant, instead of standing in it. */
const asksForAnother = (values: Values): boolean => 'count' in values || 'defaultValue' in values || 'context' in values

/** i18next looks a text up anew for every call, which was 8 percent of the script of a change of module. */
const rememberingWords = (language: string, namespace: string): Words => {
  const t = i18n.getFixedT(language, namespace)
  const texts = new Map<string, string>()
  const templates = new Map<string, Template | null>()
  const plain: Words = key => {
    const text = texts.get(key) ?? t(key)
    texts.set(key, text)
    return text
  }
  const filled = (key: string, values: Values): string => {
    if (asksForAnother(values)) return t(key, values)
    const known = templates.get(key)
    const template = known === undefined ? templateOf(t(key, { skipInterpolation: true })) : known
    templates.set(key, template)
    return template === null ? t(key, values) : fillIn(template, values)
  }
  return (key, values) => (values === undefined ? plain(key) : filled(key, values))
}

const otherLanguage = (language: string) => (language === 'en' ? 'sv' : 'en')

/** The language itself, or the other one while the program's texts in it have not come. */
const languageOfTexts = (language: string, namespace: string): string =>
  i18n.hasResourceBundle(language, namespace) || !i18n.hasResourceBundle(otherLanguage(language), namespace)
    ? language
    : otherLanguage(language)

/** By place, then by the language of the page. */
const wordsByPlace = new Map<string, Map<string, Words>>()

const wordsOf = (language: string, place: string): Words => {
  const byLanguage = wordsByPlace.get(place) ?? new Map<string, Words>()
  wordsByPlace.set(place, byLanguage)
  const words = byLanguage.get(language) ?? rememberingWords(languageOfTexts(language, place), place)
  byLanguage.set(language, words)
  return words
}

const followers = new Set<() => void>()
const tellFollowers = () => followers.forEach(follow => follow())

// What was made with the former words is made again: new words are another function. Of other programs nothing changes.
i18n.store.on('added', (_language: string, place: string) => {
  wordsByPlace.delete(place)
  tellFollowers()
})
i18n.on('languageChanged', tellFollowers)

const follow = (follower: () => void) => {
  followers.add(follower)
  return () => followers.delete(follower)
}

/** Where the texts of a program stand: two versions of it may be on the page, each with its own. */
export type TextPlace = { readonly namespace: string; readonly place: string }

const TextPlacesContext = createContext<readonly TextPlace[]>([])
export const TextPlacesProvider = TextPlacesContext.Provider
/** Those of the program and of the parts of it that stand around. */
export const useTextPlaces = (): readonly TextPlace[] => useContext(TextPlacesContext)

let places = 0

/** A place that nobody else has, whatever the namespace's name. */
export const newTextPlace = (namespace: string): TextPlace => ({ namespace, place: `${namespace}#${++places}` })

/**
 * The texts of one program in the language of the page; the component follows a change of language or of its own texts.
 * The hook of react-i18next makes a copy of the whole instance for each component, and draws every one of them anew when
 * texts of any program come.
 */
export const useTranslation = (namespace: string): { readonly t: Words } => {
  const place = useTextPlaces().find(each => each.namespace === namespace)?.place ?? namespace
  return { t: useSyncExternalStore(follow, () => wordsOf(i18n.language, place)) }
}
