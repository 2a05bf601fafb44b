import { addOwnTexts } from '@veckovis/platform'
import en from '../locales/en.json'
import sv from '../locales/sv.json'

/** Where the words of lists stand for this program: they come with what shows a list. */
export const listWords = addOwnTexts('lists', { sv, en })
