import { addMessages, useTranslation } from '@veckovis/platform'
import en from '../../../locales/log/en.json'
import sv from '../../../locales/log/sv.json'

addMessages('log', 'sv', sv)
addMessages('log', 'en', en)

/** Who did what a log tells of, with the id by which namesakes are told apart. */
export const usePersonText = () => {
  const { t } = useTranslation('log')
  return (by: { readonly id: number; readonly name: string | null } | null): string =>
    by === null ? t('nobody') : t('person', { id: by.id, name: by.name ?? t('gone') })
}
