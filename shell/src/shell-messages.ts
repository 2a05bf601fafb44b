import { addMessages } from '@veckovis/platform'
import en from '../locales/en.json'
import sv from '../locales/sv.json'

/** Both languages come with the shell: the sign-in page must be able to change between them offline. */
export const addShellMessages = (): void => {
  addMessages('shell', 'sv', sv)
  addMessages('shell', 'en', en)
}
