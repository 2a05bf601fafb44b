import { createStaffWorld, type StaffWorld } from '@veckovis/testing/staff-world'

let world: StaffWorld
beforeAll(async () => {
  world = await createStaffWorld()
}, 60_000)
afterAll(() => world.close())
beforeEach(() => world.startAfresh())

const terms = { validFrom: '2026-06-01', salary: 33_000 }

test('the whole list comes in its order with all terms of each, as it is searched and filtered', async () => {
  const asa = await world.create({ lastName: 'Öberg' })
  await world.create({ firstName: 'Bo', lastName: 'Ek' })
  await world.create({ firstName: 'Siv', lastName: 'Sol', employedTo: '2024-12-31' })
  await world.change(asa.id, { terms })
  const file = await world.file('?sort=lastName&direction=descending')
  expect(file.staff.map(({ lastName }) => lastName)).toEqual(['Öberg', 'Ek'])
  expect(file.staff[0]?.terms.map(({ validFrom, salary }) => [validFrom, salary])).toEqual([
    ['2024-01-01', 30_000],
    ['2026-06-01', 33_000],
  ])
  expect((await world.file('?employment=left')).staff.map(({ lastName }) => lastName)).toEqual(['Sol'])
  expect((await world.file('', { search: 'öberg' })).total).toBe(1)
})

test('a file with salaries stands in the audit as one, by whom and of whom; others get none of them', async () => {
  const { id } = await world.create({ notes: 'Hemligt' })
  await world.change(id, { terms })
  await world.file()
  expect(await world.audits('staff-exported')).toEqual([
    {
      subject: `unit/${world.units.own}`,
      details: { question: 'export', staff: [id] },
      user_id: world.people.writer.id,
    },
  ])
  const { staff, write } = await world.file('', { user: world.people.reader })
  expect([write, JSON.stringify(staff)]).toEqual([false, expect.not.stringMatching(/salary|reason|notes|33000/)])
  expect((await world.audits('staff-exported')).map(({ user_id }) => user_id)).toEqual([
    world.people.writer.id,
    world.people.reader.id,
  ])
  const url = `/staff/unit/${world.units.own}/export`
  const bySalary = await world.call(world.people.reader, 'POST', `${url}?sort=salary`, { body: {} })
  expect(bySalary.statusCode).toBe(403)
  expect((await world.call(world.people.stranger, 'POST', url, { body: {} })).statusCode).toBe(403)
})
