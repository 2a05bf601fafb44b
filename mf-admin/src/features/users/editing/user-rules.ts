import { personDetailNames, type PersonDetail } from '@veckovis/contracts/people'
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

type Detail = {
  readonly rule: () => ReturnType<typeof field>
  readonly input?: { readonly type: 'email' | 'tel' }
  /** The value of what is typed; without spaces around it, unless something else is said. */
  readonly read?: (text: string) => string
}

/** The details in the order of the form. */
export const detailFields: Readonly<Record<PersonDetail, Detail>> = {
  firstName: { rule: name },
  lastName: { rule: name },
  email: { rule: email, input: { type: 'email' }, read: withoutInvisibleEnds },
  phone: { rule: phone, input: { type: 'tel' } },
}

export const detailsInForm = Object.keys(detailFields) as readonly PersonDetail[]

/** An object with each detail, in the order of the contract. */
export const eachDetail = <Value>(valueOf: (detail: PersonDetail) => Value) =>
  Object.fromEntries(personDetailNames.map(detail => [detail, valueOf(detail)])) as Record<PersonDetail, Value>

/** What the form shows of somebody; of nobody it is empty. */
export const textsOf = (person: Readonly<Record<PersonDetail, string | null>> | undefined) =>
  eachDetail(detail => person?.[detail] ?? '')

export type RightsField = 'jobTitleId' | 'rights'

const details = () => eachDetail(detail => detailFields[detail].rule())

const rights = (offer: Offer) => ({
  jobTitleId: field(() => null),
  rights: field(text => (groupsOfText(text).some(group => problemOfGroup(group, offer) !== null) ? 'roles' : null)),
})

type Schema<Name extends string> = ObjectSchema<Record<Name, string>>

export const detailsSchema = (): Schema<PersonDetail> => object(details())

/** The rights that somebody holds, also those of modules' own, of which every choice is right. */
const held = (offer: Offer) => ({ ...rights(offer), ownRights: field(() => null) })

export const heldRightsSchema = (offer: Offer): Schema<RightsField | 'ownRights'> => object(held(offer))

export const newUserSchema = (offer: Offer): Schema<PersonDetail | RightsField | 'ownRights'> =>
  object({ ...details(), ...held(offer) })
