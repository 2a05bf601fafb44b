import { makeStaffMember } from '@veckovis/testing'
import { createStaffWorld, type StaffWorld } from '@veckovis/testing/staff-world'

let world: StaffWorld
const people = [
  { firstName: 'Åke', lastName: 'Öberg', salary: 31_000, weeklyHours: 40, actualGrade: 0.5 },
  { firstName: 'Östen', lastName: 'Ågren', salary: 29_000, weeklyHours: 37, actualGrade: 1 },
  { firstName: 'Birgitta', lastName: 'Ärlig', salary: 35_000, weeklyHours: 38.25, actualGrade: 0.75 },
  { firstName: 'Cem', lastName: 'Zetterlund', salary: 28_000, weeklyHours: 20, actualGrade: 1 },
  { firstName: 'Cem', lastName: 'adamsson', salary: 30_000, weeklyHours: 30, actualGrade: 0.9 },
]

beforeAll(async () => {
  world = await createStaffWorld()
  for (const person of people) await makeStaffMember(world.database, { unitId: world.units.own, ...person })
  await makeStaffMember(world.database, { unitId: world.units.other, lastName: 'Främmande' })
}, 60_000)
afterAll(() => world.close())

const names = async (query: string) => (await world.list(query)).staff.map(({ lastName }) => lastName)

test('names stand in Swedish order, å ä ö after z, whatever their case', async () => {
  expect(await names('')).toEqual(['adamsson', 'Zetterlund', 'Ågren', 'Ärlig', 'Öberg'])
  expect(await names('?direction=descending')).toEqual(['Öberg', 'Ärlig', 'Ågren', 'Zetterlund', 'adamsson'])
})

test.each([
  ['firstName', ['Ärlig', 'adamsson', 'Zetterlund', 'Öberg', 'Ågren']],
  ['salary', ['Zetterlund', 'Ågren', 'adamsson', 'Öberg', 'Ärlig']],
  ['weeklyHours', ['Zetterlund', 'adamsson', 'Ågren', 'Ärlig', 'Öberg']],
  ['actualGrade', ['Öberg', 'Ärlig', 'adamsson', 'Zetterlund', 'Ågren']],
  ['availableHours', ['Zetterlund', 'Öberg', 'adamsson', 'Ärlig', 'Ågren']],
])('the server sorts by %s', async (sort, expected) => {
  expect(await names(`?sort=${sort}`)).toEqual(expected)
})

test('every word of the search must stand in the name, whatever the case', async () => {
  expect(await names('?search=%C3%B6BERG')).toEqual(['Öberg'])
  expect(await names('?search=cem')).toEqual(['adamsson', 'Zetterlund'])
  expect(await names('?search=cem%20zett')).toEqual(['Zetterlund'])
  expect(await names('?search=o%CC%88st')).toEqual(['Ågren'])
  for (const wild of ['%25', '_', 'a%25n', "'"]) expect(await names(`?search=${wild}`)).toEqual([])
  expect(await names('?search=Fr%C3%A4mmande')).toEqual([])
})

test('pages of ten to a hundred, with the total of all pages', async () => {
  for (let made = 0; made < 12; made++)
    await makeStaffMember(world.database, { unitId: world.units.other, lastName: `Person ${made}` })
  const admin = (query: string) => world.call(world.people.stranger, 'GET', `/staff/unit/${world.units.other}${query}`)
  const page = async (query: string) => {
    const { staff, total } = (await admin(query)).json() as { staff: { lastName: string }[]; total: number }
    return [staff.map(({ lastName }) => lastName), total]
  }
  const order = ['Främmande', ...Array.from({ length: 12 }, (_, index) => `Person ${index}`)]
  expect(await page('?pageSize=10')).toEqual([order.slice(0, 10), 13])
  expect(await page('?pageSize=10&page=2')).toEqual([order.slice(10), 13])
  expect(await page('?pageSize=10&page=3')).toEqual([[], 13])
})

test.each([
  '?page=0',
  '?page=1.5',
  '?page=1e2',
  '?pageSize=7',
  '?pageSize=20',
  '?pageSize=1000',
  '?sort=notes',
  '?sort=last_name',
  '?direction=up',
  '?search=a&search=b',
  '?unknown=1',
  `?search=${'x'.repeat(101)}`,
  '?search=%00',
])('the query %s is refused', async query => {
  const { statusCode } = await world.call(world.people.writer, 'GET', `/staff/unit/${world.units.own}${query}`)
  expect(statusCode).toBe(400)
})
