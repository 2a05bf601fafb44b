import type { ResourceLanguage } from 'i18next'
import { useMemo, type ComponentType } from 'react'
import { addMessages } from './i18n'
import type { Language } from './language'
import { newTextPlace, TextPlacesProvider, useTextPlaces } from './use-translation'

type Texts = Readonly<Record<Language, ResourceLanguage>>

const placeOf = (namespace: string, texts: Texts) => {
  const own = newTextPlace(namespace)
  for (const language of ['sv', 'en'] as const) addMessages(own.place, language, texts[language])
  return own
}

/**
 * Keeps texts that come with a part of a program, for this version of it alone.
 * @returns the namespace that they have here, for `useTranslation` and in front of the keys of `i18n.t`
 */
export const addOwnTexts = (namespace: string, texts: Texts): string => placeOf(namespace, texts).place

/**
 * A part of a program that is fetched when it is opened, with the texts that come with it:
 * `export const ImportDialog = withTexts('staff-import', { sv, en }, Import)`. In it, and in whatever it shows,
 * `useTranslation('staff-import')` finds them; another version of the part has its own.
 */
export const withTexts = <Props extends object>(
  namespace: string,
  texts: Texts,
  Part: ComponentType<Props>,
): ComponentType<Props> => {
  const own = placeOf(namespace, texts)
  const WithTexts = (props: Props) => {
    const around = useTextPlaces()
    const places = useMemo(() => [own, ...around], [around])
    return (
      <TextPlacesProvider value={places}>
        <Part {...props} />
      </TextPlacesProvider>
    )
  }
  return WithTexts
}
