import { addMessages, useTranslation } from '@veckovis/platform'
import en from '../../../locales/log/en.json'
import sv from '../../../locales/log/sv.json'

addMessages('log', 'sv', sv)
addMessages('log', 'en', en)

const locales = { sv: 'sv-SE', en: 'en-GB' } as const

/** To the second: what happened in a row is told apart. */
export const secondText = (instant: string, language: 'sv' | 'en'): string =>
  new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: 'Europe/Stockholm',
  }).format(new Date(instant))

/** Who did what a log tells of, with the id by which namesakes are told apart. */
export const usePersonText = () => {
  const { t } = useTranslation('log')
  return (by: { readonly id: number; readonly name: string | null } | null): string =>
    by === null ? t('nobody') : t('person', { id: by.id, name: by.name ?? t('gone') })
}
