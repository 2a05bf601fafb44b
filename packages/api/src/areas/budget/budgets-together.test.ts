import { createBudgetWorld, newNeedsBody, newResourceBody, type BudgetWorld } from '@veckovis/testing/budget-world'

// Two servers on one database: what one promises, the other keeps.
let world: BudgetWorld
let servers: BudgetWorld['app'][]
beforeAll(async () => {
  world = await createBudgetWorld()
  servers = [world.app, await world.secondApp()]
})
beforeEach(() => world.startAfresh())
afterAll(() => world.close())

const ask = (index: number, method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) => {
  const app = servers[index % servers.length]
  return world.call(world.people.approver, method, path, {
    ...(app === undefined ? {} : { app }),
    ...(body === undefined ? {} : { body }),
  })
}
const times = (count: number) => Array.from({ length: count }, (_, index) => index)
const counted = (answers: readonly { readonly statusCode: number }[]) =>
  answers.reduce<Record<number, number>>((counts, { statusCode }) => {
    counts[statusCode] = (counts[statusCode] ?? 0) + 1
    return counts
  }, {})

test('of 50 locks and 50 edits at once of a resource budget one lock wins, and no edit comes after it', async () => {
  const needs = await world.lockedNeeds()
  const { id } = await world.createResource(needs.id)
  await ask(0, 'POST', `/budget/${id}/activate`)
  const answers = await Promise.all(
    times(100).map(index =>
      index % 2 === 0
        ? ask(index / 2, 'POST', `/budget/${id}/lock`)
        : ask((index - 1) / 2, 'PATCH', `/budget/${id}`, { obUsk: 350_000 + index }),
    ),
  )
  const locks = answers.filter((_, index) => index % 2 === 0)
  const edits = answers.filter((_, index) => index % 2 === 1)
  expect(counted(locks)).toEqual({ 200: 1, 409: 49 })
  const winner = locks.find(({ statusCode }) => statusCode === 200)?.json() as { version: number; obUsk: number }
  const applied = edits.filter(({ statusCode }) => statusCode === 200)
  expect(edits.every(({ statusCode }) => statusCode === 200 || statusCode === 409)).toBe(true)
  // Created, activated, each edit and the lock count the version up: none came after the lock.
  expect(winner.version).toBe(3 + applied.length)
  const [budget] = (await world.resourcesOfUnit()).budgets
  expect(budget).toEqual(winner)
  const { rows } = await world.database.asSystem(transaction =>
    transaction.query('SELECT FROM forecast WHERE unit_id = $1', [world.units.own]),
  )
  expect(rows).toHaveLength(1)
  expect((await world.forecast(2026)).budget.obUsk).toBe(winner.obUsk)
  expect(await world.audits('resource-budget-locked')).toHaveLength(1)
})

test('of 50 locks and 50 edits at once of a needs budget one lock wins, and no edit comes after it', async () => {
  const { id } = await world.createNeeds()
  await ask(0, 'POST', `/need/${id}/activate`)
  const answers = await Promise.all(
    times(100).map(index =>
      index % 2 === 0
        ? ask(index / 2, 'POST', `/need/${id}/lock`)
        : ask((index - 1) / 2, 'PATCH', `/need/${id}`, { comment: String(index) }),
    ),
  )
  expect(counted(answers.filter((_, index) => index % 2 === 0))).toEqual({ 200: 1, 409: 49 })
  const applied = answers.filter(({ statusCode }, index) => index % 2 === 1 && statusCode === 200)
  const [budget] = (await world.needsOfUnit()).budgets
  expect(budget).toMatchObject({ state: 'locked', version: 3 + applied.length })
})

test('of budgets of one year that are activated and locked at once, one is locked', async () => {
  const budgets = await Promise.all(times(10).map(index => world.createNeeds({ name: `Behov ${index}` })))
  await Promise.all(
    times(50).map(async index => {
      const { id = 0 } = budgets[index % budgets.length] ?? {}
      const activated = await ask(index, 'POST', `/need/${id}/activate`)
      const locked = await ask(index + 1, 'POST', `/need/${id}/lock`)
      expect([200, 409]).toContain(activated.statusCode)
      expect([200, 409]).toContain(locked.statusCode)
    }),
  )
  const { budgets: after } = await world.needsOfUnit()
  expect(after.filter(({ state }) => state === 'locked')).toHaveLength(1)
  expect(after.filter(({ state }) => state === 'active').length).toBeLessThan(2)
})

test('two browsers that finish one wizard make one budget', async () => {
  const body = newNeedsBody()
  const path = `/need/unit/${world.units.own}`
  const same = await Promise.all(times(20).map(index => ask(index, 'POST', path, body)))
  expect(counted(same)).toEqual({ 200: 20 })
  expect(new Set(same.map(answer => (answer.json() as { id: number }).id)).size).toBe(1)
  await world.startAfresh()
  const others = await Promise.all(
    times(20).map(index => ask(index, 'POST', `/need/unit/${world.units.own}`, newNeedsBody())),
  )
  expect(counted(others)).toEqual({ 200: 1, 409: 19 })
  expect((await world.needsOfUnit()).budgets).toHaveLength(1)
})

test('two browsers that finish one resource wizard make one budget', async () => {
  const needs = await world.lockedNeeds()
  const body = newResourceBody(needs.id)
  const path = `/budget/unit/${world.units.own}`
  const same = await Promise.all(times(20).map(index => ask(index, 'POST', path, body)))
  expect(counted(same)).toEqual({ 200: 20 })
  expect(new Set(same.map(answer => (answer.json() as { id: number }).id)).size).toBe(1)
  const others = await Promise.all(times(20).map(index => ask(index, 'POST', path, newResourceBody(needs.id))))
  expect(counted(others)).toEqual({ 409: 20 })
  expect((await world.resourcesOfUnit()).budgets).toHaveLength(1)
})

test('a needs budget that is edited while a resource budget is made of it has the figures of one moment', async () => {
  const { id } = await world.lockedNeeds()
  const edit = (hours: number) => ({
    zones: [{ zone: 'service', hours, period: 'year', quota: 1 }],
    rooms: [],
    confirmsLocked: true,
  })
  const answers = await Promise.all(
    times(20).map(index =>
      index === 10
        ? ask(
            index,
            'POST',
            `/budget/unit/${world.units.own}`,
            newResourceBody(id, { budgetTypes: [{ type: 'per-hour', amount: 420 }] }),
          )
        : ask(index, 'PATCH', `/need/${id}`, edit(10_000 + index)),
    ),
  )
  const made = answers[10]?.json() as { figures: { annualSalary: number }; basis: { zoneHours: number } }
  expect(answers[10]?.statusCode).toBe(200)
  const [needs] = (await world.needsOfUnit()).budgets
  expect(made.basis.zoneHours).toBe(needs?.zoneHours)
  expect(made.figures.annualSalary).toBeCloseTo((needs?.zoneHours ?? Number.NaN) * 420, 6)
  expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 409)).toBe(true)
})

test('a member who joins while the budget is locked is in the forecast', async () => {
  const needs = await world.lockedNeeds()
  const { id } = await world.createResource(needs.id)
  await ask(0, 'POST', `/budget/${id}/activate`)
  const member = {
    firstName: 'Åsa',
    lastName: 'Öberg',
    birthday: '1985-05-15',
    gender: 'FEMALE',
    employedFrom: '2024-01-01',
    salary: 30_000,
    weeklyHours: 37,
    ordinaryService: { grade: 1, reason: null },
    actualService: { grade: 1, reason: null },
  }
  const answers = await Promise.all([
    ...times(6).map(index =>
      ask(index, 'POST', `/staff/unit/${world.units.own}`, {
        ...member,
        requestId: `00000000-0000-4000-8000-00000000000${index}`,
      }),
    ),
    ask(1, 'POST', `/budget/${id}/lock`),
  ])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
  expect((await world.forecast(2026)).staffing.scheduled['30']).toBe(7 * 37)
})
