import { staffSortFields } from '@veckovis/contracts/staff'
import { makeStaffMember, ownerOf } from '@veckovis/testing'
import { createStaffWorld, type StaffWorld } from '@veckovis/testing/staff-world'

let world: StaffWorld
const swedish = new Intl.Collator('sv', { numeric: true })
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

const namesIn = ({ staff }: Awaited<ReturnType<StaffWorld['list']>>) => staff.map(({ lastName }) => lastName)
const names = async (query: string) => namesIn(await world.list(query))
const search = async (search: string) => namesIn(await world.list('', { search }))

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
  expect(await search('öBERG')).toEqual(['Öberg'])
  expect(await search('cem')).toEqual(['adamsson', 'Zetterlund'])
  expect(await search('cem zett')).toEqual(['Zetterlund'])
  expect(await search('m z')).toEqual(['Zetterlund'])
  expect(await search('o\u0308st')).toEqual(['Ågren'])
  for (const wild of ['%', '_', 'a%n', "'"]) expect(await search(wild)).toEqual([])
  expect(await search('Främmande')).toEqual([])
})

test('anyone who adds members is told the full-time hours of the municipality this year, its own before the common ones', async () => {
  const { fullTimeHours } = await world.list()
  expect(fullTimeHours).toBe(40)
  const add = (validFrom: string, value: number) =>
    ownerOf(world.database).asSystem(transaction =>
      transaction.query(
        `INSERT INTO dated_setting (municipality_id, key, valid_from, value)
         SELECT municipality_id, 'full-time-hours', $2, $3 FROM unit WHERE id = $1`,
        [world.units.own, validFrom, value],
      ),
    )
  await add('2020-01-01', 38.25)
  await add('2090-01-01', 30)
  expect((await world.list()).fullTimeHours).toBe(38.25)
  expect((await world.list('', { user: world.people.reader })).fullTimeHours).toBeNull()
})

test('pages of ten to a hundred, with the total of all pages', async () => {
  for (let made = 0; made < 12; made++)
    await makeStaffMember(world.database, { unitId: world.units.other, lastName: `Person ${made}` })
  const address = `/staff/unit/${world.units.other}/search`
  const admin = (query: string) => world.call(world.people.stranger, 'POST', `${address}${query}`, { body: {} })
  const page = async (query: string) => {
    const { staff, total } = (await admin(query)).json() as { staff: { lastName: string }[]; total: number }
    return [staff.map(({ lastName }) => lastName), total]
  }
  const order = ['Främmande', ...Array.from({ length: 12 }, (_, index) => `Person ${index}`)]
  expect(await page('?pageSize=10')).toEqual([order.slice(0, 10), 13])
  expect(await page('?pageSize=10&page=2')).toEqual([order.slice(10), 13])
  expect(await page('?pageSize=10&page=3')).toEqual([[], 13])
})

describe('who has left, and who shares a name', () => {
  const unitId = () => world.units.own
  const made = (changes: Partial<Parameters<typeof makeStaffMember>[1]>) =>
    makeStaffMember(world.database, { unitId: unitId(), firstName: 'Anna', lastName: 'Berg', ...changes })
  beforeEach(() => world.startAfresh())
  const found = async (query: string) => (await world.list(query)).staff.map(({ employedTo }) => employedTo)

  test('the table holds those who have not left; those who have are asked for', async () => {
    for (const employedTo of ['2026-03-17', '2026-03-18', null]) await made({ employedTo })
    expect(new Set(await found(''))).toEqual(new Set(['2026-03-18', null]))
    expect(await world.list('?employment=current')).toEqual(await world.list(''))
    expect(await found('?employment=left')).toEqual(['2026-03-17'])
    expect(await found('?employment=all')).toHaveLength(3)
    expect((await world.list('?employment=left')).total).toBe(1)
    world.clock.now = new Date('2026-03-19T08:00:00Z')
    expect(await found('')).toEqual([null])
  })

  test('anyone who has left has no available hours, and is sorted so; anyone who is to come has those of the first day', async () => {
    await made({ lastName: 'Slutat', employedTo: '2026-03-17', weeklyHours: 40 })
    await made({ lastName: 'Deltid', weeklyHours: 20 })
    await made({ lastName: 'Kommer', employedFrom: '2026-08-01', weeklyHours: 30 })
    const { staff } = await world.list('?employment=all&sort=availableHours')
    expect(staff.map(({ lastName, standing, availableHours }) => [lastName, standing, availableHours])).toEqual([
      ['Slutat', 'left', 0],
      ['Deltid', 'employed', 20],
      ['Kommer', 'coming', 30],
    ])
    const [left] = staff
    expect(left && (await world.read(left.id))).toMatchObject({ standing: 'left', availableHours: 0, weeklyHours: 40 })
  })

  test('namesakes are told apart in the table, in the view and in the schedule, on whatever page they stand', async () => {
    for (const birthday of ['1985-05-15', '1990-01-01']) await made({ birthday })
    for (let other = 10; other < 20; other++) await made({ firstName: `Anna ${other}`, lastName: 'Berg' })
    await made({ firstName: 'anna', lastName: 'BERG', birthday: '1970-01-01', employedTo: '2026-03-17' })
    const [first, ...others] = (await world.list('?pageSize=10')).staff
    expect(first?.distinction).toEqual({ kind: 'born', year: 1985 })
    expect(others.filter(({ distinction }) => distinction !== null)).toHaveLength(1)
    expect(first && (await world.read(first.id)).distinction).toEqual({ kind: 'born', year: 1985 })
    const rows = (await world.schedule(2026)).staff.flatMap(({ distinction }) => distinction ?? [])
    expect(new Set(rows)).toEqual(new Set([1970, 1985, 1990].map(year => ({ kind: 'born', year }))))
  })

  test('an employment ends on the day that is chosen: hours count up to it, and the member is then among those who have left', async () => {
    const { id } = await world.create({ lastName: 'Slutar' })
    expect(await world.change(id, { employedTo: '2026-03-31' })).toMatchObject({ standing: 'employed' })
    const weeks = (await world.schedule(2026)).staff[0]?.weeks
    expect([13, 14, 15].map(week => weeks?.[week]?.hours)).toEqual([40, 11.43, undefined])
    world.clock.now = new Date('2026-04-01T08:00:00Z')
    expect((await world.list('')).total).toBe(0)
    expect((await world.list('?employment=left')).staff[0]).toMatchObject({ id, standing: 'left' })
    expect(await world.change(id, { employedTo: null })).toMatchObject({ standing: 'employed' })
  })
})

describe('a unit with hundreds', () => {
  const sortings = staffSortFields.flatMap(sort =>
    (['ascending', 'descending'] as const).map(way => [sort, way] as const),
  )
  const pick = <Value>(values: readonly Value[], index: number): Value => values[index % values.length] as Value
  beforeAll(async () => {
    await world.startAfresh()
    for (let made = 0; made < 240; made++)
      await makeStaffMember(world.database, {
        unitId: world.units.own,
        firstName: pick(['Åsa', 'Bo', 'cem', 'Östen', 'Ulla-Britt'], made * 7),
        lastName: pick(['Öberg', 'Ek', 'ek', 'Ågren', 'Person 2', 'Person 10', 'von Ärlig'], made * 3),
        birthday: pick([null, '1985-05-15', '1990-01-01'], made),
        gender: pick([null, 'FEMALE', 'MALE', 'OTHER'] as const, made),
        employedTo: pick([null, null, null, '2026-03-17'], made),
        salary: pick([28_000, 31_000, 35_000], made),
        weeklyHours: pick([20, 37, 40], made * 5),
        actualGrade: pick([0.5, 1], made),
      })
  }, 60_000)

  const pages = async (query: string, asked: { search?: string } = {}) => {
    const first = await world.list(`${query}&pageSize=25`, asked)
    const staff = [...first.staff]
    for (let page = 2; staff.length < first.total; page++) {
      const next = await world.list(`${query}&pageSize=25&page=${page}`, asked)
      expect(next.total).toBe(first.total)
      expect(next.staff.length).toBeGreaterThan(0)
      staff.push(...next.staff)
    }
    return { staff, total: first.total }
  }

  test.each(sortings)(
    'by %s %s the pages together are the whole list, each once and in order',
    async (sort, direction) => {
      const { staff, total } = await pages(`?sort=${sort}&direction=${direction}&employment=all`)
      expect([total, new Set(staff.map(({ id }) => id)).size]).toEqual([240, 240])
      const valueOf = (member: (typeof staff)[number]) => {
        if (sort === 'ordinaryGrade') return member.ordinaryService.grade
        return sort === 'actualGrade' ? member.actualService.grade : member[sort]
      }
      const sides = (one: (typeof staff)[number], other: (typeof staff)[number]) => {
        const [left, right] = [valueOf(one) ?? null, valueOf(other) ?? null]
        if (left === null || right === null) return Number(left === null) - Number(right === null)
        const compared = typeof left === 'number' ? left - Number(right) : swedish.compare(String(left), String(right))
        return direction === 'descending' ? -compared : compared
      }
      const byName = (one: (typeof staff)[number], other: (typeof staff)[number]) =>
        swedish.compare(one.lastName, other.lastName) ||
        swedish.compare(one.firstName, other.firstName) ||
        one.id - other.id
      expect(staff.map(({ id }) => id)).toEqual(
        staff.toSorted((one, other) => sides(one, other) || byName(one, other)).map(({ id }) => id),
      )
    },
  )

  test('counts are those of the filter and of the search', async () => {
    const all = (await pages('?employment=all')).staff
    for (const employment of ['current', 'left'] as const)
      for (const search of ['', 'EK', 'bo person 2', 'Ä', 'a b', 'finns inte']) {
        const words = search.toLowerCase().split(' ')
        const expected = all.filter(({ firstName, lastName, standing }) => {
          const name = `${firstName} ${lastName}`.toLowerCase()
          return (standing === 'left') === (employment === 'left') && words.every(word => name.includes(word))
        })
        const { staff, total } = await pages(`?employment=${employment}`, { search })
        expect(new Set(staff.map(({ id }) => id))).toEqual(new Set(expected.map(({ id }) => id)))
        expect(total).toBe(expected.length)
      }
  })
})

test.each([
  '?employment=gone',
  '?page=0',
  '?page=1.5',
  '?page=1e2',
  '?pageSize=7',
  '?pageSize=20',
  '?pageSize=1000',
  '?sort=notes',
  '?sort=last_name',
  '?direction=up',
  '?unknown=1',
  '?search=a',
])('the query %s is refused', async query => {
  const path = `/staff/unit/${world.units.own}/search${query}`
  expect((await world.call(world.people.writer, 'POST', path, { body: {} })).statusCode).toBe(400)
})

test.each([{ search: 'x'.repeat(101) }, { search: '\0' }, { search: 1 }, { search: null }, { name: 'Anna' }])(
  'the search %j is refused',
  async body => {
    const path = `/staff/unit/${world.units.own}/search`
    expect((await world.call(world.people.writer, 'POST', path, { body })).statusCode).toBe(400)
  },
)
