import { dueSubmissions, handedIn, occasionsToFollow, submissionList } from '@veckovis/contracts/outcome'
import { makePerson, ownerOf, type MadeUser } from '@veckovis/testing'
import { createForecastWorld, type ForecastWorld } from '@veckovis/testing/forecast-world'

let world: ForecastWorld
let occasionId: number
let chief: MadeUser

const run = (sql: string, values: readonly unknown[] = []) =>
  ownerOf(world.database).asSystem(t => t.query<Record<string, unknown>>(sql, [...values]))

const addOccasion = async (name: string, due: string, municipalityId = world.units.municipalityId) => {
  const { rows } = await run(
    `INSERT INTO follow_up_occasion (municipality_id, year, name, until_month, due, request_id, request_digest)
     VALUES ($1, 2026, $2, 4, $3, gen_random_uuid(), '') RETURNING id`,
    [municipalityId, name, due],
  )
  return Number(rows[0]?.['id'])
}
const approverOf = (scope: { readonly kind: 'municipality' | 'department'; readonly id: number }) =>
  makePerson(
    world.database,
    { roles: [{ id: 2, levels: ['APPROVE'], scope }], jobTitleId: 1 },
    { at: world.clock.now, hash: world.hash },
  )

beforeEach(async () => {
  world = await createForecastWorld({ now: '2026-05-04T08:00:00Z' })
  occasionId = await addOccasion('Efter april', '2026-05-10')
  chief = await approverOf({ kind: 'municipality', id: world.units.municipalityId })
})
afterEach(() => world.close())

const handInFor = async (
  unitId: number,
  { user = world.people.writer, text = 'Fler sjuka', occasion = occasionId } = {},
) => {
  const path = `/submissions/unit/${unitId}/occasion/${occasion}`
  const { digest } = (await world.get(user, `${path}/preview`)).json()
  const body = { requestId: crypto.randomUUID(), digest, comments: [{ step: 'absence', text }] }
  const answer = await world.post(user, path, { body })
  expect([answer.status, answer.body]).toEqual([200, expect.any(String)])
  return handedIn.parse(answer.json()).id
}
const decide = (id: number, decision: 'accepted' | 'returned', user = chief) =>
  world.post(user, `/submissions/${id}/decision`, { body: { decision, comment: 'Tack' } })
const list = async (query = '', user = chief) => {
  const answer = await world.get(user, `/submissions/occasion/${occasionId}${query}`)
  expect([answer.status, answer.body]).toEqual([200, expect.any(String)])
  return submissionList.parse(answer.json())
}
const due = async (user: MadeUser) => {
  const answer = await world.get(user, '/submissions/due?counted=true')
  expect([answer.status, answer.body]).toEqual([200, expect.any(String)])
  return dueSubmissions.parse(answer.json())
}
const occasionsOf = async (user: MadeUser) =>
  occasionsToFollow.parse((await world.get(user, '/submissions/occasions/2026')).json()).occasions
const foreignMunicipality = async () =>
  Number((await run("SELECT id FROM municipality WHERE name = 'Främmande'")).rows[0]?.['id'])

test('R-568 all units with a forecast of the year that one reads stand with what they have handed in, and are summed', async () => {
  const { own, sibling } = world.units
  expect(await list()).toMatchObject({
    occasion: { id: occasionId, name: 'Efter april', year: 2026, due: '2026-05-10' },
    items: [
      { unit: { id: own, name: 'Egen enhet' }, department: 'Hemtjänst', state: 'open', submission: null },
      { unit: { id: sibling }, state: 'open', submission: null },
    ],
    ...{ total: 2, counts: { open: 2, submitted: 0, returned: 0, accepted: 0 }, sum: null },
  })
  const first = await handInFor(own)
  const last = await handInFor(own, { text: 'Fler vikarier' })
  const { items, counts, sum } = await list()
  expect(counts).toEqual({ open: 1, submitted: 1, returned: 0, accepted: 0 })
  const kept = await run('SELECT budget_ore::float8 AS b, projection_ore::float8 AS p FROM submission WHERE id = $1', [
    last,
  ])
  const [budget, projection] = [Number(kept.rows[0]?.['b']), Number(kept.rows[0]?.['p'])]
  const deviation = projection - budget
  const figures = { budget, projection, deviation, percent: (deviation / budget) * 100 }
  expect(items[0]?.submission).toEqual({
    ...{ id: last, number: 2, at: world.clock.now.toISOString(), ...figures },
    comments: [{ step: 'absence', text: 'Fler vikarier' }],
  })
  expect(last).not.toBe(first)
  expect(sum).toEqual(figures)
  await handInFor(sibling)
  await decide(last, 'returned')
  const returned = await list()
  expect(returned.counts).toEqual({ open: 0, submitted: 1, returned: 1, accepted: 0 })
  // What is returned has to be handed in again, and is in no sum.
  expect(returned.sum?.budget).toBe(returned.items[1]?.submission?.budget)
  const again = await handInFor(own)
  await world.post(world.people.writer, `/submissions/${again}/withdraw`, { body: {} })
  expect(await list()).toMatchObject({
    items: [{ state: 'open', submission: null }, { state: 'submitted' }],
    counts: { open: 1, submitted: 1 },
  })
})

test('the list is searched by unit and department, chosen by state, sorted and shown in pages; counts and sum are of all', async () => {
  const { own, sibling } = world.units
  await handInFor(sibling)
  const idsOf = async (query: string) => (await list(query)).items.map(({ unit }) => unit.id)
  expect(await idsOf('?search=syster+hemtj')).toEqual([sibling])
  expect(await idsOf('?search=ingen')).toEqual([])
  expect(await list('?search=ingen')).toMatchObject({
    total: 0,
    counts: { open: 1, submitted: 1 },
    sum: expect.anything(),
  })
  expect(await idsOf('?state=open')).toEqual([own])
  expect(await idsOf('?state=submitted')).toEqual([sibling])
  expect(await idsOf('?sort=unit&direction=descending')).toEqual([sibling, own])
  for (const sort of ['at', 'budget', 'projection', 'deviation', 'percent'])
    for (const direction of ['ascending', 'descending'])
      // What has handed in nothing comes last.
      expect([sort, await idsOf(`?sort=${sort}&direction=${direction}`)]).toEqual([sort, [sibling, own]])
  expect(await idsOf('?sort=state')).toEqual([own, sibling])
  expect(await idsOf('?sort=department')).toEqual([own, sibling])
  expect(await list('?page=2')).toMatchObject({ items: [], total: 2 })
})

test('whoever reads one unit sees that one, and of another municipality or without the licence nothing', async () => {
  await handInFor(world.units.sibling)
  const { reader, diaryOnly, nobody } = world.people
  expect(await list('', reader)).toMatchObject({
    items: [{ unit: { id: world.units.own } }],
    ...{ total: 1, counts: { open: 1, submitted: 0 }, sum: null },
  })
  const elsewhere = await addOccasion('Där', '2026-05-10', await foreignMunicipality())
  expect((await world.get(chief, `/submissions/occasion/${elsewhere}`)).status).toBe(404)
  expect((await world.get(chief, '/submissions/occasion/999999')).status).toBe(404)
  for (const user of [diaryOnly, nobody])
    for (const path of [`occasion/${occasionId}`, 'occasions/2026', 'due?counted=true'])
      expect([path, (await world.get(user, `/submissions/${path}`)).status]).toEqual([path, 403])
  await run('DELETE FROM licence WHERE municipality_id = $1', [world.units.municipalityId])
  expect((await world.get(chief, `/submissions/occasion/${occasionId}`)).status).toBe(404)
})

test('the audit has a row for each unit whose comments are shown, without a word of them', async () => {
  const { own, sibling } = world.units
  for (const unitId of [own, sibling]) await handInFor(unitId, { text: 'Hemligt' })
  const rowsOf = async (query: string) => {
    const { rows: last } = await run('SELECT max(id)::int AS id FROM audit_event')
    await list(query)
    const sql = 'SELECT subject, unit_id, details FROM audit_event WHERE id > $1 ORDER BY id'
    return (await run(sql, [last[0]?.['id']])).rows
  }
  const details = { question: 'notes', year: 2026 }
  expect(await rowsOf('')).toEqual([own, sibling].map(id => ({ subject: `unit/${id}`, unit_id: id, details })))
  expect(await rowsOf('?page=9')).toEqual([{ subject: `occasion/${occasionId}`, unit_id: null, details }])
})

test('the occasions of municipalities with units of one’s own stand with how far these are', async () => {
  const later = await addOccasion('Efter augusti', '2026-09-10')
  await addOccasion('Där', '2026-05-10', await foreignMunicipality())
  await decide(await handInFor(world.units.own), 'accepted')
  await handInFor(world.units.sibling)
  const municipality = { id: world.units.municipalityId, name: 'Egen' }
  expect(await occasionsOf(chief)).toEqual([
    {
      ...{ id: occasionId, municipality, name: 'Efter april', untilMonth: 4, due: '2026-05-10' },
      counts: { open: 0, submitted: 1, returned: 0, accepted: 1 },
    },
    {
      ...{ id: later, municipality, name: 'Efter augusti', untilMonth: 4, due: '2026-09-10' },
      counts: { open: 2, submitted: 0, returned: 0, accepted: 0 },
    },
  ])
  // Who reads one unit sees how far that is.
  expect((await occasionsOf(world.people.reader)).map(({ id, counts }) => [id, counts])).toEqual([
    [occasionId, { open: 0, submitted: 0, returned: 0, accepted: 1 }],
    [later, { open: 1, submitted: 0, returned: 0, accepted: 0 }],
  ])
})

test('R-569 what is to be handed in is asked for from two weeks before until two months after, and until it is handed in', async () => {
  const { own, sibling } = world.units
  const { writer, reader, approver } = world.people
  await addOccasion('Långt fram', '2026-05-19')
  await addOccasion('Långt bak', '2026-03-04')
  const soon = await addOccasion('Snart', '2026-05-18')
  const of = (unitId: number, occasion: { id: number; name: string }, day: string, state = 'open') => ({
    ...{
      unit: { id: unitId, name: unitId === own ? 'Egen enhet' : 'Systerenhet' },
      occasion,
      year: 2026,
      due: day,
      state,
    },
  })
  const [april, next] = [
    { id: occasionId, name: 'Efter april' },
    { id: soon, name: 'Snart' },
  ]
  expect((await due(writer)).toHandIn).toEqual({
    total: 4,
    rows: [
      of(own, april, '2026-05-10'),
      of(sibling, april, '2026-05-10'),
      of(own, next, '2026-05-18'),
      of(sibling, next, '2026-05-18'),
    ],
  })
  expect((await due(approver)).toHandIn.total).toBe(2)
  expect(await due(reader)).toEqual({ toHandIn: { total: 0, rows: [] }, toDecide: { total: 0, rows: [] } })

  const id = await handInFor(own)
  expect((await due(writer)).toHandIn.total).toBe(3)
  await decide(id, 'returned')
  expect((await due(writer)).toHandIn.rows[0]).toEqual(of(own, april, '2026-05-10', 'returned'))
  world.clock.now = new Date('2026-07-17T08:00:00Z')
  // What is returned is asked for however long ago it was due.
  expect((await due(writer)).toHandIn).toMatchObject({
    total: 5,
    rows: [{ occasion: april, state: 'returned' }, { occasion: next }, { occasion: next }, {}, {}],
  })
})

test('R-569 what others have handed in waits for whoever approves above the unit', async () => {
  const { own, sibling } = world.units
  const { writer, approver } = world.people
  const { rows: departments } = await run('SELECT department_id AS id FROM unit WHERE id = $1', [own])
  const head = await approverOf({ kind: 'department', id: Number(departments[0]?.['id']) })
  await handInFor(own)
  const last = await handInFor(own)
  await handInFor(sibling)
  const waiting = { occasion: { id: occasionId, name: 'Efter april' }, municipality: 'Egen', year: 2026, count: 2 }
  for (const user of [chief, head]) expect((await due(user)).toDecide).toEqual({ total: 1, rows: [waiting] })
  for (const user of [writer, approver]) expect((await due(user)).toDecide.total).toBe(0)
  await decide(last, 'accepted')
  expect((await due(chief)).toDecide.rows).toEqual([{ ...waiting, count: 1 }])
  await handInFor(sibling, { user: chief })
  expect((await due(chief)).toDecide.total).toBe(0)
  expect((await due(head)).toDecide.rows).toEqual([{ ...waiting, count: 1 }])
})

test('a unit that is moved takes its submissions along to whoever reads it there', async () => {
  const { own } = world.units
  await handInFor(own)
  const made = await run("INSERT INTO department (municipality_id, name) VALUES ($1, 'Boende') RETURNING id", [
    world.units.municipalityId,
  ])
  const department = Number(made.rows[0]?.['id'])
  const head = await approverOf({ kind: 'department', id: department })
  expect((await world.get(head, `/submissions/occasion/${occasionId}`)).status).toBe(404)
  await run('UPDATE unit SET department_id = $2 WHERE id = $1', [own, department])
  expect((await list('', head)).items).toMatchObject([{ unit: { id: own }, department: 'Boende', state: 'submitted' }])
  expect((await due(head)).toDecide.total).toBe(1)
})

test('of three hundred units in the municipality of somebody who reads the nation the list has all', async () => {
  const { municipalityId } = world.units
  const nation = await makePerson(
    world.database,
    { roles: [{ id: 2, levels: ['READ'] }], jobTitleId: 1 },
    { at: world.clock.now, hash: world.hash },
  )
  await run(
    `WITH made AS (
       INSERT INTO unit (department_id, municipality_id, name)
       SELECT (SELECT department_id FROM unit WHERE id = $2), $1, 'Enhet ' || n FROM generate_series(1, 300) AS n RETURNING id)
     SELECT count(*) FROM made`,
    [municipalityId, world.units.own],
  )
  const columns = await run(
    `SELECT string_agg(quote_ident(column_name), ', ') AS names FROM information_schema.columns
     WHERE table_name = 'forecast' AND column_name NOT IN ('id', 'unit_id') AND is_generated = 'NEVER'`,
  )
  const names = String(columns.rows[0]?.['names'])
  await ownerOf(world.database).asSystem(async t => {
    // Their budgets are those of the unit whose forecast they have.
    await t.query('SET LOCAL session_replication_role = replica')
    await t.query(
      `INSERT INTO forecast (unit_id, ${names}) SELECT u.id, ${names.replaceAll(/(\w+)/g, 'f.$1')}
       FROM unit u, forecast f WHERE u.name LIKE 'Enhet %' AND f.id = $1`,
      [world.forecasts.own2026.forecastId],
    )
  })
  await run(
    `INSERT INTO submission (municipality_id, unit_id, occasion_id, year, number, state_at, snapshot, digest, budget_ore,
       projection_ore, deviation_ore, deviation_hundredths, request_id, request_digest)
     SELECT u.municipality_id, u.id, $1, 2026, n, now(), '{}', sha256('{}'), 100, 100 + u.id, u.id, 0, gen_random_uuid(), ''
     FROM unit u, generate_series(1, 2) AS n WHERE u.name LIKE 'Enhet %'`,
    [occasionId],
  )
  const { total, items } = await list('?sort=deviation&direction=descending', nation)
  expect([total, items.length]).toEqual([302, 10])
})

test('R-568 names alone come without comments, and nobody is said to have read any', async () => {
  await handInFor(world.units.own, { text: 'Fler vikarier' })
  const reads = async () => {
    const { rows } = await run(
      "SELECT count(*)::int AS n FROM audit_event WHERE action = 'notes-read' AND unit_id = $1",
      [world.units.own],
    )
    return Number(rows[0]?.['n'])
  }
  const before = await reads()
  expect((await list('?comments=false')).items[0]?.submission?.comments).toEqual([])
  expect(await reads()).toBe(before)
  expect((await list()).items[0]?.submission?.comments).toHaveLength(1)
  expect(await reads()).toBe(before + 1)
})
