import { unitList, type UnitList } from '@veckovis/contracts/analytics'
import type { RoleItem } from '@veckovis/contracts/access'
import { makeStaffMember, ownerOf } from '@veckovis/testing'
import { readSheets } from '@veckovis/testing/workbooks'
import { createPlacesWorld, type PlacesWorld } from '@veckovis/testing/places-world'

// The clock of the suite: Wednesday 18 March 2026, week 12. Grades of one person, of four and of five.
const grades = { Ett: [0.37], Fyra: [0.5, 0.5, 1, 1], Fem: [0.5, 0.75, 1, 1, 1], Sju: [1, 1, 1, 1, 1, 0.5, 0.5] }
type Unit = keyof typeof grades

let world: PlacesWorld
const callers = { reader: '', staffReader: '', readerOfFyra: '', usersReader: '' }
beforeAll(async () => {
  world = await createPlacesWorld({
    counties: [
      {
        name: 'Skåne län',
        municipalities: [{ name: 'Lund', departments: [{ name: 'Vård', units: ['Ett', 'Fyra', 'Fem', 'Sju'] }] }],
      },
    ],
  })
  for (const [unit, each] of Object.entries(grades)) for (const grade of each) await hire(unit as Unit, grade)
  const scope = { kind: 'county', id: world.ids.county('Skåne län') } as const
  const forecasts: RoleItem = { id: 2, levels: ['READ'], scope }
  const fyra: RoleItem = { id: 5, levels: ['READ'], scope: { kind: 'unit', id: world.ids.unit('Fyra') } }
  callers.reader = (await world.person([forecasts])).token
  callers.staffReader = (await world.person([forecasts, { id: 5, levels: ['READ'], scope }])).token
  callers.readerOfFyra = (await world.person([forecasts, fyra])).token
  callers.usersReader = (await world.person([forecasts, { id: 6, levels: ['READ'], scope }])).token
  // Six people of the county, one of Ett, five of Fem.
  for (const unit of [null, null, 'Ett', ...Array.from({ length: 5 }, () => 'Fem')])
    await world.person([unit === null ? forecasts : { id: 2, scope: { kind: 'unit', id: world.ids.unit(unit) } }])
}, 120_000)
afterAll(() => world.close())

const hire = (unit: Unit, actualGrade: number, employedFrom = '2025-01-01') =>
  makeStaffMember(world.suite.database, { unitId: world.ids.unit(unit), actualGrade, employedFrom })

const overview = async (as: string, query = ''): Promise<UnitList> => {
  const answer = await world.call('GET', `/analytics/overview?sort=unit&${query}`, { as })
  expect([answer.statusCode, answer.body.slice(0, 300)]).toEqual([200, expect.any(String)])
  return unitList.parse(answer.json())
}
const rowOf = ({ rows }: UnitList, unit: Unit) => rows.find(row => row.unit.name === unit)
const gradesOf = (list: UnitList) => list.rows.map(({ unit, averageGrade }) => [unit.name, averageGrade])
const kept = (list: UnitList) =>
  list.rows.filter(({ hidden }) => hidden?.includes('averageGrade')).map(({ unit }) => unit.name)
const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

test('A-227 anyone who may read forecasts alone is told no mean grade of one person or of four, and one of five', async () => {
  const list = await overview(callers.reader)
  expect(gradesOf(list)).toEqual([
    ['Ett', null],
    ['Fem', 0.85],
    ['Fyra', null],
    ['Sju', 1],
  ])
  expect(kept(list)).toEqual(['Ett', 'Fyra'])
  expect(list.rows.map(({ averageNeed, open }) => [averageNeed, open])).toEqual(Array(4).fill([null, true]))
})

test('A-227 anyone who may read the staff is told every mean grade, of their units and no others', async () => {
  const { token: admin } = world.admin
  for (const list of [await overview(callers.staffReader), await overview(admin)]) {
    expect([rowOf(list, 'Ett')?.averageGrade, rowOf(list, 'Fyra')?.averageGrade]).toEqual([0.37, 0.75])
    expect([kept(list), list.totals.hidden?.includes('averageGrade')]).toEqual([[], false])
    expect(list.totals.averageGrade).toBeCloseTo(meanOf(Object.values(grades).map(meanOf)), 9)
    expect(list.weighted.averageGrade).toBeCloseTo(meanOf(Object.values(grades).flat()), 9)
  }
  const some = await overview(callers.readerOfFyra)
  expect([kept(some), rowOf(some, 'Fyra')?.averageGrade]).toEqual([['Ett'], 0.75])
})

test('A-227 both total rows are made of what the rows tell, whatever the filter leaves', async () => {
  const list = await overview(callers.reader)
  expect(list.totals.averageGrade).toBeCloseTo((0.85 + 1) / 2, 9)
  // Of Sju the first five people are told of: two more are too few for a new mean.
  expect(list.weighted.averageGrade).toBeCloseTo((5 * 0.85 + 5 * 1) / 10, 9)
  expect([list.totals.hidden, list.weighted.hidden]).toEqual([
    expect.arrayContaining(['averageGrade']),
    expect.arrayContaining(['averageGrade']),
  ])
  const one = await overview(callers.reader, `unitId=${world.ids.unit('Ett')}`)
  expect([one.totals.averageGrade, one.weighted.averageGrade, one.totals.users > 0]).toEqual([null, null, true])
  const five = await overview(callers.reader, `unitId=${world.ids.unit('Fem')}`)
  expect([five.totals.averageGrade, five.weighted.averageGrade]).toEqual([0.85, 0.85])
  expect(five.totals.hidden?.includes('averageGrade')).toBe(false)
})

test('A-227 sorting tells no order of hidden grades: they come last, by name, both ways', async () => {
  for (const direction of ['ascending', 'descending']) {
    const list = await overview(callers.reader, '')
    expect(list.total).toBe(4)
    const answer = await world.call('GET', `/analytics/overview?sort=averageGrade&direction=${direction}`, {
      as: callers.reader,
    })
    const names = unitList.parse(answer.json()).rows.map(({ unit }) => unit.name)
    expect([direction, names.slice(2)]).toEqual([direction, ['Ett', 'Fyra']])
  }
})

test('A-227 the year before hides the same', async () => {
  const asked = 'from=2027-01-01&to=2027-12-31&compare=year-before'
  const { before } = await overview(callers.reader, asked)
  const of = (unit: Unit) => before?.byId[String(world.ids.unit(unit))]
  expect([of('Ett'), of('Fem')]).toMatchObject([
    { averageGrade: null, hidden: ['averageGrade'] },
    { averageGrade: 0.85, hidden: [] },
  ])
  expect(before?.totals.averageGrade).toBeCloseTo((0.85 + 1) / 2, 9)
})

test('A-227 a file leaves hidden figures empty and says why', async () => {
  const exported = (format: string, as: string) =>
    world.call('GET', `/analytics/overview/export?sort=unit&format=${format}`, { as, language: 'en' })
  const lines = (await exported('csv', callers.reader)).body.replace('\ufeff', '').split('\r\n')
  const column = lines[0]?.split(';').indexOf('"Average service grade"') ?? -1
  expect(lines.slice(1, 5).map(line => line.split(';')[column])).toEqual(['', '85%', '', '100%'])
  expect(lines.join('\n')).not.toMatch(/\b37%/)
  expect(lines).toContainEqual(expect.stringMatching(/^"Average service grade";"Not shown where/))
  const [table, notes] = readSheets((await exported('xlsx', callers.reader)).rawPayload).map(({ rows }) => rows)
  const percent = (share: number) => ({ kind: 'percent', share })
  expect(table?.slice(1, 5).map(row => row[column] ?? null)).toEqual([null, percent(0.85), null, percent(1)])
  expect(notes?.some(([name]) => name === 'Average service grade')).toBe(true)
  const all = (await exported('csv', callers.staffReader)).body
  expect(all).toMatch(/\b37%/)
  expect(all).not.toContain('"Average service grade";"Not shown where')
})

test('A-227 who is active is told of five people, of nobody fewer at any of the places, and to those who may read users', async () => {
  await ownerOf(world.suite.database).asSystem(t =>
    t.query(
      "UPDATE app_user SET last_login_at = '2026-01-10' WHERE id IN (SELECT user_id FROM user_role WHERE unit_id IS NOT NULL AND county_id IS NULL AND permission_id = 2)",
    ),
  )
  const list = await overview(callers.reader)
  expect(list.rows.map(({ unit, users, hidden }) => [unit.name, users, hidden?.includes('activeShare')])).toEqual([
    ['Ett', 7, true],
    ['Fem', 11, false],
    ['Fyra', 6, false],
    ['Sju', 6, false],
  ])
  expect(list.rows.map(({ activeShare }) => activeShare === null)).toEqual([true, false, false, false])
  expect(list.totals.activeShare).toBeCloseTo(meanOf(list.rows.flatMap(({ activeShare }) => activeShare ?? [])), 9)
  expect([list.weighted.activeShare, list.weighted.hidden]).toEqual([null, expect.arrayContaining(['activeShare'])])
  const byShare = await world.call('GET', '/analytics/overview?sort=activeShare&direction=descending', {
    as: callers.reader,
  })
  expect(unitList.parse(byShare.json()).rows.at(-1)?.unit.name).toBe('Ett')
  const users = await overview(callers.usersReader)
  expect(users.rows.map(({ activeShare }) => activeShare === null)).toEqual([false, false, false, false])
  expect(users.weighted.activeShare).toBeCloseTo(6 / 12, 9)
  expect(users.weighted.hidden?.includes('activeShare')).toBe(false)
})

test('A-227 a hire, a new grade and a correction change no byte of what is told; five people’s grades do', async () => {
  const weeks = ['', 'from=2026-02-01&to=2026-02-28', 'from=2026-03-01&to=2026-03-31', 'from=2025-01-01&to=2025-12-31']
  const told = async () => {
    const lists = []
    for (const query of weeks) {
      const { rows, totals, weighted } = await overview(callers.reader, query)
      lists.push([rows.map(({ averageGrade }) => averageGrade), totals.averageGrade, weighted.averageGrade])
    }
    return lists
  }
  const before = await told()
  for (const day of ['2026-03-02', '2026-03-03', '2026-03-04']) await hire('Fem', 0.1, day)
  await ownerOf(world.suite.database).asSystem(t =>
    t.query(
      'UPDATE staff_terms SET actual_grade = 0.2 WHERE staff_member_id = (SELECT min(id) FROM staff_member WHERE unit_id = $1)',
      [world.ids.unit('Fem')],
    ),
  )
  expect(await told()).toEqual(before)
  expect(rowOf(await overview(callers.staffReader), 'Fem')?.averageGrade).toBeCloseTo(
    meanOf([0.2, 0.75, 1, 1, 1, 0.1, 0.1, 0.1]),
    9,
  )
  await hire('Fem', 0.1, '2026-03-05')
  expect(rowOf(await overview(callers.reader), 'Fem')?.averageGrade).toBeCloseTo(
    meanOf([0.2, 0.75, 1, 1, 1, 0.1, 0.1, 0.1, 0.1]),
    9,
  )
  expect((await told())[1]).toEqual(before[1])
})

test('A-227 no two sets of grades that a mean was made of differ by fewer than five people', async () => {
  for (let count = 0; count < 12; count += 1) await hire('Sju', 0.3 + count / 100, `2026-02-${10 + count}`)
  const { rows } = await ownerOf(world.suite.database).read<{ each: Record<string, number> }>(
    'SELECT each FROM unit_shown_grades WHERE unit_id = $1 ORDER BY id',
    [world.ids.unit('Sju')],
  )
  expect(rows.length).toBeGreaterThan(2)
  const between = (one: Record<string, number>, other: Record<string, number>) =>
    [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(id => one[id] !== other[id]).length
  rows.forEach(({ each }, place) =>
    rows.slice(place + 1).forEach(other => expect(between(each, other.each)).toBeGreaterThanOrEqual(5)),
  )
})
