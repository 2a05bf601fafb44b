import { addMessages } from '@veckovis/platform'
import en from '../../locales/en.json'
import sv from '../../locales/sv.json'

/** Where the words about files of lists stand: they come with what gives a file. */
export const listFiles = 'list-files'

addMessages(listFiles, 'sv', sv)
addMessages(listFiles, 'en', en)
