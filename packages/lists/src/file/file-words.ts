import { addOwnTexts } from '@veckovis/platform'
import en from '../../locales/file/en.json'
import sv from '../../locales/file/sv.json'

/** Where the words about files of lists stand for this program: they come with what gives a file. */
export const fileWords = addOwnTexts('list-files', { sv, en })
