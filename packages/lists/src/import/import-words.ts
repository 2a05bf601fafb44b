import { addOwnTexts } from '@veckovis/platform'
import en from '../../locales/import/en.json'
import sv from '../../locales/import/sv.json'

/** Where the words of importing stand for this program: they come with what imports. */
export const importWords = addOwnTexts('list-import', { sv, en })
