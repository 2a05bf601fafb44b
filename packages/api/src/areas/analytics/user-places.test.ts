import { ownerOf } from '@veckovis/testing'
import { createPlacesWorld, type PlacesWorld } from '@veckovis/testing/places-world'

let world: PlacesWorld
beforeAll(async () => {
  world = await createPlacesWorld({
    counties: [
      {
        name: 'Län A',
        municipalities: [
          {
            name: 'Kommun',
            departments: [
              { name: 'Norr', units: ['Alm', 'Björk'] },
              { name: 'Söder', units: ['Dunge'] },
            ],
          },
        ],
      },
      { name: 'Län B', municipalities: [{ name: 'Annan', departments: [{ name: 'Borta', units: ['Ek'] }] }] },
    ],
  })
}, 60_000)
afterAll(() => world.close())

const on = (kind: 'county' | 'municipality' | 'department' | 'unit', name: string) => ({
  kind,
  id: world.ids[kind](name),
})

/** Of each kept place its name, those within another one in brackets. */
const kept = async (userId: number) => {
  const { rows } = await ownerOf(world.suite.database).read<{ name: string }>(
    `SELECT (CASE WHEN p.lies_within THEN '(' || name || ')' ELSE name END) COLLATE "C" AS name FROM (
        SELECT p.*, coalesce(u.name, d.name, m.name, c.name, 'the country') AS name FROM user_place p
        LEFT JOIN unit u ON u.id = p.unit_id LEFT JOIN department d ON d.id = p.department_id
        LEFT JOIN municipality m ON m.id = p.municipality_id LEFT JOIN county c ON c.id = p.county_id
        WHERE p.user_id = $1) AS p ORDER BY 1`,
    [userId],
  )
  return rows.map(({ name }) => name)
}
const asOwner = (sql: string, values: unknown[]) => ownerOf(world.suite.database).asSystem(t => t.query(sql, values))

test('each place of a person is kept once, and is known to lie within another of theirs', async () => {
  const { id } = await world.person([
    { id: 2, levels: ['READ'], scope: on('unit', 'Alm') },
    { id: 3, levels: ['WRITE'], scope: on('unit', 'Alm') },
    { id: 2, levels: ['READ'], scope: on('department', 'Norr') },
    { id: 2, levels: ['READ'], scope: on('unit', 'Dunge') },
    { id: 2, levels: ['READ'], scope: on('county', 'Län B') },
    { id: 5, levels: ['READ'], scope: on('municipality', 'Annan') },
    { id: 5, levels: ['READ'], scope: on('unit', 'Ek') },
  ])
  expect(await kept(id)).toEqual(['(Alm)', '(Annan)', '(Ek)', 'Dunge', 'Län B', 'Norr'])
  await asOwner('DELETE FROM user_role WHERE user_id = $1 AND department_id IS NOT NULL', [id])
  expect(await kept(id)).toEqual(['(Annan)', '(Ek)', 'Alm', 'Dunge', 'Län B'])
  await asOwner('DELETE FROM user_role WHERE user_id = $1 AND unit_id = $2 AND permission_id = 2', [
    id,
    world.ids.unit('Alm'),
  ])
  expect(await kept(id)).toContain('Alm')
  await asOwner("INSERT INTO user_role (user_id, permission_id, level) VALUES ($1, 2, 'READ')", [id])
  expect(await kept(id)).toEqual(['(Alm)', '(Annan)', '(Dunge)', '(Ek)', '(Län B)', 'the country'])
  await asOwner('DELETE FROM app_user WHERE id = $1', [id])
  expect(await kept(id)).toEqual([])
})

test('a unit that moves lies within other places from then on, and a municipality in another county', async () => {
  const { id } = await world.person([
    { id: 2, levels: ['READ'], scope: on('unit', 'Björk') },
    { id: 2, levels: ['READ'], scope: on('department', 'Söder') },
    { id: 2, levels: ['READ'], scope: on('county', 'Län B') },
  ])
  expect(await kept(id)).toEqual(['Björk', 'Län B', 'Söder'])
  const moved = await world.call('POST', '/unit/move', {
    body: { unitIds: [world.ids.unit('Björk')], departmentId: world.ids.department('Söder') },
  })
  expect(moved.statusCode).toBe(200)
  expect(await kept(id)).toEqual(['(Björk)', 'Län B', 'Söder'])
  const county = [world.ids.municipality('Kommun'), world.ids.county('Län B')]
  await asOwner('UPDATE municipality SET county_id = $2 WHERE id = $1', county)
  expect(await kept(id)).toEqual(['(Björk)', '(Söder)', 'Län B'])
})

test('the roles of more people than there is room for locks come at once', async () => {
  const before = await asOwner('SELECT count(*)::int AS rows FROM user_place', [])
  await asOwner(
    `INSERT INTO app_user (email, first_name, last_name, password_hash, active, email_proven, created_at)
       SELECT 'many' || n || '@prov.example', 'Anna', 'Många', 'x', true, true, '2025-01-01' FROM generate_series(1, $1::int) AS n`,
    [20_000],
  )
  await asOwner(
    "INSERT INTO user_role (user_id, permission_id, level, unit_id) SELECT id, 2, 'READ', $1 FROM app_user WHERE email LIKE 'many%'",
    [world.ids.unit('Ek')],
  )
  const after = await asOwner('SELECT count(*)::int AS rows FROM user_place', [])
  expect(Number(after.rows[0].rows) - Number(before.rows[0].rows)).toBe(20_000)
}, 60_000)
