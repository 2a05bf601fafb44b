import type { StaffMember, StaffTerms } from '@veckovis/contracts/staff'
import { identityFields, isPersonField, staffFieldNames, traitsOf, type StaffField } from '@veckovis/domain/staff'
import type { Words } from '@veckovis/platform'
import type { ListValue } from '@veckovis/spreadsheet/list-writer'
import { codeText, longLast, valueOfMember, valueOfTerms, type Value } from '../../data/staff-fields'

/** The columns of a row for each member. */
export const fileFields = longLast(staffFieldNames)

/** The columns of a row for each of their terms. */
export const termsFileFields = fileFields.filter(
  field => !isPersonField(field) || identityFields.some(each => each === field),
)

type Row = (field: StaffField) => Value

/** A row of these terms. */
export const rowOfTerms =
  (member: StaffMember, terms: StaffTerms): Row =>
  field =>
    isPersonField(field) ? valueOfMember(member, field) : valueOfTerms(terms, field)

/** The row of a member with the terms of today; who has left is not available. */
export const rowOfMember =
  (member: StaffMember, terms: StaffTerms): Row =>
  field =>
    field === 'availableHours' ? valueOfMember(member, field) : rowOfTerms(member, terms)(field)

const formats: Readonly<Record<string, string>> = { kronor: '#,##0', hours: '0.00', grade: '0.00' }

const columnOf = (field: StaffField, t: Words) => {
  const format = formats[traitsOf(field).kind]
  return { heading: t(`fields.${field}`), ...(format === undefined ? {} : { format }) }
}

const cellOf = (field: StaffField, value: Value, t: Words): ListValue => {
  const traits = traitsOf(field)
  if (value === undefined || value === null) return null
  if (typeof value === 'number') return value
  if (traits.kind === 'day') return { day: value }
  return traits.kind === 'code' ? codeText(traits.words, value, t) : value
}

export const sheetOf = (name: string, rows: readonly Row[], fields: readonly StaffField[], t: Words) => ({
  name,
  columns: fields.map(field => columnOf(field, t)),
  rows: rows.map(row => fields.map(field => cellOf(field, row(field), t))),
})
