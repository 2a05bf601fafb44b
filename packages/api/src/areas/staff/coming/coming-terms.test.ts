import { comingTermsAnswer } from '@veckovis/contracts/staff'
import { ownerOf } from '@veckovis/testing/owner-of'
import { createStaffWorld, type StaffWorld } from '@veckovis/testing/staff-world'

let world: StaffWorld
beforeAll(async () => {
  world = await createStaffWorld()
})
beforeEach(async () => {
  await world.startAfresh()
  world.clock.now = new Date('2026-09-16T10:00:00Z')
})
afterAll(() => world.close())

const ask = async (user = world.people.reader, query = '') =>
  comingTermsAnswer.parse((await world.call(user, 'GET', `/staff/coming${query}`)).json())
const ofUnit = async () =>
  (await ask()).rows
    .filter(({ unit }) => unit.id === world.units.own)
    .map(({ kind, day, staff, before, after }) => [day, kind, staff.firstName, before, after])

test('what begins, ends and changes in eight weeks comes by day, with the hours before and after', async () => {
  await world.create({ firstName: 'Anna', employedFrom: '2026-11-11', weeklyHours: 37 })
  await world.create({ firstName: 'Bo', employedTo: '2026-09-16' })
  const { id } = await world.create({ firstName: 'Cia', weeklyHours: 40 })
  await world.change(id, { terms: { validFrom: '2026-10-01', weeklyHours: 20 } })
  expect(await ofUnit()).toEqual([
    ['2026-09-16', 'ends', 'Bo', 40, null],
    ['2026-10-01', 'changes', 'Cia', 40, 20],
    ['2026-11-11', 'begins', 'Anna', null, 37],
  ])
  expect(await ask()).toMatchObject({ until: '2026-11-11' })
})

test('what lies outside the eight weeks, or has been, is left out, and so is anyone who was removed', async () => {
  await world.create({ employedFrom: '2026-11-12' })
  await world.create({ employedFrom: '2026-09-16' })
  await world.create({ employedTo: '2026-09-15' })
  const { id } = await world.create({ employedTo: '2026-10-01' })
  expect((await world.call(world.people.writer, 'DELETE', `/staff/${id}`)).statusCode).toBe(200)
  expect(await ofUnit()).toEqual([])
  // The Swedish day counts, which has begun before midnight in Greenwich.
  world.clock.now = new Date('2026-09-16T22:30:00Z')
  expect((await ofUnit()).map(([day]) => day)).toEqual(['2026-11-12'])
})

test('which employments begin and end from today on within a week is listed by itself, without changes', async () => {
  const before = (await ask()).soon
  await world.create({ firstName: 'Anna', employedFrom: '2026-09-16', weeklyHours: 37 })
  await world.create({ firstName: 'Bo', employedTo: '2026-09-23' })
  await world.create({ firstName: 'Disa', employedTo: '2026-09-24' })
  const { id } = await world.create({ firstName: 'Cia', weeklyHours: 40 })
  await world.change(id, { terms: { validFrom: '2026-09-18', weeklyHours: 20 } })
  const { soon } = await ask()
  const own = soon?.rows.filter(({ unit }) => unit.id === world.units.own)
  expect(own?.map(({ day, kind, staff }) => [day, kind, staff.firstName])).toEqual([
    ['2026-09-16', 'begins', 'Anna'],
    ['2026-09-23', 'ends', 'Bo'],
  ])
  expect(soon).toMatchObject({
    until: '2026-09-23',
    begins: (before?.begins ?? NaN) + 1,
    ends: (before?.ends ?? NaN) + 1,
  })
  expect((await ask(world.people.stranger)).soon?.rows.some(({ unit }) => unit.id === world.units.own)).toBe(false)
})

test('namesakes are told apart, and nobody sees the staff of a unit that they do not read', async () => {
  await world.create({ employedTo: '2026-10-01', birthday: '1985-05-15' })
  await world.create({ birthday: '1990-05-15' })
  const [row] = (await ask()).rows.filter(({ unit }) => unit.id === world.units.own)
  expect(row?.department).toBe('Avdelning')
  expect(row?.staff).toMatchObject({ firstName: 'Åsa', distinction: { kind: 'born', year: 1985 } })
  expect((await ask(world.people.stranger)).rows.filter(({ unit }) => unit.id === world.units.own)).toEqual([])
})

test('of more than two hundred units all changes are counted, and the first ten come', async () => {
  const { units, people } = world
  for (let number = 0; number < 11; number += 1) await world.create({ employedTo: '2026-10-01' })
  const { total } = await ask()
  await ownerOf(world.database).asSystem(transaction =>
    transaction.query(
      `INSERT INTO unit (department_id, municipality_id, name)
       SELECT department_id, municipality_id, 'Många ' || n FROM unit, generate_series(1, 200) AS n WHERE id = $1`,
      [units.own],
    ),
  )
  const counted = await ask(people.reader, '?counted=true')
  expect(counted.total).toBe(total)
  expect(total).toBeGreaterThan(10)
  expect(counted.rows).toHaveLength(10)
  expect(await ask(people.reader)).toMatchObject({ rows: [], soon: counted.soon })
})
