import { randomUUID } from 'node:crypto'
import { budgetChange, budgetChangeList, type NewBudgetChange } from '@veckovis/contracts/budget'
import { changesOfBudget } from '@veckovis/contracts/forecast'
import { ownerOf } from '@veckovis/testing'
import { createBudgetWorld, type BudgetWorld } from '@veckovis/testing/budget-world'

let world: BudgetWorld
beforeEach(async () => {
  world = await createBudgetWorld()
})
afterEach(() => world.close())

type Person = BudgetWorld['people']['approver']

const body = (changes: Partial<NewBudgetChange> = {}): NewBudgetChange => ({
  requestId: randomUUID(),
  firstDay: '2026-07-01',
  kronor: 150_000.5,
  hours: -40.25,
  reason: 'Tillskott för sommaren',
  ...changes,
})
const path = (year = 2026) => `/budget/unit/${world.units.own}/${year}/changes`
const post = (person: Person, url: string, sent?: object) =>
  world.call(person, 'POST', url, sent === undefined ? {} : { body: sent })
const add = (sent: object, person = world.people.approver, url = path()) => post(person, url, sent)
const added = async (sent = body()) => budgetChange.parse((await add(sent)).json())
const withdraw = (id: number, person = world.people.approver) => post(person, `${path()}/${id}/withdraw`)
const list = async (person = world.people.reader, year = 2026) =>
  budgetChangeList.parse(await world.succeed(person, 'GET', path(year)))
const ofForecast = async () =>
  changesOfBudget.parse(
    await world.succeed(world.people.approver, 'GET', `/forecast/unit/${world.units.own}/2026/budget-changes`),
  )
const refusalOf = (answer: Awaited<ReturnType<typeof add>>) => {
  const { code, details } = answer.json() as { code: string; details?: { reason?: string } }
  return [answer.statusCode, code, details?.reason]
}

const lockYear = async () => {
  const { id } = await world.createResource((await world.lockedNeeds()).id)
  await world.succeed(world.people.approver, 'POST', `/budget/${id}/activate`)
  await world.succeed(world.people.approver, 'POST', `/budget/${id}/lock`)
}

const budgetNow = async () =>
  (await ownerOf(world.database).read<object>('SELECT * FROM resource_budget ORDER BY id')).rows

test('a change stands beside the locked budget, which stays as it is, with who and when', async () => {
  await lockYear()
  const before = [await budgetNow(), await world.forecast(2026)]
  const change = await added()
  expect(change).toMatchObject({
    firstDay: '2026-07-01',
    kronor: 150_000.5,
    hours: -40.25,
    reason: 'Tillskott för sommaren',
    createdAt: world.clock.now.toISOString(),
    withdrawnAt: null,
    withdrawnBy: null,
  })
  expect(change.createdBy).toEqual(expect.any(String))
  const earlier = await added(body({ firstDay: '2026-02-01', kronor: 0, hours: 12 }))
  expect(await list()).toEqual({ isLocked: true, approve: false, changes: [earlier, change] })
  expect([await budgetNow(), await world.forecast(2026)]).toEqual(before)
  const { id, firstDay, kronor, hours, reason } = change
  expect((await ofForecast())[1]).toEqual({ id, firstDay, kronor, hours, reason })
})

test('a change that is withdrawn stays in the list with who and when, counts nowhere, and is withdrawn once', async () => {
  await lockYear()
  const { id } = await added()
  world.clock.now = new Date(world.clock.now.getTime() + 60_000)
  const gone = budgetChange.parse((await withdraw(id)).json())
  expect(gone).toMatchObject({ id, withdrawnAt: world.clock.now.toISOString() })
  expect(gone.withdrawnBy).toEqual(gone.createdBy)
  expect((await list()).changes).toEqual([gone])
  expect(await ofForecast()).toEqual([])
  expect(refusalOf(await withdraw(id))).toEqual([409, 'conflict', 'change-withdrawn'])
  expect(refusalOf(await withdraw(id + 1))).toEqual([404, 'not-found', undefined])
  const audits = [...(await world.audits('budget-change-added')), ...(await world.audits('budget-change-withdrawn'))]
  const details = { year: 2026, firstDay: '2026-07-01', kronor: 150_000.5, hours: -40.25 }
  const row = { subject: `budget-change/${id}`, details, user_id: world.people.approver.id }
  expect(audits).toEqual([row, row])
})

test('only a locked resource budget of the year is changed, from a day of the year', async () => {
  expect(refusalOf(await add(body()))).toEqual([409, 'conflict', 'year-not-locked'])
  expect(await list()).toEqual({ isLocked: false, approve: false, changes: [] })
  await lockYear()
  expect(refusalOf(await add(body({ firstDay: '2027-01-01' })))).toEqual([409, 'conflict', 'day-of-other-year'])
  expect(refusalOf(await add(body({ firstDay: '2027-01-01' }), undefined, path(2027)))).toEqual([
    409,
    'conflict',
    'year-not-locked',
  ])
})

test.each([
  ['nothing', { kronor: 0, hours: 0 }],
  ['parts of an öre', { kronor: 0.005 }],
  ['parts of a hundredth', { hours: 1.234 }],
  ['more than a column holds', { kronor: 1e11 }],
  ['no reason', { reason: ' ' }],
  ['no day', { firstDay: '2026-02-30' }],
])('a change of %s is refused', async (_what, changes) => {
  await lockYear()
  expect((await add(body(changes))).statusCode).toBe(400)
})

test('the same request makes one change, and another one with its id is refused', async () => {
  await lockYear()
  const sent = body()
  const first = await added(sent)
  expect(await added(sent)).toEqual(first)
  expect(refusalOf(await add({ ...sent, kronor: 1 }))).toEqual([409, 'conflict', 'change-repeated'])
  expect(await world.audits('budget-change-added')).toHaveLength(1)
})

test('those who approve budgets write, those who read them or the forecast of the unit read', async () => {
  await lockYear()
  const { id } = await added()
  const { writer, reader, stranger } = world.people
  for (const person of [writer, reader, stranger]) {
    expect((await add(body(), person)).statusCode).toBe(403)
    expect((await withdraw(id, person)).statusCode).toBe(403)
  }
  expect((await list(world.people.approver)).approve).toBe(true)
  expect((await world.call(stranger, 'GET', path())).statusCode).toBe(403)
  const forecast = `/forecast/unit/${world.units.own}/2026/budget-changes`
  expect((await world.call(reader, 'GET', forecast)).statusCode).toBe(403)
})
