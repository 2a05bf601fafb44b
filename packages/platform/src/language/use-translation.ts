import { createContext, useContext, useMemo } from 'react'
import { useTranslation as useTextsOf } from 'react-i18next'
import { i18n, textsOf } from './i18n'

/** A text by its key, with values for its places; the key itself where there is no text. */
export type Words = (key: string, values?: Readonly<Record<string, unknown>>) => string

/** Where the texts of a program stand: two versions of it may be on the page, each with its own. */
export type TextPlace = { readonly namespace: string; readonly place: string }

const TextPlacesContext = createContext<readonly TextPlace[]>([])
export const TextPlacesProvider = TextPlacesContext.Provider
/** Those of the program and of the parts of it that stand around. */
export const useTextPlaces = (): readonly TextPlace[] => useContext(TextPlacesContext)

let places = 0

/** A place that nobody else has, whatever the namespace's name. */
export const newTextPlace = (namespace: string): TextPlace => ({ namespace, place: `${namespace}#${++places}` })

/** The texts of one program; the component follows a change of language or of its own texts, and never suspends. */
export const useTranslation = (namespace: string): { readonly t: Words } => {
  const place = useTextPlaces().find(each => each.namespace === namespace)?.place ?? namespace
  const { t } = useTextsOf(place, { i18n, bindI18n: `languageChanged ${textsOf(place)}` })
  return useMemo(() => ({ t: (key, values = {}) => t(key, values) }), [t])
}
