import {
  handedIn,
  submission,
  submissionPreview,
  submissionsOfUnit,
  type HandedIn,
  type SubmissionPreview,
} from '@veckovis/contracts/outcome'
import { bridgeYear, projectYear } from '@veckovis/domain/follow-up'
import { makePerson, ownerOf, type MadeUser } from '@veckovis/testing'
import { forecastInputOfAnswer } from '@veckovis/testing/forecast-input-of-answer'
import { createForecastWorld, noChanges, type ForecastWorld } from '@veckovis/testing/forecast-world'

let world: ForecastWorld
let occasionId: number
let chief: MadeUser

const run = (sql: string, values: readonly unknown[] = []) =>
  ownerOf(world.database).asSystem(t => t.query<Record<string, unknown>>(sql, [...values]))

const addOccasion = async (
  changes: { name?: string; kronor?: number | null; municipalityId?: number; year?: number } = {},
) => {
  const { name = 'Efter april', kronor = null, municipalityId = world.units.municipalityId, year = 2026 } = changes
  const { rows } = await run(
    `INSERT INTO follow_up_occasion (municipality_id, year, name, until_month, due, threshold_percent, threshold_kronor,
       request_id, request_digest)
     VALUES ($1, $4, $2, 4, make_date($4, 5, 10), NULL, $3, gen_random_uuid(), '') RETURNING id`,
    [municipalityId, name, kronor, year],
  )
  return Number(rows[0]?.id)
}

beforeEach(async () => {
  world = await createForecastWorld({ now: '2026-05-04T08:00:00Z' })
  occasionId = await addOccasion()
  const scope = { kind: 'municipality', id: world.units.municipalityId } as const
  chief = await makePerson(
    world.database,
    { roles: [{ id: 2, levels: ['APPROVE'], scope }], jobTitleId: 1 },
    { at: world.clock.now, hash: world.hash },
  )
})
afterEach(() => world.close())

type At = { readonly unitId?: number; readonly occasion?: number; readonly user?: MadeUser }
const placeOf = ({ unitId = world.units.own, occasion = occasionId }: At) =>
  `/submissions/unit/${unitId}/occasion/${occasion}`
const preview = async (at: At = {}): Promise<SubmissionPreview> => {
  const answer = await world.get(at.user ?? world.people.writer, `${placeOf(at)}/preview`)
  expect([answer.status, answer.body]).toEqual([200, expect.any(String)])
  return submissionPreview.parse(answer.json())
}
const send = (body: object, at: At = {}) =>
  world.post(at.user ?? world.people.writer, placeOf(at), {
    body: { requestId: crypto.randomUUID(), comments: [], ...body },
  })
const handInNow = async (body: object = {}, at: At = {}): Promise<HandedIn> => {
  const { digest } = await preview(at)
  const answer = await send({ digest, ...body }, at)
  expect([answer.status, answer.body]).toEqual([200, expect.any(String)])
  return handedIn.parse(answer.json())
}
const read = async (id: number, user = world.people.reader) => {
  const answer = await world.get(user, `/submissions/${id}`)
  expect([answer.status, answer.body]).toEqual([200, expect.any(String)])
  return submission.parse(answer.json())
}
const tagged = (id: number, version: number) => ({ 'if-match': `"${id}-${version}"` })
const decide = (id: number, version: number, body: object, user = chief) =>
  world.post(user, `/submissions/${id}/decision`, { body: { comment: null, ...body }, headers: tagged(id, version) })
const withdraw = (id: number, version: number, user = world.people.writer) =>
  world.post(user, `/submissions/${id}/withdraw`, { body: {}, headers: tagged(id, version) })
const listOf = async (unitId = world.units.own, user = world.people.reader) =>
  submissionsOfUnit.parse((await world.get(user, `/submissions/unit/${unitId}/2026`)).json()).occasions
const refusal = (answer: { status: number; json: () => Record<string, unknown> }) => [
  answer.status,
  answer.json()['code'],
]
const saveHours = async (hours: number) => {
  const { forecastId } = world.forecasts.own2026
  const answer = await world.patch(world.people.writer, `/forecast/${forecastId}/unit/${world.units.own}`, {
    body: { ...noChanges, absences: [{ id: 2, values: { 30: hours } }] },
  })
  expect([answer.status, answer.body]).toEqual([200, expect.any(String)])
}
const outcomePath = (year: number) => `/outcome/unit/${world.units.own}/${year}`
const completeWeeks = async (weeks: readonly number[]) => {
  expect((await world.post(world.people.writer, `${outcomePath(2026)}/as-forecast`, { body: { weeks } })).status).toBe(
    200,
  )
  expect((await world.post(world.people.writer, `${outcomePath(2026)}/complete`, { body: { weeks } })).status).toBe(200)
}
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)
const audits = async () =>
  (await run(`SELECT action, unit_id, user_id, details FROM audit_event WHERE action LIKE 'submission-%' ORDER BY id`))
    .rows

test('R-564 the figures are those of the page, and months sum to the year and steps to its deviation, to the öre', async () => {
  const { own } = world.units
  const occasion = await addOccasion({ year: 2027 })
  await saveHours(80)
  await run(
    `INSERT INTO budget_change (municipality_id, unit_id, year, first_day, ore, hundredths, reason, created_at, request_id,
       request_digest)
     VALUES ($1, $2, 2027, '2027-07-01', 5000000, 12345, 'Mer', now(), gen_random_uuid(), '')`,
    [world.units.municipalityId, own],
  )
  const { snapshot } = await preview({ occasion })
  const inputOf = async (year: number) => forecastInputOfAnswer(await world.comprehensive(own, year))
  // The first days of 2027 lie in week 53 of 2026.
  const years = {
    ...{ before: await inputOf(2026), own: await inputOf(2027), after: null },
    budgetChanges: [{ firstDay: { year: 2027, month: 7, day: 1 }, kronor: 50_000, hours: 123.45 }],
  }
  const { whole, layers } = projectYear(years)
  expect(snapshot.whole.projection.ore).toBe(Math.round(whole.projection.kronor * 100))
  expect(snapshot.whole.budget).toEqual({
    hours: Math.round(whole.budget.hours * 100),
    ore: Math.round(whole.budget.kronor * 100),
  })
  expect(snapshot.layers).toEqual(layers)
  expect(layers.neighbourDays).toBe(3)
  expect(snapshot.steps.map(({ id }) => id)).toEqual(bridgeYear(years).steps.map(({ id }) => id))
  expect(sumOf(snapshot.months.map(({ projection }) => projection.ore))).toBe(snapshot.whole.projection.ore)
  expect(sumOf(snapshot.months.map(({ budget }) => budget.hours))).toBe(snapshot.whole.budget.hours)
  expect(sumOf(snapshot.steps.map(({ ore }) => ore))).toBe(snapshot.whole.deviation.ore)
  expect(sumOf(snapshot.steps.map(({ hours }) => hours))).toBe(snapshot.whole.deviation.hours)
})

test('the outcome of complete weeks counts, of a year without one nothing does, and measures that are not dropped go along', async () => {
  expect((await preview()).snapshot).toMatchObject({ whole: { outcome: null }, layers: { outcomeWeeks: 0 } })
  await world.patch(world.people.writer, outcomePath(2026), {
    body: { changes: [{ kind: 'worked', serverId: 0, week: 3, value: 300 }] },
  })
  expect((await preview()).snapshot.layers.outcomeWeeks).toBe(0)
  await completeWeeks([2, 3])
  const measure = (title: string, state: string) =>
    run(
      `INSERT INTO measure (municipality_id, unit_id, year, title, first_week, last_week, hundredths, kronor, due, state,
         request_id, request_digest)
       VALUES ($1, $2, 2026, $3, 20, 30, -1250, -40000, '2026-08-01', $4, gen_random_uuid(), '') RETURNING id`,
      [world.units.municipalityId, world.units.own, title, state],
    )
  const kept = await measure('Färre vikarier', 'running')
  await measure('Uppgiven', 'dropped')
  const { snapshot, titles } = await preview()
  expect(snapshot.layers.outcomeWeeks).toBe(2)
  expect(snapshot.whole.outcome).not.toBeNull()
  const id = kept.rows[0]?.['id']
  expect(titles).toEqual([{ id, title: 'Färre vikarier' }])
  expect(snapshot.measures).toMatchObject([
    { id, firstWeek: 20, lastWeek: 30, state: 'running', expected: { hours: -1250, ore: -4_000_000 } },
  ])
})

test('R-563 each step above the threshold has a comment, and only steps of the figures have one', async () => {
  await saveHours(800)
  const occasion = await addOccasion({ name: 'Med gräns', kronor: 0 })
  const { digest, toComment, snapshot } = await preview({ occasion })
  expect(toComment).toEqual(snapshot.steps.filter(({ ore }) => ore !== 0).map(({ id }) => id))
  expect(toComment.length).toBeGreaterThan(0)
  const missing = await send({ digest }, { occasion })
  expect([missing.status, missing.json()]).toMatchObject([
    400,
    { code: 'comments-missing', details: { steps: toComment } },
  ])
  const comments = toComment.map(step => ({ step, text: `Om ${step}` }))
  const other = await send({ digest, comments: [...comments, { step: 'given-kronor', text: 'x' }] }, { occasion })
  expect([other.status, other.json()]).toMatchObject([
    400,
    { code: 'comments-of-no-step', details: { steps: ['given-kronor'] } },
  ])
  const { id } = await handInNow({ comments }, { occasion })
  expect((await read(id)).comments).toEqual(comments)
  expect((await preview({ occasion })).comments).toEqual(comments)
  // What is handed in under one threshold keeps it.
  await run('UPDATE follow_up_occasion SET threshold_kronor = 5 WHERE id = $1', [occasion])
  expect((await read(id)).snapshot.threshold).toEqual({ percent: null, kronor: 0 })
})

test('R-565 what is handed in is byte for byte the same whatever changes afterwards, and the next one is of other figures', async () => {
  const { digest } = await preview()
  const { id } = await handInNow()
  const kept = async () => {
    const sql = `SELECT snapshot, encode(digest, 'hex') AS digest, encode(sha256(convert_to(snapshot, 'UTF8')), 'hex') AS again
      FROM submission WHERE id = $1`
    return (await run(sql, [id])).rows[0]
  }
  const before = await kept()
  expect(before).toMatchObject({ digest, again: digest })
  expect(String(before?.['snapshot'])).not.toContain('Egen enhet')
  const told = await read(id)

  await saveHours(123.45)
  await run("UPDATE unit SET name = 'Nytt namn' WHERE id = $1", [world.units.own])
  await run("UPDATE follow_up_occasion SET name = 'Nytt', threshold_kronor = 1, until_month = 5 WHERE id = $1", [
    occasionId,
  ])
  await run('UPDATE staff_terms SET monthly_salary = monthly_salary + 5000')
  await run(
    `INSERT INTO dated_setting (municipality_id, key, valid_from, value)
     SELECT $1, key, '2026-02-01', value + 1 FROM dated_setting WHERE municipality_id IS NULL
     ON CONFLICT DO NOTHING`,
    [world.units.municipalityId],
  )
  const shifts = 'pay_rise = l, fixed_cost_rise = l, unsocial_shift = l'
  await run(
    `UPDATE forecast f SET ${shifts} FROM (SELECT id, array_fill(0.5::float8, ARRAY[weeks]) AS l FROM forecast) AS n
     WHERE n.id = f.id AND unit_id = $1`,
    [world.units.own],
  )

  expect(await kept()).toEqual(before)
  expect((await read(id)).snapshot).toEqual(told.snapshot)
  expect(await read(id)).toMatchObject({ unit: { name: 'Nytt namn' }, occasion: { name: 'Nytt' } })
  expect(refusal(await send({ digest }))).toEqual([409, 'figures-changed'])
  await expect(
    world.database.asUser(world.people.writer.id, t => t.query("UPDATE submission SET snapshot = '{}'")),
  ).rejects.toThrow(/permission denied/)
})

test('R-566 it is accepted and returned by the right to approve above the unit, and never by whoever handed it in', async () => {
  const { writer, approver, reader } = world.people
  const { id } = await handInNow()
  expect((await decide(id, 1, { decision: 'accepted' }, writer)).status).toBe(403)
  expect((await decide(id, 1, { decision: 'accepted' }, reader)).status).toBe(403)
  expect(refusal(await decide(id, 1, { decision: 'accepted' }, approver))).toEqual([409, 'not-above-the-unit'])
  expect((await read(id, approver)).may).toEqual({ withdraw: false, decide: false })
  expect((await read(id, chief)).may).toEqual({ withdraw: false, decide: true })
  expect((await read(id, writer)).may).toEqual({ withdraw: true, decide: false })
  expect(refusal(await decide(id, 1, { decision: 'returned' }))).toEqual([400, 'comment-required'])
  expect((await decide(id, 1, { decision: 'accepted' })).json()).toEqual({ id, version: 2, state: 'accepted' })
  expect(refusal(await decide(id, 2, { decision: 'accepted' }))).toEqual([409, 'wrong-state'])
  const returned = await decide(id, 2, { decision: 'returned', comment: 'Se över frånvaron' })
  expect(returned.json()).toEqual({ id, version: 3, state: 'returned' })
  expect(refusal(await decide(id, 3, { decision: 'accepted' }))).toEqual([409, 'wrong-state'])
  const at = world.clock.now.toISOString()
  expect((await read(id)).events).toEqual([
    { state: 'submitted', at, by: 'Prov Person', comment: null },
    { state: 'accepted', at, by: 'Prov Person', comment: null },
    { state: 'returned', at, by: 'Prov Person', comment: 'Se över frånvaron' },
  ])

  const own = await handInNow({}, { user: chief })
  expect(refusal(await decide(own.id, 1, { decision: 'accepted' }))).toEqual([409, 'own-submission'])
  expect((await read(own.id, chief)).may.decide).toBe(false)
  const superAdmin = await makePerson(
    world.database,
    { roles: [{ id: 999 }] },
    { at: world.clock.now, hash: world.hash },
  )
  expect((await decide(own.id, 1, { decision: 'accepted' }, superAdmin)).status).toBe(200)
  const details = { occasion: occasionId, year: 2026, number: 1 }
  expect(await audits()).toMatchObject([
    { action: 'submission-handed-in', unit_id: world.units.own, user_id: writer.id, details },
    { action: 'submission-accepted', user_id: chief.id, details },
    { action: 'submission-returned', user_id: chief.id, details },
    { action: 'submission-handed-in', user_id: chief.id, details: { ...details, number: 2 } },
    { action: 'submission-accepted', user_id: superAdmin.id, details: { ...details, number: 2 } },
  ])
})

test('R-566 the database itself lets nobody accept what they handed in, nor the level that writes accept anything', async () => {
  const { id } = await handInNow({}, { user: chief })
  const accept = (userId: number) =>
    world.database.asUser(userId, t =>
      t.query("UPDATE submission SET state = 'accepted', state_at = now() WHERE id = $1", [id]),
    )
  await expect(accept(chief.id)).rejects.toThrow(/row-level security/)
  await expect(accept(world.people.writer.id)).rejects.toThrow(/row-level security/)
  // Nor withdraws anybody what others have handed in, or makes it submitted again.
  const become = (userId: number, state: string) =>
    world.database.asUser(userId, t =>
      t.query('UPDATE submission SET state = $2, state_at = now() WHERE id = $1', [id, state]),
    )
  await expect(become(world.people.writer.id, 'withdrawn')).rejects.toThrow(/row-level security/)
  await expect(become(chief.id, 'submitted')).rejects.toThrow(/row-level security/)
})

test('R-567 it is withdrawn by whoever handed it in until somebody has decided; a new one replaces it, and both are kept', async () => {
  const { writer } = world.people
  const first = await handInNow()
  expect(first.number).toBe(1)
  expect(refusal(await withdraw(first.id, 1, chief))).toEqual([409, 'not-the-submitter'])
  expect((await withdraw(first.id, 1)).json()).toEqual({ id: first.id, version: 2, state: 'withdrawn' })
  expect(refusal(await withdraw(first.id, 2))).toEqual([409, 'wrong-state'])
  expect(refusal(await decide(first.id, 2, { decision: 'accepted' }))).toEqual([409, 'wrong-state'])

  const second = await handInNow()
  const third = await handInNow()
  expect([second.number, third.number]).toEqual([2, 3])
  expect(refusal(await withdraw(second.id, 1))).toEqual([409, 'replaced'])
  expect(refusal(await decide(second.id, 1, { decision: 'accepted' }))).toEqual([409, 'replaced'])
  expect(await read(first.id)).toMatchObject({ state: 'withdrawn', replaces: null, replacedBy: second.id })
  expect(await read(second.id, writer)).toMatchObject({
    ...{ state: 'submitted', replaces: first.id, replacedBy: third.id },
    may: { withdraw: false, decide: false },
  })
  expect((await decide(third.id, 1, { decision: 'accepted' })).status).toBe(200)
  expect(refusal(await withdraw(third.id, 2))).toEqual([409, 'already-accepted'])
  const { digest } = await preview()
  expect(refusal(await send({ digest }))).toEqual([409, 'already-accepted'])
  await decide(third.id, 2, { decision: 'returned', comment: 'Igen' })
  expect(refusal(await withdraw(third.id, 3))).toEqual([409, 'wrong-state'])
})

test('the occasions of a unit stand by month with the last that it has handed in', async () => {
  await addOccasion({
    name: 'Annan kommun',
    municipalityId: Number((await run("SELECT id FROM municipality WHERE name = 'Främmande'")).rows[0]?.['id']),
  })
  const occasion = {
    ...{ id: occasionId, name: 'Efter april', untilMonth: 4, due: '2026-05-10' },
    threshold: { percent: null, kronor: null },
  }
  expect(await listOf()).toEqual([{ ...occasion, submission: null }])
  await handInNow()
  world.clock.now = new Date('2026-05-05T08:00:00Z')
  const { id } = await handInNow()
  const { deviation } = (await read(id)).snapshot.whole
  const submitted = { ...{ id, version: 1, number: 2, state: 'submitted', deviation }, by: 'Prov Person' }
  expect(await listOf()).toEqual([{ ...occasion, submission: { ...submitted, at: world.clock.now.toISOString() } }])
  await run('DELETE FROM app_user WHERE id = $1', [world.people.writer.id])
  expect((await listOf())[0]?.submission).toMatchObject({ id, by: null })
  expect((await world.get(world.people.reader, `/submissions/unit/${world.units.sibling}/2026`)).status).toBe(403)
})

test('two that hand in at once come one after the other, and the same request makes one', async () => {
  const { digest } = await preview()
  const at = await Promise.all(Array.from({ length: 4 }, () => send({ digest })))
  expect(at.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(at.map(answer => handedIn.parse(answer.json()).number).toSorted()).toEqual([1, 2, 3, 4])
  const body = { requestId: crypto.randomUUID(), digest }
  const answers = await Promise.all([send(body), send(body)])
  expect(answers[1]?.json()).toEqual(answers[0]?.json())
  const { id } = handedIn.parse(answers[0]?.json())
  const changed = await send({ ...body, comments: [{ step: 'absence', text: 'Ny' }] })
  expect([changed.status, changed.json()]).toMatchObject([
    409,
    { code: 'conflict', details: { reason: 'request-repeated', id } },
  ])
})

test('while one is accepted another is handed in: one of both stands, and never a replaced one that is accepted', async () => {
  const { id } = await handInNow()
  const { digest } = await preview()
  const [decided, sent] = await Promise.all([decide(id, 1, { decision: 'accepted' }), send({ digest })])
  expect([decided, sent].filter(({ status }) => status === 200)).toHaveLength(1)
  expect([decided, sent].filter(({ status }) => status === 409)).toHaveLength(1)
})

test('of a version that is not the newest nothing is decided', async () => {
  const { id } = await handInNow()
  await decide(id, 1, { decision: 'accepted' })
  const stale = await decide(id, 1, { decision: 'returned', comment: 'Sent' })
  expect([stale.status, stale.json()]).toMatchObject([412, { code: 'stale-version', details: { version: 2 } }])
})

test('a unit without a locked forecast of the year, and an occasion of another municipality, have nothing to hand in', async () => {
  const { empty, sibling, foreign, unlicensed, own } = world.units
  const later = await addOccasion({ year: 2027 })
  const ask = async (unitId: number, occasion = occasionId) =>
    (await world.get(world.people.writer, `${placeOf({ unitId, occasion })}/preview`)).status
  expect(await ask(empty)).toBe(404)
  expect(await ask(sibling, later)).toBe(404)
  expect(await ask(own, 999_999)).toBe(404)
  for (const unitId of [foreign, unlicensed]) expect(await ask(unitId)).toBe(403)
  const municipality = (await run("SELECT id FROM municipality WHERE name = 'Främmande'")).rows[0]?.['id']
  expect(await ask(own, await addOccasion({ municipalityId: Number(municipality) }))).toBe(404)
  expect((await send({ digest: '0'.repeat(64) }, { unitId: empty })).status).toBe(404)
  expect((await world.get(world.people.reader, `${placeOf({})}/preview`)).status).toBe(403)
})

test('a right that is lost is lost for what was handed in too, and a unit that has handed in is not deleted', async () => {
  const { id } = await handInNow()
  await run('DELETE FROM user_role WHERE user_id = $1', [world.people.writer.id])
  expect((await withdraw(id, 1)).status).not.toBe(200)
  expect((await world.get(world.people.writer, `/submissions/${id}`)).status).not.toBe(200)
  await expect(run('DELETE FROM forecast WHERE unit_id = $1', [world.units.own])).rejects.toThrow(/submission/)
})

test('readers are in the audit, by number and without a word of what is written', async () => {
  const { id } = await handInNow()
  await read(id)
  const { rows } = await run(
    "SELECT subject, details FROM audit_event WHERE action = 'notes-read' ORDER BY id DESC LIMIT 1",
  )
  expect(rows).toEqual([{ subject: `submission/${id}`, details: { question: 'notes', year: 2026 } }])
})
