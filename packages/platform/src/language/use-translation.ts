import { useTranslation as useI18next } from 'react-i18next'
import { i18n } from './i18n'

/** A text by its key, with values for its places; the key itself where there is no text. */
export type Words = (key: string, values?: Readonly<Record<string, unknown>>) => string

/** i18next looks a text up anew for every call, which was 8 percent of the script of a change of module. */
const rememberingWords = (language: string, namespace: string): Words => {
  const t = i18n.getFixedT(language, namespace)
  const texts = new Map<string, string>()
  return (key, values) => {
    if (values !== undefined) return t(key, values)
    const known = texts.get(key)
    if (known !== undefined) return known
    const text = t(key)
    texts.set(key, text)
    return text
  }
}

const wordsByPlace = new Map<string, Words>()

// What was made with the former words is made again: new words are another function.
i18n.store.on('added', () => wordsByPlace.clear())

const wordsOf = (language: string, namespace: string): Words => {
  const place = `${language}/${namespace}`
  const words = wordsByPlace.get(place) ?? rememberingWords(language, namespace)
  wordsByPlace.set(place, words)
  return words
}

/** The texts of one program in the language of the page; the component follows a change of language or of texts. */
export const useTranslation = (namespace: string): { readonly t: Words } => {
  useI18next(namespace)
  return { t: wordsOf(i18n.language, namespace) }
}
