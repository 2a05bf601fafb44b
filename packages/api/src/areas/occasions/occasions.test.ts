import { occasionSaved, occasionsOfYear, type OccasionSaved } from '@veckovis/contracts/outcome'
import { makeForecast, makePerson, ownerOf, setLicence } from '@veckovis/testing'
import { createBudgetWorld, type BudgetWorld } from '@veckovis/testing/budget-world'

let world: BudgetWorld
beforeEach(async () => {
  world = await createBudgetWorld()
})
afterEach(() => world.close())

const contentOf = (changes: object = {}) => ({
  ...{ name: 'Mars', untilMonth: 3, due: '2026-04-20', thresholdPercent: 2.25, thresholdKronor: 50_000 },
  ...changes,
})
const path = (year = 2026, municipalityId = world.municipalities.own) =>
  `/occasions/municipality/${municipalityId}/${year}`
const add = (changes: object = {}, { user = world.people.economist, to = path() } = {}) =>
  world.call(user, 'POST', to, { body: { requestId: crypto.randomUUID(), ...contentOf(changes) } })
const added = async (changes: object = {}, to = path()): Promise<OccasionSaved> => {
  const answer = await add(changes, { to })
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)])
  return occasionSaved.parse(answer.json())
}
const asked = ({ id, version }: OccasionSaved) => ({ 'if-match': `"${id}-${version}"` })
const change = (saved: OccasionSaved, changes: object = {}, user = world.people.economist) =>
  world.call(user, 'PATCH', `/occasions/${saved.id}`, { body: contentOf(changes), headers: asked(saved) })
const remove = (saved: OccasionSaved, user = world.people.economist) =>
  world.call(user, 'DELETE', `/occasions/${saved.id}`, { headers: asked(saved) })
const list = async (to = path()) =>
  occasionsOfYear.parse(await world.succeed(world.people.economist, 'GET', to)).occasions

test('R-562 the occasions of a year stand by month and due day, each with its threshold', async () => {
  const later = await added({ name: 'April', untilMonth: 4, due: '2026-05-20', thresholdPercent: null })
  const last = await added({ name: 'Mars igen', due: '2026-04-21', thresholdKronor: null })
  const { id } = await added()
  expect(await list()).toEqual([
    { id, version: 1, ...contentOf(), submissions: 0 },
    {
      id: last.id,
      version: 1,
      ...contentOf({ name: 'Mars igen', due: '2026-04-21', thresholdKronor: null }),
      submissions: 0,
    },
    expect.objectContaining({ id: later.id, name: 'April', thresholdPercent: null, thresholdKronor: 50_000 }),
  ])
  expect(await list(path(2025))).toEqual([])
})

test('R-562 the calendar is kept by economists who approve budgets in the municipality, and by nobody else', async () => {
  const { approver, reader, stranger, superAdmin, writer } = world.people
  const saved = await added()
  for (const user of [approver, reader, stranger, writer]) {
    const answers = [
      await world.call(user, 'GET', path()),
      await add({ name: 'April' }, { user }),
      await change(saved, { name: 'April' }, user),
      await remove(saved, user),
    ]
    for (const { statusCode } of answers) expect(statusCode).toBe(403)
  }
  expect((await add({}, { to: path(2026, world.municipalities.other) })).statusCode).toBe(403)
  expect((await world.call(superAdmin, 'GET', path())).statusCode).toBe(200)
  await setLicence(world.database, {
    ...{ municipalityId: world.municipalities.own, licenceKey: 'forecast' },
    ...{ validFrom: '2020-01-01T00:00:00.000Z', validTo: '2021-01-01T00:00:00.000Z' },
  })
  expect((await world.call(superAdmin, 'GET', path())).json()).toMatchObject({ code: 'not-licensed' })
  expect((await remove(saved)).json()).toMatchObject({ code: 'not-licensed' })
})

test('R-562 an occasion is due from the first day of its year to the end of March of the next', async () => {
  for (const due of ['2025-12-31', '2027-04-01']) {
    const refused = await add({ due })
    expect([refused.statusCode, refused.json()]).toMatchObject([400, { code: 'due-out-of-year' }])
  }
  await added({ name: 'Första', due: '2026-01-01' })
  const saved = await added({ name: 'Sista', due: '2027-03-31' })
  const moved = await change(saved, { name: 'Sista', due: '2027-04-01' })
  expect([moved.statusCode, moved.json()]).toMatchObject([400, { code: 'due-out-of-year' }])
})

test('R-562 a name stands once in a year of a municipality, also of two at once', async () => {
  await added()
  const refused = await add()
  expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'occasion-name-taken' }])
  await added({ due: '2025-04-20' }, path(2025))
  const other = await added({ name: 'April' })
  expect((await change(other)).json()).toMatchObject({ statusCode: 409, code: 'occasion-name-taken' })
  const answers = await Promise.all([add({ name: 'Maj' }), add({ name: 'Maj' })])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
})

test('a change and a deletion on an older version are 412, and of two changes at once one is taken', async () => {
  const saved = await added()
  const answers = await Promise.all(['April', 'Maj'].map(name => change(saved, { name })))
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 412])
  for (const stale of [await change(saved, { name: 'Juni' }), await remove(saved)])
    expect([stale.statusCode, stale.json()]).toMatchObject([412, { code: 'stale-version', details: { version: 2 } }])
  expect((await remove({ ...saved, version: 2 })).json()).toEqual({ ok: true })
  expect(await list()).toEqual([])
  // One that is no more has no place to hold a right on.
  expect((await remove({ ...saved, version: 2 })).statusCode).toBe(403)
})

test('the same request again answers the same occasion, one with something else in it is refused', async () => {
  const body = { requestId: crypto.randomUUID(), ...contentOf() }
  const send = (more: object = {}, to = path()) =>
    world.call(world.people.economist, 'POST', to, { body: { ...body, ...more } })
  const first = occasionSaved.parse((await send()).json())
  expect((await send()).json()).toEqual(first)
  for (const other of [await send({ name: 'April' }), await send({}, path(2025))])
    expect(other.json()).toMatchObject({
      ...{ statusCode: 409, code: 'conflict', details: { reason: 'request-repeated', id: first.id } },
    })
  expect(await list()).toHaveLength(1)
})

test('R-562 an occasion says how many units have handed in for it, and one with any is not deleted', async () => {
  const saved = await added()
  await makeForecast(world.database, { unitId: world.units.own, year: 2026 }, world.clock.now)
  await ownerOf(world.database).asSystem(t =>
    t.query(
      `INSERT INTO submission (municipality_id, unit_id, occasion_id, year, number, state_at, snapshot, digest, budget_ore,
         projection_ore, deviation_ore, deviation_hundredths, request_id, request_digest)
       SELECT municipality_id, id, $2, 2026, n, $3, '{}', sha256('{}'::bytea), 100, 150, 50, 0, gen_random_uuid(), ''
       FROM unit, generate_series(1, 3) AS n WHERE id = $1`,
      [world.units.own, saved.id, world.clock.now],
    ),
  )
  const refused = await remove(saved)
  expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'has-submissions' }])
  expect(await list()).toMatchObject([{ id: saved.id, submissions: 1 }])
  expect((await change(saved, { thresholdKronor: 40_000 })).statusCode).toBe(200)
})

test('what was done is audited with names of fields, and nothing where nothing changes', async () => {
  const saved = await added()
  expect((await change(saved)).json()).toEqual(saved)
  const changed = occasionSaved.parse((await change(saved, { due: '2026-04-25', thresholdPercent: null })).json())
  expect(changed).toEqual({ id: saved.id, version: 2 })
  await remove(changed)
  const { rows } = await ownerOf(world.database).read(
    'SELECT action, details FROM audit_event WHERE subject = $1 ORDER BY id',
    [`occasion/${saved.id}`],
  )
  expect(rows).toEqual([
    { action: 'occasion-added', details: { year: 2026, version: 1, fields: [] } },
    { action: 'occasion-changed', details: { year: 2026, version: 2, fields: ['due', 'thresholdPercent'] } },
    { action: 'occasion-removed', details: { year: 2026, version: 2, fields: [] } },
  ])
})

test.each([
  ['no name', { name: ' ' }],
  ['a long name', { name: 'x'.repeat(61) }],
  ['a thirteenth month', { untilMonth: 13 }],
  ['a day that is none', { due: '2026-02-30' }],
  ['parts of a hundredth of a percent', { thresholdPercent: 2.005 }],
  ['more than all percent', { thresholdPercent: 100.01 }],
  ['parts of a krona', { thresholdKronor: 0.5 }],
  ['kronor below 0', { thresholdKronor: -1 }],
])('an occasion with %s is refused', async (_what, changes) => {
  expect((await add(changes)).json()).toMatchObject({ statusCode: 400, code: 'bad-request' })
})

test('R-562 who acts in a municipality does not reach the occasions of another in the database either', async () => {
  const saved = await added()
  const { id } = await makePerson(
    world.database,
    {
      roles: [{ id: 3, levels: ['APPROVE'], scope: { kind: 'municipality', id: world.municipalities.other } }],
      jobTitleId: 4,
    },
    { at: world.clock.now, hash: world.hash },
  )
  const count = async (sql: string) => (await world.database.asUser(id, t => t.query(sql, [saved.id]))).rowCount
  for (const sql of [
    'SELECT FROM follow_up_occasion WHERE id = $1',
    'UPDATE follow_up_occasion SET until_month = 1 WHERE id = $1',
    'DELETE FROM follow_up_occasion WHERE id = $1',
  ])
    expect([sql, await count(sql)]).toEqual([sql, 0])
})
