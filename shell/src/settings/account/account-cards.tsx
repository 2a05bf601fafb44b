import { addMessages } from '@veckovis/platform'
import en from '../../../locales/account/en.json'
import sv from '../../../locales/account/sv.json'
import { PasswordCard } from './password-card'
import { SessionsCard } from './sessions-card'

addMessages('account', 'sv', sv)
addMessages('account', 'en', en)

/** What a person does with their own account. */
export const AccountCards = () => (
  <>
    <PasswordCard />
    <SessionsCard />
  </>
)
