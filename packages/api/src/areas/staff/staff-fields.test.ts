import { staffImportPlan } from '@veckovis/contracts/staff'
import { identityFields, personFieldNames, traitsOf, type PersonField } from '@veckovis/domain/staff'
import { createStaffWorld, type StaffWorld } from '@veckovis/testing/staff-world'

let world: StaffWorld
beforeAll(async () => {
  world = await createStaffWorld()
}, 60_000)
beforeEach(() => world.startAfresh())
afterAll(() => world.close())

const samplesOf = (field: PersonField): readonly string[] => {
  const traits = traitsOf(field)
  if (traits.kind === 'code') return traits.codes
  if (traits.kind !== 'day') return ['Ett', 'Två', 'Tre']
  return field === 'birthday' ? ['1985-05-15', '1990-01-31', '1979-01-31'] : ['2026-12-31', '2027-01-31', '2027-06-30']
}

const checkRow = async (row: object) => {
  const address = `/staff/unit/${world.units.own}/import/check`
  const answer = await world.call(world.people.writer, 'POST', address, { body: { rows: [row] } })
  return staffImportPlan.parse(answer.json()).people
}

// Whatever the table of the domain has of a person: a further line needs no line here. A first day stays as it is.
const fields = personFieldNames.filter(field => field !== 'employedFrom')

test.each(fields)(
  '%s is kept, changed, named in the log, seen by whom it may be, and taken from a list',
  async field => {
    const [first, second, third] = samplesOf(field)
    const { id } = await world.create({ [field]: first })
    expect(await world.read(id)).toHaveProperty(field, first)
    await world.change(id, { [field]: second })
    const changed = await world.read(id)
    expect(changed).toHaveProperty(field, second)
    expect((await world.audits('staff-changed')).map(({ details }) => details['fields'])).toEqual([[field]])

    const { isSpecial, isSorted } = traitsOf(field)
    const { staff } = await world.list(isSorted === true ? `?sort=${field}` : '', { user: world.people.reader })
    expect(staff.map(each => each[field])).toEqual([isSpecial === true ? undefined : second])

    if (identityFields.some(each => each === field)) return
    const { firstName, lastName, birthday } = changed
    const [planned] = await checkRow({ line: 2, firstName, lastName, birthday, [field]: third })
    expect(planned?.changes).toEqual([{ line: 2, field, validFrom: null, before: second, after: third }])
  },
)
