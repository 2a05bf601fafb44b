import { render, screen } from '@testing-library/react'
import { newStaffMember, staffMemberWithTerms } from '@veckovis/contracts/staff'
import { personFieldNames, traitsOf, type PersonField } from '@veckovis/domain/staff'
import { useForm } from '@veckovis/forms'
import { addMessages, PlatformProvider } from '@veckovis/platform'
import en from '../../locales/en.json'
import sv from '../../locales/sv.json'
import { fileFields, rowOfMember, sheetOf } from '../features/export/staff-sheets'
import { changeText } from '../features/import/cell-words'
import { readStaffList } from '../features/import/read-staff-list'
import { StaffInputs } from '../features/staff-editing/staff-input'
import { basicChanges, newMemberRequest } from '../features/staff-editing/staff-requests'
import { isChangedPerson, mapFields, newMemberSchema, type NewField } from '../features/staff-editing/staff-rules'
import { staffColumns } from '../features/staff-table/staff-columns'
import { staffFacts } from '../features/staff-view/staff-facts'
import { shownPersonFields, shownValue, tableFields } from './staff-fields'

const sampleOf = (field: PersonField): string => {
  const traits = traitsOf(field)
  if (traits.kind === 'code') return String(traits.codes[0])
  if (traits.kind !== 'day') return `Text i ${field}`
  return field === 'birthday' ? '1985-05-15' : '2026-03-18'
}
const samples = mapFields(personFieldNames, sampleOf)
const values: Record<NewField, string> = {
  ...samples,
  ...{ salary: '30000', weeklyHours: '40', ordinaryGrade: '1', ordinaryReason: '', actualGrade: '1', actualReason: '' },
}
const service = { grade: 1, reason: null }
const terms = {
  ...{ salary: 30_000, weeklyHours: 40, ordinaryService: service, actualService: service, availableHours: 40 },
}
const [termsOfToday] = [{ ...terms, validFrom: '2026-03-18' }]
const member = staffMemberWithTerms.parse({
  ...{ id: 1, unitId: 1, version: 1, distinction: null, standing: 'employed', ...samples, ...terms },
  terms: [termsOfToday],
})

const key = (text: string) => text
const shown = (field: PersonField) => shownValue(field, samples[field], key)

const Inputs = () => {
  const form = useForm<NewField>({
    initialValues: values,
    schema: newMemberSchema({ year: 2026, month: 3, day: 18 }),
    words: key,
    submit: () => Promise.resolve(),
  })
  return <StaffInputs form={form} fields={shownPersonFields} />
}

beforeAll(() => addMessages('mf-staff', 'sv', sv))

// Whatever the table of the domain has of a person, as it stands: a further line needs no line here.
describe.each(personFieldNames)('%s', field => {
  test('has a name in both languages', () => {
    expect([sv.fields[field], en.fields[field]]).toEqual([expect.stringMatching(/./), expect.stringMatching(/./)])
  })

  test('stands in the list where it is a column of it, and in the view', () => {
    const columns = staffColumns(key, { seesAll: true, onOpen: () => undefined })
    const cells = columns.filter(column => column.key === field).map(({ cell }) => cell(member))
    expect(cells).toEqual(tableFields.some(each => each === field) ? [shown(field)] : [])
    const facts = staffFacts(member, key).flatMap(group => group.facts)
    expect(facts).toContainEqual({ label: `fields.${field}`, value: shown(field) })
  })

  test('is an input of the forms, and is sent as the contract wants it', () => {
    render(
      <PlatformProvider>
        <Inputs />
      </PlatformProvider>,
    )
    expect(screen.getByLabelText(sv.fields[field], { exact: false })).toBeInTheDocument()
    const request = newMemberRequest(values, '7b0e8a52-3f0e-4b4e-9f5d-0a8a4d1f2c11')
    expect(newStaffMember.parse(request)).toHaveProperty(field, samples[field])
    const before = { ...samples, [field]: '' }
    expect(basicChanges(samples, before)).toEqual(isChangedPerson(field) ? { [field]: samples[field] } : {})
  })

  test('stands in a file, which is read again, and in the words of a change', () => {
    const { columns, rows } = sheetOf('Personal', [rowOfMember(member, termsOfToday)], fileFields, key)
    const place = columns.findIndex(({ heading }) => heading === `fields.${field}`)
    expect(rows[0]?.[place]).toEqual(traitsOf(field).kind === 'day' ? { day: samples[field] } : shown(field))
    const lines = [personFieldNames.map(each => sv.fields[each]), personFieldNames.map(each => samples[each])]
    const list = readStaffList(lines.map(cells => cells.join(';')).join('\n'))
    expect(list).toMatchObject({ ok: true, value: { rows: [{ [field]: samples[field] }], unread: [], unknown: [] } })
    const words = jest.fn()
    changeText({ line: 2, field, validFrom: null, before: null, after: samples[field] }, { t: key, own: words })
    expect(words).toHaveBeenCalledWith('change', { field: `fields.${field}`, before: '–', after: shown(field) })
  })
})
