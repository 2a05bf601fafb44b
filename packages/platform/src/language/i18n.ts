import { formatDecimals } from '@veckovis/domain/numbers'
import { createInstance, type FormatterModule, type i18n as I18n, type ResourceLanguage } from 'i18next'
import { initReactI18next } from 'react-i18next'
import en from '../../locales/en.json'
import sv from '../../locales/sv.json'
import { activeLanguage, type Language } from './language'

/** The one i18next instance of the page. Texts stand in a namespace per program. */
export const i18n: I18n = createInstance()

/** From five digits on the thousands of a whole number stand apart; what names something is no amount. */
const fewestApart = 10_000
const isAmount = (name: unknown, value: unknown): value is number =>
  name !== 'id' && Number.isInteger(value) && Math.abs(Number(value)) >= fewestApart

/** Takes the place of i18next's own, whose numbers differ by language and stand apart from four digits on. */
const amounts: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, _, __, options) => {
    if (isAmount(options?.['interpolationkey'], value)) return formatDecimals(value, 0)
    return value === undefined || value === null ? '' : String(value)
  },
}

void i18n
  .use(initReactI18next)
  .use(amounts)
  .init({
    initAsync: false,
    lng: activeLanguage(),
    // A program whose texts in one language have not come is read in the other until they do.
    fallbackLng: { sv: ['en'], en: ['sv'] },
    supportedLngs: ['sv', 'en'],
    ns: ['platform'],
    defaultNS: 'platform',
    resources: { sv: { platform: sv }, en: { platform: en } },
    // React escapes what it shows.
    interpolation: { escapeValue: false, alwaysFormat: true },
    // Remotes mount when their texts are there; a component never waits for them.
    react: { useSuspense: false },
  })

/** What the instance tells when texts of a program come: those of others draw nothing anew. */
export const textsOf = (namespace: string): string => `texts:${namespace}`
i18n.store.on('added', (_language: string, namespace: string) => i18n.emit(textsOf(namespace)))

export const addMessages = (namespace: string, language: Language, messages: ResourceLanguage): void => {
  i18n.addResourceBundle(language, namespace, messages, true, true)
}
