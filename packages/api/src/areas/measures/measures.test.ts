import {
  measureHistory,
  measureOwners,
  measureSaved,
  measuresOfYear,
  overdueMeasures,
  type MeasureSaved,
} from '@veckovis/contracts/outcome'
import { makePerson, ownerOf } from '@veckovis/testing'
import { createForecastWorld, type ForecastWorld } from '@veckovis/testing/forecast-world'

let world: ForecastWorld
beforeEach(async () => {
  world = await createForecastWorld()
})
afterEach(() => world.close())

const contentOf = (changes: object = {}) => ({
  title: 'Färre vikarier på helger',
  ownerId: world.people.reader.id,
  ...{ firstWeek: 14, lastWeek: 20, hours: -12.25, kronor: -25_000, due: '2026-03-01', note: 'Börjar i april' },
  ...changes,
})
const path = (unitId = world.units.own, year = 2026) => `/measures/unit/${unitId}/${year}`
const add = (changes: object = {}, { user = world.people.writer, to = path() } = {}) =>
  world.post(user, to, { body: { requestId: crypto.randomUUID(), ...contentOf(changes) } })
const added = async (changes: object = {}, ask: { readonly to?: string } = {}): Promise<MeasureSaved> => {
  const answer = await add(changes, ask)
  expect([answer.status, answer.body]).toEqual([200, expect.any(String)])
  return measureSaved.parse(answer.json())
}
const change = (id: number, version: number, changes: object = {}, user = world.people.writer) =>
  world.patch(user, `/measures/${id}`, {
    body: { ...contentOf({ note: null }), state: 'planned', ...changes },
    headers: { 'if-match': `"${id}-${version}"` },
  })
const list = async (to = path()) => measuresOfYear.parse((await world.get(world.people.reader, to)).json()).measures
const historyOf = async (id: number) =>
  measureHistory.parse((await world.get(world.people.reader, `/measures/${id}/history`)).json()).events
const overdue = async (user = world.people.reader) =>
  overdueMeasures.parse((await world.get(user, '/measures/overdue?counted=true')).json())

test('R-555 a measure is planned when it is new, and stands with its owner, weeks, effect and last note by its due day', async () => {
  const { reader } = world.people
  const later = await added({ due: '2026-04-01', note: null })
  const { id } = await added()
  expect(await list()).toEqual([
    {
      ...{ id, version: 1, title: 'Färre vikarier på helger', firstWeek: 14, lastWeek: 20, hours: -12.25 },
      ...{ kronor: -25_000, due: '2026-03-01', state: 'planned' },
      owner: { id: reader.id, name: 'Prov Person' },
      lastNote: { at: world.clock.now.toISOString(), by: 'Prov Person', text: 'Börjar i april' },
    },
    expect.objectContaining({ id: later.id, lastNote: null }),
  ])
  expect(await list(path(world.units.own, 2025))).toEqual([])
})

test('R-556 who reads the forecast reads measures, who writes it changes them, and nobody else', async () => {
  const { reader, diaryOnly, nobody, writer } = world.people
  const { id } = await added()
  expect((await add({}, { user: reader })).status).toBe(403)
  expect((await change(id, 1, {}, reader)).status).toBe(403)
  for (const user of [diaryOnly, nobody])
    for (const to of [path(), `/measures/${id}/history`, '/measures/overdue?counted=true'])
      expect([to, (await world.get(user, to)).status]).not.toEqual([to, 200])
  for (const unitId of [world.units.foreign, world.units.unlicensed])
    expect((await add({}, { to: path(unitId) })).status).toBe(403)
  expect((await add({}, { to: path(world.units.empty) })).status).toBe(404)
  expect((await world.get(reader, path(world.units.sibling))).status).toBe(403)
  const elsewhere = await added({ ownerId: writer.id }, { to: path(world.units.sibling) })
  expect((await world.get(reader, `/measures/${elsewhere.id}/history`)).status).not.toBe(200)
})

test('R-556 the owner reads the forecast of the unit, and is asked for it only when the owner changes', async () => {
  const { reader, writer, approver, diaryOnly } = world.people
  const at = { at: world.clock.now, hash: world.hash }
  // Who runs the installation is no owner, whatever the municipality.
  const superAdmin = await makePerson(world.database, { roles: [{ id: 999 }] }, at)
  const owners = await world.get(reader, `/measures/owners/unit/${world.units.own}`)
  const ids = measureOwners.parse(owners.json()).people.map(person => person.id)
  expect(ids.toSorted((one, other) => one - other)).toEqual(
    [reader.id, writer.id, approver.id].toSorted((one, other) => one - other),
  )
  for (const ownerId of [diaryOnly.id, superAdmin.id]) {
    const refused = await add({ ownerId })
    expect([refused.status, refused.json()]).toMatchObject([400, { code: 'owner-cannot-read' }])
  }
  const { id } = await added()
  await ownerOf(world.database).asSystem(t => t.query('DELETE FROM user_role WHERE user_id = $1', [reader.id]))
  const seen = await world.get(writer, path())
  expect(measuresOfYear.parse(seen.json()).measures).toMatchObject([{ id, owner: { id: reader.id } }])
  expect((await change(id, 1, { state: 'running' })).json()).toEqual({ id, version: 2 })
  expect((await change(id, 2, { ownerId: diaryOnly.id })).json()).toMatchObject({ code: 'owner-cannot-read' })
})

test('R-558 a change on an older version is 412, and of two at once one is taken', async () => {
  const { id } = await added()
  const answers = await Promise.all(['running', 'done'].map(state => change(id, 1, { state })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412])
  const stale = await change(id, 1, { title: 'Sent' })
  expect([stale.status, stale.json()]).toMatchObject([412, { code: 'stale-version', details: { version: 2 } }])
})

test('the same request again answers the same measure, one with something else in it is refused', async () => {
  const body = { requestId: crypto.randomUUID(), ...contentOf() }
  const send = (more: object = {}) => world.post(world.people.writer, path(), { body: { ...body, ...more } })
  const first = measureSaved.parse((await send()).json())
  expect((await send()).json()).toEqual(first)
  expect((await send({ title: 'En annan' })).json()).toMatchObject({
    code: 'conflict',
    details: { reason: 'request-repeated', id: first.id },
  })
  expect(await list()).toHaveLength(1)
})

test('R-558 the history tells newest first what was changed, by whom, and what was written', async () => {
  const { id } = await added()
  const { writer, reader } = world.people
  expect((await change(id, 1, { state: 'running', kronor: -30_000, ownerId: writer.id })).status).toBe(200)
  expect((await change(id, 2, { state: 'running', kronor: -30_000, ownerId: writer.id, note: 'Går bra' })).status).toBe(
    200,
  )
  const again = await change(id, 3, { state: 'running', kronor: -30_000, ownerId: writer.id })
  expect(again.json()).toEqual({ id, version: 3 })
  const by = { at: world.clock.now.toISOString(), by: 'Prov Person' }
  expect(await historyOf(id)).toEqual([
    { ...by, note: 'Går bra', changed: [] },
    {
      ...by,
      note: null,
      changed: [
        { field: 'owner', before: 'Prov Person', after: 'Prov Person' },
        { field: 'kronor', before: -25_000, after: -30_000 },
        { field: 'state', before: 'planned', after: 'running' },
      ],
    },
    { ...by, note: 'Börjar i april', changed: [] },
  ])
  await ownerOf(world.database).asSystem(t => t.query('DELETE FROM app_user WHERE id = $1', [reader.id]))
  const answer = await world.get(writer, `/measures/${id}/history`)
  expect(measureHistory.parse(answer.json()).events[1]?.changed[0]).toEqual({
    ...{ field: 'owner', before: null, after: 'Prov Person' },
  })
  const { rows } = await ownerOf(world.database).read(
    "SELECT action, details FROM audit_event WHERE subject = $1 AND action <> 'notes-read' ORDER BY id",
    [`measure/${id}`],
  )
  expect(rows).toEqual([
    { action: 'measure-added', details: { year: 2026, version: 1, fields: [] } },
    { action: 'measure-changed', details: { year: 2026, version: 2, fields: ['owner', 'kronor', 'state'] } },
    { action: 'measure-changed', details: { year: 2026, version: 3, fields: [] } },
  ])
})

test('R-559 week 53 is taken in a year that has one only, and the last week is not before the first', async () => {
  expect((await add({ firstWeek: 53, lastWeek: 53 })).status).toBe(200)
  const refused = await add({ lastWeek: 53 }, { to: path(world.units.own, 2025) })
  expect([refused.status, refused.json()]).toMatchObject([400, { code: 'weeks-not-in-year', details: { weeks: [53] } }])
  expect((await add({ firstWeek: 21 })).json()).toMatchObject({ code: 'weeks-in-wrong-order' })
})

test.each([
  ['no title', { title: ' ' }],
  ['a long title', { title: 'x'.repeat(121) }],
  ['parts of a hundredth', { hours: 0.005 }],
  ['parts of a krona', { kronor: 0.5 }],
  ['a day that is none', { due: '2026-02-30' }],
  ['an empty note', { note: '' }],
])('a measure with %s is refused', async (_what, changes) => {
  expect((await add(changes)).json()).toMatchObject({ statusCode: 400, code: 'bad-request' })
})

test('R-557 overdue are the caller’s own that are not done or dropped, in units that they still read', async () => {
  const { reader, writer } = world.people
  const { own, sibling } = world.units
  const first = await added()
  await added({ due: '2026-03-18' })
  await added({ ownerId: writer.id, due: '2026-02-01' }, { to: path(sibling) })
  const done = await added({ due: '2026-02-02' })
  expect((await overdue()).total).toBe(2)
  await change(done.id, 1, { due: '2026-02-02', state: 'dropped' })
  const row = { id: first.id, title: 'Färre vikarier på helger', year: 2026, due: '2026-03-01' }
  expect(await overdue()).toEqual({ total: 1, rows: [{ ...row, unit: { id: own, name: 'Egen enhet' } }] })
  expect(await overdue(writer)).toMatchObject({ total: 1, rows: [{ unit: { id: sibling } }] })

  for (const [count] of Array.from({ length: 11 }).entries()) await added({ due: `2026-01-${10 + count}` })
  const { total, rows } = await overdue()
  expect([total, rows.length, rows[0]?.due]).toEqual([12, 10, '2026-01-10'])

  await ownerOf(world.database).asSystem(t =>
    t.query('UPDATE user_role SET unit_id = $2 WHERE user_id = $1', [reader.id, sibling]),
  )
  expect(await overdue()).toEqual({ total: 0, rows: [] })
})

test('a unit that moves takes its measures along, and one with measures is not deleted', async () => {
  const { own, municipalityId } = world.units
  const { id } = await added()
  const admin = await makePerson(
    world.database,
    { roles: [], jobTitleId: 999 },
    { at: world.clock.now, hash: world.hash },
  )
  const { rows } = await ownerOf(world.database).read<{ id: number }>(
    `INSERT INTO department (municipality_id, name) VALUES ($1, 'Ny') RETURNING id`,
    [municipalityId],
  )
  await ownerOf(world.database).asSystem(t =>
    t.query('UPDATE unit SET department_id = $2 WHERE id = $1', [own, rows[0]?.id]),
  )
  expect(await list()).toMatchObject([{ id }])
  const removed = await world.delete(admin, `/unit/${own}`)
  expect(removed.status).toBe(409)
  expect(await list()).toMatchObject([{ id }])
})
