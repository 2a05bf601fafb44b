import { excelImportAnswer, excelImportList } from '@veckovis/contracts/forecast'
import { ownerOf } from '@veckovis/testing'
import { createForecastWorld, type ForecastWorld } from '@veckovis/testing/forecast-world'
import { prune } from '../../../db/prune-daily'

let world: ForecastWorld
beforeAll(async () => {
  world = await createForecastWorld()
})
afterAll(() => world.close())

const sheet = (value: unknown) => ({ rows: [['Semester', 1, value, null, '7,5']] })

const post = (unitId: unknown, data: unknown, user = world.people.writer) =>
  world.post(user, '/forecast/excel-import', { body: { data, unitId } })

const list = async (year: number) => {
  const answer = await world.get(world.people.reader, `/forecast/excel-import/unit/${world.units.own}/year/${year}`)
  return excelImportList.parse(answer.json()).map(({ id }) => id)
}

const importOf = async (data: unknown) => excelImportAnswer.parse((await post(world.units.own, data)).json()).id

test('the rows are kept as read and listed under the years that name a sheet, newest first', async () => {
  const first = await importOf({ '2026': sheet(1) })
  world.clock.now = new Date(world.clock.now.getTime() + 60_000)
  const second = await importOf({ '2025': sheet(2), ' 2026 ': sheet(3) })
  expect(await list(2026)).toEqual([second, first])
  expect(await list(2025)).toEqual([second])
  expect(await list(2027)).toEqual([])
  const { rows } = await world.database.asSystem(transaction =>
    transaction.query('SELECT data FROM excel_import WHERE id = $1', [first]),
  )
  expect(rows).toEqual([{ data: { '2026': sheet(1) } }])
})

test('R-504 the list says which imports there were, when and by whom', async () => {
  const id = await importOf({ '2024': sheet(1) })
  const answer = await world.get(world.people.reader, `/forecast/excel-import/unit/${world.units.own}/year/2024`)
  expect(excelImportList.parse(answer.json())).toEqual([
    { id, createdAt: world.clock.now.toISOString(), createdBy: 'Prov Person' },
  ])
})

test('R-503 an import takes the rows of the sheets by name with the id of the unit, and answers an id', async () => {
  const answer = await post(world.units.own, { '2023': sheet(1), Annat: sheet(2) })
  expect(answer.status).toBe(200)
  expect(Number.isInteger(excelImportAnswer.parse(answer.json()).id)).toBe(true)
})

test('pressing twice makes one record, importing the same file later another', async () => {
  const data = { '2026': sheet('twice') }
  const [one, other] = await Promise.all([importOf(data), importOf(data)])
  expect(other).toBe(one)
  world.clock.now = new Date(world.clock.now.getTime() + 11_000)
  expect(await importOf(data)).not.toBe(one)
})

test('a unit imports fifty workbooks a day; the next waits until the oldest of them is a day old', async () => {
  const { database, units } = world
  world.clock.now = new Date(world.clock.now.getTime() + 86_400_000)
  const moment = (seconds: number) => new Date(world.clock.now.getTime() + seconds * 1000)
  await database.asSystem(transaction =>
    transaction.query(
      `INSERT INTO excel_import (unit_id, years, data, digest, created_at, municipality_id)
       SELECT $1, '{2026}', '{}', '', $2::timestamptz + make_interval(secs => n), u.municipality_id
       FROM unit u, generate_series(1, 49) AS n WHERE u.id = $1`,
      [units.own, world.clock.now],
    ),
  )
  world.clock.now = moment(100)
  const data = { '2026': sheet('fiftieth') }
  const fiftieth = await importOf(data)
  expect(await importOf(data)).toBe(fiftieth)
  const refused = await post(units.own, { '2026': sheet('one more') })
  expect(refused.status).toBe(429)
  expect(refused.json()).toMatchObject({ code: 'rate-limited', details: { seconds: 86_400 - 99 } })
  world.clock.now = moment(86_400 - 98)
  expect((await post(units.own, { '2026': sheet('one more') })).status).toBe(200)
  world.clock.now = moment(2 * 86_400)
})

test('an import is kept for two years, and of a unit the newest five hundred', async () => {
  const asOwner = (sql: string, values: readonly unknown[]) =>
    ownerOf(world.database).asSystem(transaction => transaction.query(sql, [...values]))
  const insert = `INSERT INTO excel_import (unit_id, years, data, digest, created_at, municipality_id)
    SELECT u.id, '{2024}', '{}', $2, now() - $3::interval + make_interval(secs => n), u.municipality_id
    FROM unit u, generate_series(1, $4) AS n WHERE u.id = $1`
  const { own, second } = { own: world.units.own, second: world.units.unlicensed }
  await asOwner(insert, [own, Buffer.from('old'), '24 months 1 hour', 1])
  await asOwner(insert, [own, Buffer.from('young'), '23 months 29 days', 1])
  await asOwner(insert, [second, Buffer.from('many'), '2 days', 503])
  await prune(world.database, 'Excel imports')
  const kept = `SELECT count(*)::int AS count, min(created_at) > now() - interval '2 days' + interval '3.5 seconds' AS newest
    FROM excel_import WHERE digest = $1`
  expect((await asOwner(kept, [Buffer.from('old')])).rows[0]).toMatchObject({ count: 0 })
  expect((await asOwner(kept, [Buffer.from('young')])).rows[0]).toMatchObject({ count: 1 })
  expect((await asOwner(kept, [Buffer.from('many')])).rows[0]).toEqual({ count: 500, newest: true })
})

test('an import leaves the forecast as it was', async () => {
  const before = await world.comprehensive(world.units.own, 2026)
  await importOf({ '2026': sheet(99) })
  expect(await world.comprehensive(world.units.own, 2026)).toEqual(before)
})

test('a foreign, an absent and an unlicensed unit, and a reader, are refused before anything is kept', async () => {
  const { units, people, database } = world
  const count = () => database.asSystem(transaction => transaction.query('SELECT count(*) FROM excel_import'))
  const before = (await count()).rows
  for (const unitId of [units.foreign, 999_999, 9_999_999_999, units.unlicensed])
    expect((await post(unitId, { '2026': sheet(1) })).status).toBe(403)
  expect((await post(units.own, { '2026': sheet(1) }, people.reader)).status).toBe(403)
  expect((await count()).rows).toEqual(before)
})

test.each([
  ['a logical value', { '2026': sheet(true) }],
  ['NUL in a text', { '2026': sheet('a\u0000b') }],
  ['half a surrogate pair', { '2026': sheet('\ud800') }],
  ['a body without a year', { Blad1: sheet(1) }],
  ['no sheet at all', {}],
  ['a year without a row', { '2026': { rows: [] } }],
  ['a sheet without rows', { '2026': {} }],
  ['an unknown property', { '2026': { rows: [], x: 1 } }],
  ['too many rows', { '2026': { rows: Array.from({ length: 201 }, () => []) } }],
  ['too many columns', { '2026': { rows: [Array.from({ length: 61 }, () => 1)] } }],
  ['a sheet without a name', { '': sheet(1) }],
  ['a list', [sheet(1)]],
])('%s is refused', async (_case, data) => {
  expect((await post(world.units.own, data)).status).toBe(400)
})

test.each([null, '1', 1.5, 0, -1])('%p as the unit is refused', async unitId => {
  expect((await post(unitId, { '2026': sheet(1) })).status).toBe(400)
})
