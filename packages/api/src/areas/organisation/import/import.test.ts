import { randomUUID } from 'node:crypto'
import { rowsTaken } from '@veckovis/contracts/wire'
import { ownerOf } from '@veckovis/testing'
import { createPlacesWorld, type PlacesWorld } from '@veckovis/testing/places-world'

let world: PlacesWorld
beforeAll(async () => {
  world = await createPlacesWorld({
    counties: [
      {
        name: 'Län A',
        municipalities: [{ name: 'Kommun A', departments: [{ name: 'Avdelning A', units: ['Enhet A'] }] }],
      },
    ],
  })
}, 60_000)
afterAll(() => world.close())

type Row = Readonly<Record<string, unknown>>
const post = (url: string, rows: readonly Row[], language: 'sv' | 'en' = 'en') =>
  world.call('POST', url, { body: { rows }, language })
const taken = async (url: string, rows: readonly Row[], language: 'sv' | 'en' = 'en') => {
  const answer = await post(url, rows, language)
  expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()])
  return rowsTaken.parse(answer.json()).rows
}
const unitRow = (name: string, more: Row = {}): Row => ({
  requestId: randomUUID(),
  departmentId: world.ids.department('Avdelning A'),
  name,
  active: true,
  ...more,
})
const departmentRow = (name: string, more: Row = {}): Row => ({
  requestId: randomUUID(),
  municipalityId: world.ids.municipality('Kommun A'),
  name,
  active: false,
  ...more,
})
const namesIn = async (kind: 'unit' | 'department') => {
  const { rows } = await ownerOf(world.suite.database).asSystem(transaction =>
    transaction.query<{ name: string }>(`SELECT name FROM ${kind} ORDER BY id`),
  )
  return rows.map(({ name }) => name)
}

test('rows that can go in go in without those that cannot, each as the single call makes it', async () => {
  const rows = [unitRow('Norr'), unitRow(' enhet a '), unitRow('Söder', { active: false }), unitRow('NORR')]
  const [norr, ...others] = await taken('/unit/import', rows)
  const refusal = { code: 'unit-taken', message: 'Unit exist in this Department.' }
  expect(others).toEqual([
    { id: null, refusal },
    { id: expect.any(Number), refusal: null },
    { id: null, refusal },
  ])
  expect(await namesIn('unit')).toEqual(['Enhet A', 'Norr', 'Söder'])
  expect((await world.call('GET', `/unit/${norr?.id}/record`)).json()).toMatchObject({
    name: 'Norr',
    active: true,
    departmentId: world.ids.department('Avdelning A'),
    version: 1,
  })
})

test('departments likewise; a municipality that is gone is told of its row', async () => {
  const gone = departmentRow('Kväll', { municipalityId: 999_999 })
  const found = await taken('/department/import', [departmentRow('Natt'), gone, departmentRow('natt')], 'sv')
  expect(found.map(({ refusal }) => refusal)).toEqual([
    null,
    { code: 'not-found', message: expect.any(String) },
    { code: 'department-taken', message: 'Avdelningsnamnet är upptaget.' },
  ])
  expect(await namesIn('department')).toEqual(['Avdelning A', 'Natt'])
})

test('a check says the same of each row and makes nothing, also nothing in the audit', async () => {
  const rows = [unitRow('Öster'), unitRow('Enhet A'), unitRow('Väster')]
  const counted = async () => {
    const { rows: found } = await ownerOf(world.suite.database).asSystem(transaction =>
      transaction.query<{ count: number }>('SELECT count(*)::int AS count FROM audit_event'),
    )
    return [found[0]?.count, await namesIn('unit')]
  }
  const before = await counted()
  const checked = await taken('/unit/import/check', rows)
  expect(checked.map(({ id, refusal }) => [id, refusal?.code])).toEqual([
    [null, undefined],
    [null, 'unit-taken'],
    [null, undefined],
  ])
  expect(await counted()).toEqual(before)
  expect((await taken('/unit/import', rows)).map(({ refusal }) => refusal?.code)).toEqual([
    undefined,
    'unit-taken',
    undefined,
  ])
})

test('the same rows sent again, as after a lost answer, make nothing twice and are answered as before', async () => {
  const rows = [unitRow('Nordväst'), unitRow('Nordost')]
  const first = await taken('/unit/import', rows)
  expect(await taken('/unit/import', rows)).toEqual(first)
  expect(await Promise.all([taken('/unit/import', rows), taken('/unit/import', rows)])).toEqual([first, first])
})

test('each place that went in stands in its history, by whom', async () => {
  const [made] = await taken('/department/import', [departmentRow('Dag')])
  const { rows } = await ownerOf(world.suite.database).asSystem(transaction =>
    transaction.query<{ user_id: number; action: string }>(
      'SELECT user_id, action FROM audit_event WHERE subject = $1',
      [`department/${made?.id}`],
    ),
  )
  expect(rows).toEqual([{ user_id: world.admin.id, action: 'place-created' }])
})

test.each([
  ['no rows', () => []],
  ['201 rows', () => Array.from({ length: 201 }, (_, index) => unitRow(`Enhet ${index}`))],
  ['a row that the single call would refuse by its form', () => [unitRow('Rimbo'), unitRow('a\u202eb')]],
])('%s are refused whole, and nothing is made', async (_what, rows) => {
  const before = await namesIn('unit')
  for (const url of ['/unit/import', '/unit/import/check']) expect((await post(url, rows())).statusCode).toBe(400)
  expect(await namesIn('unit')).toEqual(before)
})

test('200 rows are one call', async () => {
  const rows = Array.from({ length: 200 }, (_, index) => unitRow(`Många ${index}`))
  const found = await taken('/unit/import', rows)
  expect(found.filter(({ id }) => id !== null)).toHaveLength(200)
})

test('when the database fails the call fails, and what went in before is answered by the next try', async () => {
  const rows = [unitRow('Först'), unitRow('Sedan')]
  const owner = ownerOf(world.suite.database)
  await owner.asSystem(transaction =>
    transaction.query(`CREATE FUNCTION fail_unit() RETURNS trigger LANGUAGE plpgsql AS
      'BEGIN IF NEW.name = ''Sedan'' THEN RAISE EXCEPTION ''no room'' USING ERRCODE = ''53100''; END IF; RETURN NEW; END';
      CREATE TRIGGER failing BEFORE INSERT ON unit FOR EACH ROW EXECUTE FUNCTION fail_unit()`),
  )
  expect((await post('/unit/import', rows)).statusCode).toBe(503)
  expect(await namesIn('unit')).toContain('Först')
  await owner.asSystem(transaction => transaction.query('DROP TRIGGER failing ON unit; DROP FUNCTION fail_unit'))
  expect((await taken('/unit/import', rows)).map(({ refusal }) => refusal)).toEqual([null, null])
  expect((await namesIn('unit')).filter(name => name === 'Först')).toHaveLength(1)
})
