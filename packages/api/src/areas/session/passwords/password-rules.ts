import { isValidEmail, isValidPhone, passwordProblems } from '@veckovis/domain/account'
import type { Named } from '../account-repository'
import { sessionError } from '../session-error'
import { folded, isCommonPassword } from './common-passwords'

type Details = { readonly password: string; readonly email?: string; readonly phone?: string }

/** Refuses a password, e-mail or phone that the rules of the specification's section 5 refuse. */
export const checkDetails = ({ password, email, phone }: Details): void => {
  const fields = [
    ...(passwordProblems(password).length > 0 ? ['password' as const] : []),
    ...(email !== undefined && !isValidEmail(email) ? ['email' as const] : []),
    ...(phone !== undefined && !isValidPhone(phone) ? ['phone' as const] : []),
  ]
  if (fields.length > 0) throw sessionError({ code: 'bad-request', details: { fields } })
}

/** A name of two letters stands in too many words. */
const shortestPart = 3

/** The words of a person's name and of the e-mail before its @. */
const partsOf = ({ firstName, lastName, email }: Named): string[] =>
  [firstName, lastName, email.split('@')[0] ?? '']
    .flatMap(text => [folded(text.trim()), ...folded(text).split(/[^\p{L}\p{N}]+/u)])
    .filter(part => part.length >= shortestPart)

/** Refuses a password that somebody who knows nothing would try first, or somebody who knows the person. */
export const refuseEasyPassword = (password: string, person: Named): void => {
  if (isCommonPassword(password)) throw sessionError({ code: 'password-common' })
  const text = folded(password)
  if (partsOf(person).some(part => text.includes(part))) throw sessionError({ code: 'password-personal' })
}
