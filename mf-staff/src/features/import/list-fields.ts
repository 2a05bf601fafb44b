import { identityFields, staffFieldNames, traitsOf, type FieldTraits, type StaffField } from '@veckovis/domain/staff'
import type { Column } from '@veckovis/spreadsheet/csv'
import en from '../../../locales/en.json'
import sv from '../../../locales/sv.json'
import { longLast } from '../../data/staff-fields'

/** What an export also has, which follows from the rest. */
const following: StaffField = 'availableHours'

/** The columns of a list of staff, as the dialogs name them. */
export const listFields = longLast(staffFieldNames.filter(field => field !== following))

const named = (texts: Readonly<Record<string, string>>, key: string) => {
  const text = texts[key]
  return text === undefined ? [] : [text]
}

/** Known by the words of both languages, whichever the page has. */
const columnOf = (key: string): Column<string> => ({
  key,
  headings: [...named(sv.fields, key), ...named(en.fields, key)],
  isRequired: identityFields.some(field => field === key),
})

export const listColumns: readonly Column<string>[] = staffFieldNames.map(columnOf)

const guides: Partial<Record<FieldTraits['kind'], string>> = { text: 'freeText', lines: 'freeText' }

/** The text of the guide to a column. */
export const guideOf = (field: StaffField): string => guides[traitsOf(field).kind] ?? field
