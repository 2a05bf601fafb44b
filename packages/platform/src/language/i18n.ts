import { createInstance, type FormatterModule, type ResourceLanguage } from 'i18next'
import { initReactI18next } from 'react-i18next'
import en from '../../locales/en.json'
import sv from '../../locales/sv.json'
import { activeLanguage, type Language } from './language'
import { shownValue } from './template'

/** The one i18next instance of the page. Texts stand in a namespace per program. */
export const i18n = createInstance()

/** Values stand in texts that i18next fills in as they stand in those that we do. */
const amounts: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value, _, __, options) => shownValue(String(options?.['interpolationkey']), value),
}

void i18n
  .use(initReactI18next)
  .use(amounts)
  .init({
    initAsync: false,
    lng: activeLanguage(),
    fallbackLng: false,
    supportedLngs: ['sv', 'en'],
    ns: ['platform'],
    defaultNS: 'platform',
    resources: { sv: { platform: sv }, en: { platform: en } },
    // React escapes what it shows.
    interpolation: { escapeValue: false, alwaysFormat: true },
    // Remotes mount when their texts are there; a component never waits for them.
    react: { useSuspense: false, bindI18n: 'languageChanged', bindI18nStore: 'added' },
  })

export const addMessages = (namespace: string, language: Language, messages: ResourceLanguage): void => {
  i18n.addResourceBundle(language, namespace, messages, true, true)
}
