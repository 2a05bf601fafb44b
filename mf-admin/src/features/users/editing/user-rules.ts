import { isValidEmail, isValidPhone } from '@veckovis/domain/account'
import { holdsAddress, withoutInvisibleEnds } from '@veckovis/domain/text'
import { optional, required, textField, type Rule } from '@veckovis/forms/rules'
import { object, type ObjectSchema } from 'yup'
import { problemOfGroup } from '../roles/rights/group-problem'
import type { Offer } from '../roles/rights/offered-levels'
import { groupsOfText } from '../roles/rights/rights-text'

// A message is a key of the texts. What a rule says is decided in the domain, never here.

const longestName = 100
const longestEmail = 254
const longestPhone = 15

const field = (rule: Rule) => textField(rule, failure => `problems.${failure}`)

const name = () =>
  field(
    required(text => {
      if (text.trim().length > longestName) return 'too-long'
      return holdsAddress(text) ? 'holds-address' : null
    }),
  )

const email = () =>
  field(
    required(text => {
      const address = withoutInvisibleEnds(text)
      if (address.length > longestEmail) return 'too-long'
      return isValidEmail(address) ? null : 'email'
    }),
  )

const phone = () =>
  field(optional(text => (text.trim().length <= longestPhone && isValidPhone(text.trim()) ? null : 'phone')))

export type DetailField = 'email' | 'firstName' | 'lastName' | 'phone'
export type RightsField = 'jobTitleId' | 'rights'

const details = () => ({ email: email(), firstName: name(), lastName: name(), phone: phone() })

const rights = (offer: Offer) => ({
  jobTitleId: field(() => null),
  rights: field(text => (groupsOfText(text).some(group => problemOfGroup(group, offer) !== null) ? 'roles' : null)),
})

type Schema<Name extends string> = ObjectSchema<Record<Name, string>>

export const detailsSchema = (): Schema<DetailField> => object(details())

export const rightsSchema = (offer: Offer): Schema<RightsField> => object(rights(offer))

export const newUserSchema = (offer: Offer): Schema<DetailField | RightsField> =>
  object({ ...details(), ...rights(offer) })
