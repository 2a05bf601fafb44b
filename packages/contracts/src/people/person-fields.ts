import { jobTitleIds } from '@veckovis/domain/access'
import { isValidEmail, isValidPhone } from '@veckovis/domain/account'
import { z } from 'zod'
import { needed, type FieldSchemas } from '../wire/field-shapes'
import { emailText, nameInMails, personText } from '../wire/primitives'

const personName = nameInMails(100).overwrite(text => text.trim())

/** As it is stored and compared: in small letters, composed (NFC). */
const personEmail = emailText
  .refine(isValidEmail, { error: 'email' })
  .overwrite(text => text.trim().normalize('NFC').toLowerCase())

/** Empty for none. */
const personPhone = personText(15)
  .overwrite(text => text.trim())
  .refine(text => text === '' || isValidPhone(text), { error: 'phone' })

/** One of the six titles of §3; null for none. */
export const jobTitleId = z.literal(Object.values(jobTitleIds)).nullable()

/**
 * What is written about a person beside rights, in the order of calls and of the functions of the database. A further one
 * has its column in a migration (with the functions that write it), `packages/api/src/db/schema` and
 * `packages/api/src/areas/people/stored-person.ts`, its field in `mf-admin/src/features/users/editing/user-rules.ts`, its
 * headings and an example in `mf-admin/src/features/import/list`, and its name in the texts of users and of history. Where
 * a list, its file or the view shows it, they say so themselves.
 */
export const personDetails = {
  email: needed(personEmail, z.string()),
  firstName: needed(personName, z.string()),
  lastName: needed(personName, z.string()),
  phone: { sent: personPhone, made: personPhone.default(''), shown: z.string().nullable() },
} as const satisfies Readonly<Record<string, FieldSchemas>>

export type PersonDetail = keyof typeof personDetails
export const personDetailNames = Object.keys(personDetails) as readonly PersonDetail[]

/** Whether somebody new has to be sent with it. */
export const isRequiredDetail = (detail: PersonDetail): boolean =>
  !personDetails[detail].made.safeParse(undefined).success
