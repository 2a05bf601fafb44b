import { addOwnTexts } from '@veckovis/platform'
import en from '../../locales/en.json'
import sv from '../../locales/sv.json'

/** Where the words about files of lists stand for this program: they come with what gives a file. */
export const listFiles = addOwnTexts('list-files', { sv, en })
