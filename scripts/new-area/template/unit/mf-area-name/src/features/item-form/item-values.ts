import type { AreaNameItem, NewAreaNameItem } from '@veckovis/contracts/area-name'
import { longestAreaNameItem, parseAreaNameHours } from '@veckovis/domain/area-name'
import { formatTyped, hoursFromHundredths } from '@veckovis/domain/numbers'
import { accepted, readBy, required, textField, type Rule } from '@veckovis/forms/rules'
import { object } from 'yup'

export type ItemField = 'name' | 'hours'
export type ItemValues = Readonly<Record<ItemField, string>>

// A message is a key of the remote's texts. What a rule says is decided in the domain, never here.
const field = (rule: Rule) => textField(rule, failure => `problems.${failure}`)

export const itemSchema = object({
  name: field(required(text => (text.trim().length > longestAreaNameItem ? 'too-long' : null))),
  hours: field(readBy(parseAreaNameHours)),
})

export const emptyItem: Record<ItemField, string> = { name: '', hours: '' }

export const valuesOf = ({ name, hours }: AreaNameItem): Record<ItemField, string> => ({
  name,
  hours: formatTyped(hours),
})

/** What is sent of a form that its rules have let pass. */
export const sentOf = ({ name, hours }: ItemValues): Omit<NewAreaNameItem, 'requestId'> => ({
  name: name.trim(),
  hours: hoursFromHundredths(accepted(parseAreaNameHours(hours))),
})
