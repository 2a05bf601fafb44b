import { jobTitleIds } from '@veckovis/domain/access'
import { isValidEmail, isValidPhone } from '@veckovis/domain/account'
import { z } from 'zod'
import { emailText, nameInMails, personText } from '../wire/primitives'

export const personName = nameInMails(100).overwrite(text => text.trim())

/** As it is stored and compared: in small letters, composed (NFC). */
export const personEmail = emailText
  .refine(isValidEmail, { error: 'email' })
  .overwrite(text => text.trim().normalize('NFC').toLowerCase())

/** Empty for none. */
export const personPhone = personText(15)
  .overwrite(text => text.trim())
  .refine(text => text === '' || isValidPhone(text), { error: 'phone' })

/** One of the six titles of §3; null for none. */
export const jobTitleId = z.literal(Object.values(jobTitleIds)).nullable()
