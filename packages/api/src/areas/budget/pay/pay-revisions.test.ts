import {
  municipalityBudgetSettings,
  municipalityPayRevisions,
  costPreview,
  type SetPayRevision,
} from '@veckovis/contracts/budget'
import { calculateForecast } from '@veckovis/domain/forecast'
import { makePerson, ownerOf } from '@veckovis/testing'
import { createBudgetWorld, type BudgetWorld } from '@veckovis/testing/budget-world'
import { forecastInputOfAnswer } from '@veckovis/testing/forecast-input-of-answer'

let world: BudgetWorld
beforeEach(async () => {
  world = await createBudgetWorld()
})
afterEach(() => world.close())

const settings = () => `/settings/budget/municipality/${world.municipalities.own}`
const path = () => `${settings()}/pay-revisions`
const fromApril = { validFrom: '2026-04-01', staffType: null, kind: 'percent', value: 4 } as const
const revision: SetPayRevision = { ...fromApril, basedOn: null }
const call = (method: 'GET' | 'POST' | 'DELETE', url: string, body?: object, user = world.people.economist) =>
  world.call(user, method, url, body === undefined ? {} : { body })
const set = (body: object, user = world.people.economist) => call('POST', path(), body, user)
const read = async () => municipalityPayRevisions.parse((await call('GET', path())).json()).revisions
const idOf = async (day: string) => (await read()).find(({ validFrom }) => validFrom === day)?.id ?? Number.NaN
const preview = async (body: object) => {
  const answer = await call('POST', `${path()}/preview`, body)
  return costPreview.parse(answer.json())
}

/** Both budgets of 2026 locked, which opens its forecast. */
const openYear = async () => {
  const needs = await world.lockedNeeds()
  const { id } = await world.createResource(needs.id)
  await world.succeed(world.people.approver, 'POST', `/budget/${id}/activate`)
  await world.succeed(world.people.approver, 'POST', `/budget/${id}/lock`)
}

/** What the weeks of the stored forecast cost together, and its version. */
const yearOf = async () => {
  const forecast = await world.forecast(2026)
  const input = forecastInputOfAnswer(forecast)
  const { weekCost, staffCost } = calculateForecast(input, { startWeek: 1, endWeek: input.weeks })
  expect(Object.values(forecast.weeklyValues.staffCost)).toEqual(staffCost)
  const stored = await ownerOf(world.database).read<{ version: number }>('SELECT version FROM forecast')
  const version = stored.rows[0]?.version ?? Number.NaN
  return { cost: weekCost.reduce((sum, cost) => sum + cost, 0), staffCost, version }
}

const audits = async () => {
  const { rows } = await ownerOf(world.database).asSystem(t =>
    t.query<{ action: string; subject: string; details: object }>(
      `SELECT action, subject, details FROM audit_event WHERE action LIKE 'budget-setting-%' ORDER BY id`,
    ),
  )
  return rows
}

test('A-215 a revision is set, changed and removed, each with its audit row; the settings answer as before', async () => {
  const before = (await call('GET', settings())).json<unknown>()
  const ofPlanners = { validFrom: '2026-10-01', staffType: 'planner', kind: 'kronor', value: -250.5 } as const
  expect((await set({ ...ofPlanners, basedOn: null })).statusCode).toBe(200)
  const answer = municipalityPayRevisions.parse((await set(revision)).json())
  expect(answer).toMatchObject({ name: 'Egen kommun', revisions: [fromApril, ofPlanners] })
  await set({ ...revision, value: 3.4, basedOn: 4 })
  const seen = await idOf('2026-04-01')
  const removed = municipalityPayRevisions.parse((await call('DELETE', `${path()}/${seen}`)).json())
  expect(removed.revisions).toMatchObject([ofPlanners])

  expect((await call('GET', settings())).json()).toEqual(before)
  const list = await world.succeed(world.people.economist, 'GET', '/settings/budget/municipality')
  expect(list).toMatchObject([{ ownSettings: 1 }])
  const key = 'pay-revision-percent'
  const subject = `municipality/${world.municipalities.own}`
  expect((await audits()).slice(1)).toEqual([
    { action: 'budget-setting-set', subject, details: { key, validFrom: '2026-04-01', value: 4, basedOn: null } },
    { action: 'budget-setting-set', subject, details: { key, validFrom: '2026-04-01', value: 3.4, basedOn: 4 } },
    { action: 'budget-setting-removed', subject, details: { key, validFrom: '2026-04-01', value: 3.4 } },
  ])
})

test('the calls of the settings know no revision, and those of the revisions no setting', async () => {
  await set(revision)
  const id = await idOf('2026-04-01')
  expect((await call('DELETE', `${settings()}/setting/${id}`)).statusCode).toBe(404)
  const asSetting = { key: 'pay-revision-percent', validFrom: '2026-04-01', value: 5, basedOn: 4 }
  expect((await call('POST', settings(), asSetting)).statusCode).toBe(400)
  const answered = municipalityBudgetSettings.parse((await call('GET', settings())).json())
  const setting = answered.settings.find(({ isOwn }) => isOwn)
  expect((await call('DELETE', `${path()}/${setting?.id}`)).statusCode).toBe(404)
  expect((await call('POST', `${path()}/preview`, { remove: setting?.id })).statusCode).toBe(404)
  expect(await read()).toMatchObject([fromApril])
})

test('a value that somebody changed since is not written over, and who removes what was replaced hits nothing', async () => {
  await set(revision)
  const seen = await idOf('2026-04-01')
  const stale = await set({ ...revision, value: 5 })
  expect(stale.json()).toMatchObject({ statusCode: 409, details: { reason: 'changed', current: 4 } })
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) => set({ ...revision, value: 10 + index, basedOn: 4 })),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect((await call('DELETE', `${path()}/${seen}`)).statusCode).toBe(404)
  expect(await read()).toHaveLength(1)
})

test.each([
  ['percent of 0', { value: 0 }, 'value', 'zero'],
  ['percent above 50', { value: 50.01 }, 'value', 'too-large'],
  ['percent of -20', { value: -20 }, 'value', 'too-low'],
  ['three decimals', { value: 2.555 }, 'value', 'too-many-decimals'],
  ['kronor above 20 000', { kind: 'kronor', value: 20_000.5 }, 'value', 'too-large'],
  ['kronor below -10 000', { kind: 'kronor', value: -10_001 }, 'value', 'too-low'],
  ['a day that does not exist', { validFrom: '2026-02-30' }, 'validFrom', 'not-a-date'],
  ['the year 1999', { validFrom: '1999-01-01' }, 'validFrom', 'not-a-date'],
])('%s is refused, and nothing is shown or stored', async (_what, changes, field, message) => {
  const answer = await set({ ...revision, ...changes })
  const { details } = answer.json<{ details: { problems: { path: string; message: string }[] } }>()
  expect(answer.statusCode).toBe(400)
  expect(details.problems).toContainEqual(expect.objectContaining({ path: field, message }))
  const tried = await call('POST', `${path()}/preview`, { set: { ...fromApril, ...changes } })
  expect(tried.statusCode).toBe(400)
  expect(await read()).toEqual([])
})

test.each([
  ['a staff type that there is not', { staffType: 'nobody' }],
  ['a kind that there is not', { kind: 'percent-points' }],
])('%s is refused', async (_what, changes) => {
  expect((await set({ ...revision, ...changes })).statusCode).toBe(400)
})

test('who may: an economist who approves budgets in the whole municipality, and a super admin', async () => {
  const { approver, writer, reader, stranger, superAdmin } = world.people
  const ofUnit = await makePerson(
    world.database,
    { roles: [{ id: 3, levels: ['APPROVE'], scope: { kind: 'unit', id: world.units.own } }], jobTitleId: 4 },
    { at: world.clock.now, hash: world.hash },
  )
  for (const user of [approver, writer, reader, stranger, ofUnit]) {
    expect((await set(revision, user)).statusCode).toBe(403)
    expect((await call('GET', path(), undefined, user)).statusCode).toBe(403)
    expect((await call('POST', `${path()}/preview`, { set: fromApril }, user)).statusCode).toBe(403)
    expect((await call('DELETE', `${path()}/1`, undefined, user)).statusCode).toBe(403)
  }
  expect((await set(revision, superAdmin)).statusCode).toBe(200)
})

test('the second wall takes no value that the domain refuses, and no revision of the whole country', async () => {
  const add = (municipality: number | null, key: string, value: number) =>
    world.database.asUser(world.people.superAdmin.id, t =>
      t.query('INSERT INTO dated_setting (municipality_id, key, valid_from, value) VALUES ($1, $2, $3, $4)', [
        municipality,
        key,
        '2030-01-01',
        value,
      ]),
    )
  const { own } = world.municipalities
  for (const [key, value] of [
    ['pay-revision-percent', 0],
    ['pay-revision-percent', -20],
    ['pay-revision-percent:other', 50.01],
    ['pay-revision-kronor', 20_000.01],
    ['pay-revision-kronor:buffer', 1.005],
    ['pay-revision-percent:nobody', 4],
    ['payroll-overhead', -1],
  ] as const)
    await expect(add(own, key, value)).rejects.toThrow(/check constraint/)
  const ofAll = ownerOf(world.database).asSystem(t =>
    t.query(`INSERT INTO dated_setting (key, valid_from, value) VALUES ('pay-revision-percent', '2030-01-01', 4)`),
  )
  await expect(ofAll).rejects.toThrow(/check constraint/)
  await add(own, 'pay-revision-kronor:administrative-staff', -10_000)
})

test('the forecasts follow as the preview says, and removing it brings them back', async () => {
  await openYear()
  const before = await yearOf()
  const told = await preview({ set: fromApril })
  expect(told.units).toMatchObject([{ unitId: world.units.own, name: 'Egen enhet', year: 2026 }])
  const [unit] = told.units
  expect(unit?.costBefore).toBeCloseTo(before.cost, 4)
  expect(unit?.leftAfter).toBeCloseTo((unit?.leftBefore ?? NaN) - told.sum.costAfter + told.sum.costBefore, 2)
  expect(await yearOf()).toEqual(before)

  await set(revision)
  const after = await yearOf()
  expect(after.cost).toBeCloseTo(told.sum.costAfter, 4)
  expect(after.version).toBeGreaterThan(before.version)
  expect(after.cost).toBeGreaterThan(before.cost)
  const weekOfApril = 14
  expect(after.staffCost.slice(0, weekOfApril - 1)).toEqual(before.staffCost.slice(0, weekOfApril - 1))
  const same = await preview({ set: fromApril })
  expect(same).toEqual({ units: [], sum: { costBefore: 0, costAfter: 0, leftBefore: 0, leftAfter: 0 } })

  const id = await idOf('2026-04-01')
  const back = await preview({ remove: id })
  expect(back.sum.costAfter).toBeCloseTo(before.cost, 4)
  await call('DELETE', `${path()}/${id}`)
  expect((await yearOf()).staffCost).toEqual(before.staffCost)
})

test('the very revision that is there moves nothing', async () => {
  await openYear()
  await set(revision)
  const { version } = await yearOf()
  expect((await set({ ...revision, basedOn: 4 })).statusCode).toBe(200)
  expect((await yearOf()).version).toBe(version)
  expect(await audits()).toHaveLength(1)
})

test('a question about the effect is in the audit of each unit that it tells of, and of the municipality otherwise', async () => {
  const asked = async () => {
    const { rows } = await ownerOf(world.database).asSystem(t =>
      t.query(
        `SELECT subject, unit_id, details FROM audit_event WHERE action = 'forecast-read'
         AND details ->> 'question' = 'consequence' ORDER BY id`,
      ),
    )
    return rows
  }
  await preview({ set: fromApril })
  const subject = `municipality/${world.municipalities.own}`
  const ofNone = { subject, unit_id: null, details: { question: 'consequence' } }
  expect(await asked()).toEqual([ofNone])
  await openYear()
  await preview({ set: fromApril })
  const { own } = world.units
  const ofUnit = { subject: `unit/${own}`, unit_id: own, details: { question: 'consequence', year: 2026 } }
  expect(await asked()).toEqual([ofNone, ofUnit])
})

test('when a forecast cannot follow, the revision is not there either', async () => {
  await openYear()
  const before = await yearOf()
  await ownerOf(world.database).asSystem(t =>
    t.query(`CREATE FUNCTION refuse_it() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no'; END $$;
      CREATE TRIGGER refuse_it BEFORE UPDATE ON forecast FOR EACH ROW EXECUTE FUNCTION refuse_it()`),
  )
  expect((await set(revision)).statusCode).toBe(500)
  expect(await read()).toEqual([])
  expect(await audits()).toEqual([])
  expect(await yearOf()).toEqual(before)
})
