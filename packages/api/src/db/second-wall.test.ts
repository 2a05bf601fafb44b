import { createTestApp, makeForecast, makePerson, makePlaces, makeStaffMember, type TestApp } from '@veckovis/testing'

let suite: TestApp
let own = 0
let foreign = 0
const hash = async () => 'not a password'

beforeAll(async () => {
  suite = await createTestApp()
  const { counties } = await makePlaces(suite.database, {
    counties: [
      {
        name: 'Län',
        municipalities: [
          { name: 'Egen', departments: [{ name: 'A', units: ['Egen enhet'] }] },
          { name: 'Annan', departments: [{ name: 'A', units: ['Annan enhet'] }] },
        ],
      },
    ],
  })
  const unitOf = (index: number) => counties[0]?.municipalities[index]?.departments[0]?.units[0]?.id ?? NaN
  own = unitOf(0)
  foreign = unitOf(1)
  for (const unitId of [own, foreign]) await makeForecast(suite.database, { unitId, year: 2026 }, suite.clock.now)
}, 60_000)
afterAll(() => suite.close())

const makeUser = async (roles: Parameters<typeof makePerson>[1]['roles'], extra = {}) =>
  (await makePerson(suite.database, { roles, ...extra }, { at: suite.clock.now, hash })).id

const ofUnit = (id: number) =>
  [2, 5].map(area => ({ id: area, levels: ['WRITE' as const], scope: { kind: 'unit' as const, id } }))

/** Units whose rows of the table the person sees. */
const seen = async (userId: number, sql: string) => {
  const { rows } = await suite.database.asUser(userId, transaction => transaction.query<{ unit_id: number }>(sql))
  return rows.map(row => row.unit_id)
}

const forecasts = 'SELECT unit_id FROM forecast ORDER BY unit_id'
// Which forecast belongs to which unit is read by a join that the wall guards twice.
const rows = `SELECT DISTINCT f.unit_id FROM forecast_row r JOIN forecast f ON f.id = r.forecast_id ORDER BY 1`

test('forecasts and their rows are those of the units in reach', async () => {
  const user = await makeUser(ofUnit(own))
  expect(await seen(user, forecasts)).toEqual([own])
  expect(await seen(user, rows)).toEqual([own])
  const count = async (userId: number) =>
    (await suite.database.asUser(userId, t => t.query('SELECT FROM forecast_row'))).rowCount
  const [mine, both] = [await count(user), await count(await makeUser([], { jobTitleId: 999 }))]
  expect(both).toBe((mine ?? NaN) * 2)
})

test.each([
  ['nobody at all', () => Promise.resolve(999_999)],
  ['a person without roles', () => makeUser([])],
  ['a deactivated person', () => makeUser(ofUnit(own), { active: false })],
  ['a deactivated super admin', () => makeUser([], { jobTitleId: 999, active: false })],
])('%s sees nothing', async (_who, make) => {
  const user = await make()
  expect(await seen(user, forecasts)).toEqual([])
  expect(await seen(user, rows)).toEqual([])
})

test.each([
  ['by job title', () => makeUser([], { jobTitleId: 999 })],
  ['by a role on one unit', () => makeUser([{ id: 999, scope: { kind: 'unit', id: own } }])],
])('a super admin %s sees everything', async (_how, make) => {
  expect(await seen(await make(), forecasts)).toEqual([own, foreign].sort((a, b) => a - b))
})

test('outside a transaction in somebody’s name nothing is seen', async () => {
  expect((await suite.database.read('SELECT FROM forecast')).rowCount).toBe(0)
  expect((await suite.database.read('SELECT FROM forecast_row')).rowCount).toBe(0)
})

test('a name does not stay on the connection', async () => {
  const user = await makeUser(ofUnit(own))
  for (let round = 0; round < 12; round++) {
    await suite.database.asUser(user, transaction => transaction.query('SELECT 1'))
    expect((await suite.database.read('SELECT FROM forecast')).rowCount).toBe(0)
  }
})

test('rows of a foreign unit can be neither changed, removed nor added', async () => {
  const user = await makeUser(ofUnit(own))
  const run = (sql: string, values: unknown[]) => suite.database.asUser(user, t => t.query(sql, values))
  expect((await run('UPDATE forecast SET version = 99 WHERE unit_id = $1', [foreign])).rowCount).toBe(0)
  expect((await run('DELETE FROM forecast WHERE unit_id = $1', [foreign])).rowCount).toBe(0)
  const touched = await run('UPDATE forecast_row SET typed = typed RETURNING forecast_id', [])
  expect(new Set(touched.rows.map((row: { forecast_id: number }) => row.forecast_id)).size).toBe(1)
  await expect(run('UPDATE forecast SET unit_id = $2 WHERE unit_id = $1', [own, foreign])).rejects.toThrow(
    /row-level security/,
  )
  const staff = `INSERT INTO staff_member (unit_id, municipality_id, first_name, last_name, employed_from)
     VALUES ($1, (SELECT municipality_id FROM unit WHERE id = $1), 'A', 'B', '2026-01-01')`
  await expect(run(staff, [foreign])).rejects.toThrow(/row-level security/)
  expect((await run(staff, [own])).rowCount).toBe(1)
})

test('what the wall remembers of a forecast ends with the transaction and holds for nobody else', async () => {
  const unitOfOwn = await makeUser(ofUnit(own))
  const unitOfForeign = await makeUser(ofUnit(foreign))
  const remembered = "SELECT current_setting('veckovis.forecast_in_scope', true) AS remembered"
  await suite.database.asUser(unitOfOwn, async transaction => {
    const unitsOfRows = async () =>
      (await transaction.query<{ unit_id: number }>(rows)).rows.map(({ unit_id: unitId }) => unitId)
    expect(await unitsOfRows()).toEqual([own])
    expect((await transaction.query<{ remembered: string }>(remembered)).rows[0]?.remembered).toMatch(
      new RegExp(`^${unitOfOwn}/`),
    )
    await transaction.query(`SET LOCAL veckovis.actor = '${unitOfForeign}'`)
    expect(await unitsOfRows()).toEqual([foreign])
    await transaction.query(`SET LOCAL veckovis.actor = '999999'`)
    expect(await unitsOfRows()).toEqual([])
  })
  // Whichever connection of the pool this is: it remembers nothing.
  const { rows: after } = await suite.database.read<{ remembered: string | null }>(remembered)
  expect(after[0]?.remembered ?? '').toBe('')
})

describe('staff', () => {
  const staffOf = 'SELECT DISTINCT unit_id FROM staff_member ORDER BY 1'
  const termsOf = `SELECT DISTINCT s.unit_id FROM staff_terms t JOIN staff_member s ON s.id = t.staff_member_id ORDER BY 1`
  const count = async (userId: number, sql: string, values: unknown[] = []) =>
    (await suite.database.asUser(userId, transaction => transaction.query(sql, values))).rowCount
  beforeAll(async () => {
    await suite.database.asSystem(transaction => transaction.query('DELETE FROM staff_terms'))
    for (const unitId of [own, foreign, own]) await makeStaffMember(suite.database, { unitId, lastName: 'Person' })
  })

  test('what the wall remembers of a unit holds for no other unit and for nobody else', async () => {
    const unitOfOwn = await makeUser(ofUnit(own))
    const unitOfForeign = await makeUser(ofUnit(foreign))
    await suite.database.asUser(unitOfOwn, async transaction => {
      const units = async (sql: string) =>
        (await transaction.query<{ unit_id: number }>(sql)).rows.map(({ unit_id: unitId }) => unitId)
      // The first read asks, the second remembers.
      for (const sql of [staffOf, staffOf, termsOf]) expect(await units(sql)).toEqual([own])
      await transaction.query(`SET LOCAL veckovis.actor = '${unitOfForeign}'`)
      for (const sql of [staffOf, staffOf, termsOf]) expect(await units(sql)).toEqual([foreign])
      await transaction.query(`SET LOCAL veckovis.actor = '999999'`)
      for (const sql of [staffOf, termsOf]) expect(await units(sql)).toEqual([])
    })
    expect((await suite.database.read(staffOf)).rowCount).toBe(0)
    const both = await makeUser([], { jobTitleId: 999 })
    expect(await seen(both, staffOf)).toEqual([own, foreign].sort((a, b) => a - b))
  })

  test('terms are those of the members in reach, asked for one by one or for a unit at once', async () => {
    const user = await makeUser(ofUnit(own))
    const ofDay = `SELECT FROM staff_terms_on($1, '2026-03-01')`
    expect(await count(user, 'SELECT FROM staff_terms')).toBe(2)
    expect([await count(user, ofDay, [own]), await count(user, ofDay, [foreign])]).toEqual([2, 0])
    const alike = `SELECT FROM staff_alike_between($1, '2026-03-02', '2026-03-08', '{}')`
    const scheduler = await makeUser([{ id: 4, levels: ['READ'], scope: { kind: 'unit', id: own } }])
    expect(await count(scheduler, alike, [own])).toBeGreaterThan(0)
    expect([await count(scheduler, alike, [foreign]), await count(user, alike, [own])]).toEqual([0, 0])
    const change = 'UPDATE staff_terms SET monthly_salary = 1 RETURNING staff_member_id'
    expect(await count(user, change)).toBe(2)
  })
})

test('every table with a unit of its own stands behind the wall', async () => {
  const { rows: open } = await suite.database.read<{ name: string }>(
    `SELECT c.relname AS name FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'unit_id'
     WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND NOT c.relrowsecurity ORDER BY 1`,
  )
  expect(open).toEqual([])
})

test('the application owns nothing and may not make, change or pass anything on', async () => {
  const { rows: owned } = await suite.database.read(
    `SELECT relname FROM pg_class WHERE relowner = 'veckovis_app'::regrole`,
  )
  expect(owned).toEqual([])
  for (const sql of [
    'CREATE TABLE mine (id int)',
    'ALTER TABLE forecast DISABLE ROW LEVEL SECURITY',
    'DROP POLICY unit_wall ON forecast',
    'TRUNCATE audit_event',
    'SELECT FROM applied_migration',
  ])
    await expect(suite.database.read(sql)).rejects.toThrow(/permission denied|must be (owner|able)/)
})

test('audit rows are added and never changed or removed', async () => {
  for (const sql of ['DELETE FROM audit_event', "UPDATE audit_event SET action = 'x'"])
    await expect(suite.database.asSystem(transaction => transaction.query(sql))).rejects.toThrow(/permission denied/)
})

test('the units of a list are remembered as far as they are in reach, until the transaction ends, and for nobody else', async () => {
  const unitOfOwn = await makeUser(ofUnit(own))
  const unitOfForeign = await makeUser(ofUnit(foreign))
  const superAdmin = await makeUser([], { jobTitleId: 999 })
  const remember = { text: 'SELECT remember_units($1)', values: [[own, foreign]] }
  const sees = { text: forecasts }
  for (const [user, reached] of [
    [unitOfOwn, [own]],
    [unitOfForeign, [foreign]],
    [superAdmin, [own, foreign].sort((a, b) => a - b)],
    [999_999, []],
  ] as const)
    await suite.database.asUser(user, async transaction => {
      const units = async () =>
        (await transaction.query<{ unit_id: number }>(sees)).rows.map(({ unit_id: unitId }) => unitId)
      await transaction.query(remember)
      expect(await units()).toEqual(reached)
      await transaction.query("SET LOCAL veckovis.actor = '999999'")
      expect(await units()).toEqual([])
    })
  const { rows: after } = await suite.database.read<{ remembered: string | null }>(
    "SELECT current_setting('veckovis.units_in_scope', true) AS remembered",
  )
  expect(after[0]?.remembered ?? '').toBe('')
})
