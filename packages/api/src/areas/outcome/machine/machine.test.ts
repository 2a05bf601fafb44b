import { randomUUID } from 'node:crypto'
import { machineKeys, madeMachineKey, outcomeBatchAnswer, outcomeOfYear } from '@veckovis/contracts/outcome'
import { makeForecast, makePerson, ownerOf, usualTestTime } from '@veckovis/testing'
import type { MadeUser } from '@veckovis/testing/control-contract'
import { createForecastWorld, type ForecastWorld } from '@veckovis/testing/forecast-world'
import { areas } from '../../../composition'
import { prune } from '../../../db/prune-daily'

let world: ForecastWorld
/** Gives rights in the municipality, and so its keys. */
let giver: MadeUser
let foreignGiver: MadeUser

const giverOf = async (municipalityId: number, level: 'WRITE' | 'APPROVE') => {
  const { hash } = areas.session.passwordHasher(world.dependencies.passwordCost)
  const scope = { kind: 'municipality', id: municipalityId } as const
  const roles = [{ id: 6, levels: [level], scope }]
  return makePerson(world.database, { roles, jobTitleId: 1 }, { at: world.clock.now, hash })
}

const owner = () => ownerOf(world.database)

const placeOf = async (unitId: number) => {
  const { rows } = await owner().asSystem(t =>
    t.query<{ municipality_id: number; department_id: number }>(
      'SELECT municipality_id, department_id FROM unit WHERE id = $1',
      [unitId],
    ),
  )
  return { municipalityId: rows[0]?.municipality_id ?? NaN, departmentId: rows[0]?.department_id ?? NaN }
}

beforeAll(async () => {
  world = await createForecastWorld()
  const { own, sibling, empty, foreign } = world.units
  giver = await giverOf(world.units.municipalityId, 'APPROVE')
  foreignGiver = await giverOf((await placeOf(foreign)).municipalityId, 'APPROVE')
  for (const [id, code] of [
    [own, 'EGEN'],
    [sibling, 'SYSTER'],
    [empty, 'TOM'],
    [foreign, 'FRÄMMANDE'],
  ])
    await owner().asSystem(t => t.query('UPDATE unit SET code = $2 WHERE id = $1', [id, code]))
}, 60_000)
afterAll(() => world.close())
beforeEach(async () => {
  world.clock.now = new Date(usualTestTime)
  await world.forgetLimits()
})

const keysPath = () => `/outcome/keys/municipality/${world.units.municipalityId}`
const wanted = (more: object = {}) => ({
  requestId: randomUUID(),
  source: 'Lönesystemet',
  places: { departmentIds: [], unitIds: [] },
  endsOn: '2026-12-31',
  ...more,
})

const ask = (body: object) => world.post(giver, keysPath(), { body })
const makeKey = async (more: object = {}) => {
  const answer = await ask(wanted(more))
  expect([answer.status, answer.body]).toEqual([200, expect.any(String)])
  const { id, key } = madeMachineKey.parse(answer.json())
  if (key === null) throw new Error('A new key is told')
  return { id, key }
}
const keyOfUnit = (unitId: number) => makeKey({ places: { departmentIds: [], unitIds: [unitId] } })
const revoke = (id: number, user = giver) => world.post(user, `/outcome/keys/${id}/revoke`, { body: undefined })
const listed = async (id: number) =>
  machineKeys.parse((await world.get(giver, keysPath())).json()).keys.find(key => key.id === id)

const send = async (key: string | null, body: object) => {
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/outcome/batch',
    headers: key === null ? {} : { authorization: `Bearer ${key}` },
    payload: body,
  })
  return { status: answer.statusCode, json: () => answer.json<Record<string, unknown>>() }
}

const row = (more: object = {}) => ({ unit: 'EGEN', year: 2025, week: 1, row: 'worked', value: 400.25, ...more })

const give = async (key: string, rows: object[]) => {
  const answer = await send(key, { requestId: randomUUID(), rows })
  expect([answer.status, answer.json()]).toEqual([200, expect.anything()])
  return outcomeBatchAnswer.parse(answer.json())
}

/** Of each row its result, or why it was refused. */
const resultsOf = ({ results }: { results: readonly { result: string; code?: string | undefined }[] }) =>
  results.map(({ result, code }) => code ?? result)

const read = async (year = 2025) =>
  outcomeOfYear.parse((await world.get(world.people.writer, `/outcome/unit/${world.units.own}/${year}`)).json())

const saidBy = async (source: string, kind = 'worked', year = 2025) =>
  (await read(year)).rows.find(said => said.source === source && said.kind === kind)?.values

describe('keys', () => {
  test('R-549 a key is told once and stands as a hash', async () => {
    const body = wanted({ places: { departmentIds: [], unitIds: [world.units.own] } })
    const first = madeMachineKey.parse((await ask(body)).json())
    expect(first.key).toMatch(/^vm_\d+_[\w-]{43}$/)
    expect(madeMachineKey.parse((await ask(body)).json())).toEqual({ id: first.id, key: null })
    const other = await ask({ ...body, source: 'En annan' })
    expect([other.status, other.json()]).toMatchObject([
      409,
      { code: 'conflict', details: { reason: 'request-repeated', id: first.id } },
    ])
    const { rows } = await owner().asSystem(t =>
      t.query<{ stored: string }>('SELECT row_to_json(k)::text AS stored FROM machine_key k WHERE id = $1', [first.id]),
    )
    expect(rows[0]?.stored).not.toContain(first.key?.split('_')[2])
    expect(await listed(first.id)).toMatchObject({
      source: 'Lönesystemet',
      places: { all: false, departments: [], units: [{ id: world.units.own, name: 'Egen enhet' }] },
      endsOn: '2026-12-31',
      createdBy: 'Prov Person',
      lastUsedAt: null,
      state: 'valid',
    })
    expect((await world.get(giver, keysPath())).body).not.toContain(first.key?.split('_')[2])
  })

  test('a key ends on a day from tomorrow to two years ahead, and is of places of the municipality', async () => {
    for (const endsOn of ['2026-03-18', '2028-03-19'])
      expect((await ask(wanted({ endsOn }))).json()).toMatchObject({ code: 'key-day' })
    for (const endsOn of ['2026-03-19', '2028-03-18']) expect((await ask(wanted({ endsOn }))).status).toBe(200)
    const places = { departmentIds: [], unitIds: [world.units.foreign] }
    expect((await ask(wanted({ places }))).json()).toMatchObject({ code: 'key-places' })
  })

  test('keys are given, seen and withdrawn by whoever gives rights in the municipality, and nobody else', async () => {
    const { id } = await makeKey()
    const writes = await giverOf(world.units.municipalityId, 'WRITE')
    for (const user of [foreignGiver, writes, world.people.writer]) {
      expect((await world.get(user, keysPath())).status).toBe(403)
      expect((await world.post(user, keysPath(), { body: wanted() })).status).toBe(403)
      expect((await revoke(id, user)).status).toBe(403)
    }
    const { rows } = await owner().asSystem(t =>
      t.query<{ action: string }>(`SELECT action FROM audit_event WHERE subject = $1`, [`machine-key/${id}`]),
    )
    expect(rows).toEqual([{ action: 'machine-key-given' }])
  })

  test('R-550 a key that is withdrawn is refused at once', async () => {
    const { id, key } = await makeKey()
    expect(resultsOf(await give(key, [row({ week: 50 })]))).toEqual(['saved'])
    expect((await listed(id))?.lastUsedAt).toBe(world.clock.now.toISOString())
    expect([(await revoke(id)).status, (await revoke(id)).status]).toEqual([200, 200])
    const refused = await send(key, { requestId: randomUUID(), rows: [row({ week: 51 })] })
    expect([refused.status, refused.json()]).toMatchObject([401, { code: 'key-revoked' }])
    expect((await listed(id))?.state).toBe('revoked')
    expect((await saidBy('machine'))?.[50]).toBeNull()
    const { rows } = await owner().asSystem(t =>
      t.query<{ action: string }>(`SELECT action FROM audit_event WHERE subject = $1 ORDER BY id`, [
        `machine-key/${id}`,
      ]),
    )
    expect(rows.map(({ action }) => action)).toEqual(['machine-key-given', 'machine-key-revoked'])
  })

  test('what is no key is refused, a session too, and a key opens nothing else', async () => {
    const { id, key } = await makeKey()
    const body = { requestId: randomUUID(), rows: [row()] }
    const wrong = `vm_${id}_${'a'.repeat(43)}`
    for (const token of [null, 'vm_x', wrong, `vm_999999_${'a'.repeat(43)}`])
      expect((await send(token, body)).status).toBe(401)
    expect((await world.post(giver, '/outcome/batch', { body })).status).toBe(401)
    const url = `/api/outcome/unit/${world.units.own}/2025`
    const answer = await world.app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${key}` } })
    expect(answer.statusCode).toBe(401)
  })

  test('so many calls an hour are let through', async () => {
    const { key } = await makeKey()
    const statuses = []
    for (let call = 0; call < 121; call += 1) statuses.push((await send(key, { rows: [] })).status)
    expect(statuses.filter(status => status === 400)).toHaveLength(120)
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('batches', () => {
  test('R-551 good rows go in without bad ones, and each row has its result', async () => {
    const { key } = await makeKey()
    const answer = await give(key, [
      row(),
      row({ unit: 'FINNS INTE' }),
      row({ unit: 'FRÄMMANDE' }),
      row({ unit: 'TOM' }),
      row({ week: 53 }),
      row({ year: 2026, week: 12 }),
      row({ row: 'absence-999' }),
      row({ row: 'något' }),
      row({ week: 2, value: 1.234 }),
      row({ week: 2, value: -1 }),
      row({ week: 3 }),
      row({ week: 3 }),
      row({ row: 'staff-cost', value: -1234.56 }),
      row({ row: 'absence-1', value: 7.5 }),
    ])
    expect(resultsOf(answer)).toEqual([
      'saved',
      'unknown-unit',
      'unknown-unit',
      'no-forecast',
      'week-not-in-year',
      'week-not-over',
      'unknown-row',
      'unknown-row',
      'value',
      'value',
      'twice',
      'twice',
      'saved',
      'saved',
    ])
    expect(answer).toMatchObject({ saved: 3, unchanged: 0, refused: 11 })
    expect(answer.results.map(({ at }) => at)).toEqual(answer.results.map((_, at) => at))
    expect((await saidBy('machine'))?.slice(0, 3)).toEqual([40_025, null, null])
    expect((await saidBy('machine', 'staff-cost'))?.[0]).toBe(-123_456)
    expect(resultsOf(await give(key, [row({ value: null }), row({ week: 4, value: null })]))).toEqual([
      'saved',
      'unchanged',
    ])
    expect((await saidBy('machine'))?.[0]).toBeNull()
  })

  test('R-552 a key of some places learns nothing of others, whether or not they have the code', async () => {
    const { key } = await keyOfUnit(world.units.own)
    const rows = ['EGEN', 'SYSTER', 'FRÄMMANDE', 'FINNS INTE'].map(unit => row({ unit, week: 5 }))
    expect(resultsOf(await give(key, rows))).toEqual(['saved', 'not-in-key', 'not-in-key', 'not-in-key'])
    const { departmentId } = await placeOf(world.units.own)
    const ofDepartment = await makeKey({ places: { departmentIds: [departmentId], unitIds: [] } })
    const both = ['EGEN', 'SYSTER'].map(unit => row({ unit, year: 2026, week: 5 }))
    expect(resultsOf(await give(ofDepartment.key, both))).toEqual(['saved', 'saved'])
  })

  test('R-552 the database lets a key write its places only, as a machine, and read nothing else', async () => {
    const { id, key } = await keyOfUnit(world.units.own)
    await give(key, [row({ week: 6 })])
    const { sibling, own, municipalityId } = world.units
    const byKey = (sql: string, values: unknown[] = []) =>
      world.database.asMachineKey(id, async t => (await t.query(sql, values)).rows)
    const insertYear = 'INSERT INTO outcome_year (unit_id, municipality_id, year) VALUES ($1, $2, 2026)'
    await expect(byKey(insertYear, [sibling, municipalityId])).rejects.toThrow(/row-level security/)
    const insertRow = `INSERT INTO outcome_row (unit_id, municipality_id, year, kind, server_id, source, week_values)
      VALUES ($1, $2, 2025, 'performed', 0, $3, array_fill(1::bigint, ARRAY[52]))`
    await expect(byKey(insertRow, [own, municipalityId, 'typed'])).rejects.toThrow(/row-level security/)
    await expect(byKey(insertRow, [sibling, municipalityId, 'machine'])).rejects.toThrow(/row-level security/)
    const complete = `UPDATE outcome_year SET complete_weeks = '{6}' WHERE unit_id = $1 AND year = 2025`
    await expect(byKey(complete, [own])).rejects.toThrow(/complete/)
    for (const table of [
      'forecast_row',
      'staff_member',
      'resource_budget',
      'diary_entry',
      'audit_event',
      'refresh_token',
    ])
      expect(await byKey(`SELECT * FROM ${table}`)).toEqual([])
    expect(await byKey('SELECT DISTINCT unit_id FROM forecast')).toEqual([{ unit_id: own }])
    expect(await byKey('SELECT id FROM machine_key')).toEqual([{ id }])
    await revoke(id)
    expect(await byKey('SELECT unit_id FROM outcome_year')).toEqual([])
  })

  test('R-553 the same request changes nothing again, and with other rows it is refused', async () => {
    const { key } = await makeKey()
    const body = { requestId: randomUUID(), rows: [row({ week: 7, value: 10 })] }
    const first = await send(key, body)
    await give(key, [row({ week: 7, value: 20 })])
    const { version } = await read()
    const again = await send(key, body)
    expect([again.status, again.json()]).toEqual([200, first.json()])
    expect(await read()).toMatchObject({ version })
    const other = await send(key, { ...body, rows: [row({ week: 7, value: 30 })] })
    expect([other.status, other.json()]).toMatchObject([409, { code: 'conflict' }])
    expect((await saidBy('machine'))?.[6]).toBe(2000)
    const twice = { requestId: randomUUID(), rows: [row({ week: 8 })] }
    const both = await Promise.all([send(key, twice), send(key, twice)])
    expect(both[0].json()).toEqual(both[1].json())
  })

  test('R-553 a typed value counts still, and a complete week is refused', async () => {
    const { key } = await makeKey()
    const path = `/outcome/unit/${world.units.own}/2025`
    const typed = { changes: [{ kind: 'worked', serverId: 0, week: 9, value: 100 }] }
    expect((await world.patch(world.people.writer, path, { body: typed })).status).toBe(200)
    expect(resultsOf(await give(key, [row({ week: 9, value: 50 })]))).toEqual(['saved'])
    expect([(await saidBy('typed'))?.[8], (await saidBy('machine'))?.[8]]).toEqual([100, 5000])
    expect((await world.post(world.people.writer, `${path}/complete`, { body: { weeks: [9] } })).status).toBe(200)
    const answer = await give(key, [row({ week: 9, value: 60 }), row({ week: 10, value: 60 })])
    expect(resultsOf(answer)).toEqual(['week-complete', 'saved'])
    const history = await world.get(world.people.writer, `${path}/history?week=10`)
    expect(history.json()['events']).toMatchObject([{ by: null, what: { source: 'machine', after: 6000 } }])
  })

  test('a municipality without the licence is refused', async () => {
    const { id, key } = await makeKey()
    const change = (validTo: string | null) =>
      owner().asSystem(t =>
        t.query(`UPDATE licence SET valid_to = $2 WHERE municipality_id = $1 AND licence_key = 'forecast'`, [
          world.units.municipalityId,
          validTo,
        ]),
      )
    await change('2026-03-01')
    try {
      const answer = await send(key, { requestId: randomUUID(), rows: [row()] })
      expect([answer.status, answer.json()]).toMatchObject([403, { code: 'not-licensed' }])
      // A key that leaked meanwhile is seen and revoked.
      expect((await ask(wanted())).status).toBe(403)
      expect((await listed(id))?.state).toBe('valid')
      expect((await revoke(id)).status).toBe(200)
    } finally {
      await change(null)
    }
  })

  test('parts of an öre are refused however large the amount, and a code is known as it is stored', async () => {
    const { key } = await makeKey()
    const { sibling } = world.units
    await owner().asSystem(t => t.query('UPDATE unit SET code = $2 WHERE id = $1', [sibling, 'Å1']))
    const answer = await give(key, [
      row({ week: 6, row: 'staff-cost', value: 500_000.004 }),
      row({ week: 6, row: 'worked', value: 400.001 }),
      row({ week: 7, row: 'staff-cost', value: 9_999_999.99 }),
      row({ unit: 'A\u030a1', year: 2026, week: 7 }),
    ])
    expect(resultsOf(answer)).toEqual(['value', 'value', 'saved', 'saved'])
  })

  test('answers of batches are removed after 90 days, of keys that are revoked too', async () => {
    const { id, key } = await makeKey()
    const kept = async () =>
      (await owner().read('SELECT request_id FROM machine_batch WHERE key_id = $1', [id])).rows.length
    await give(key, [row({ week: 5 })])
    await give(key, [row({ week: 5 })])
    await revoke(id)
    await owner().asSystem(t =>
      t.query(
        `UPDATE machine_batch b SET received_at = now() - CASE row_number WHEN 1 THEN interval '91 days' ELSE '89 days' END
         FROM (SELECT request_id, row_number() OVER () FROM machine_batch WHERE key_id = $1) AS each
         WHERE b.request_id = each.request_id`,
        [id],
      ),
    )
    await prune(world.database, 'answers of machine calls')
    expect(await kept()).toBe(1)
  })

  test('week 53 of a year that has it is taken', async () => {
    await makeForecast(world.database, { unitId: world.units.empty, year: 2020 }, world.clock.now)
    const { key } = await makeKey()
    expect(resultsOf(await give(key, [row({ unit: 'TOM', year: 2020, week: 53 })]))).toEqual(['saved'])
  })

  test('R-554 5,000 weeks at once are taken', async () => {
    const { key } = await makeKey()
    const { municipalityId, departmentId } = await placeOf(world.units.own)
    const { rows: made } = await owner().asSystem(t =>
      t.query<{ id: number; code: string }>(
        `INSERT INTO unit (department_id, municipality_id, name, code)
         SELECT $1, $2, 'Stor ' || n, 'S' || n FROM generate_series(1, 97) AS n RETURNING id, code`,
        [departmentId, municipalityId],
      ),
    )
    for (const { id } of made) await makeForecast(world.database, { unitId: id, year: 2025 }, world.clock.now)
    const rows = made
      .flatMap(({ code }) => Array.from({ length: 52 }, (_, index) => row({ unit: code, week: index + 1 })))
      .slice(0, 5000)
    const answer = await give(key, rows)
    expect(answer).toMatchObject({ saved: 5000, refused: 0 })
  }, 60_000)
})

// The last one: sessions of a later day are none of an earlier one.
test('R-550 a key holds on its last day in Sweden, and is refused from the next', async () => {
  const { id, key } = await makeKey({ endsOn: '2026-03-19' })
  world.clock.now = new Date('2026-03-19T22:59:00Z')
  expect(resultsOf(await give(key, [row({ week: 52 })]))).toEqual(['saved'])
  world.clock.now = new Date('2026-03-19T23:01:00Z')
  const ended = await send(key, { requestId: randomUUID(), rows: [row({ week: 52, value: 1 })] })
  expect([ended.status, ended.json()]).toMatchObject([401, { code: 'key-ended' }])
  expect((await listed(id))?.state).toBe('ended')
})
