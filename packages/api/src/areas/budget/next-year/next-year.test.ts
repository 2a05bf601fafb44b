import { nextYearBudgets } from '@veckovis/contracts/budget'
import { createBudgetWorld, type BudgetWorld } from '@veckovis/testing/budget-world'

let world: BudgetWorld
beforeAll(async () => {
  world = await createBudgetWorld()
}, 60_000)
afterAll(() => world.close())

const ask = async (user = world.people.reader, query = '') =>
  nextYearBudgets.parse(await world.succeed(user, 'GET', `/budget/next-year${query}`))
const own = async () => (await ask()).rows.find(({ unit }) => unit.id === world.units.own)
const none = { state: null, request: null }

test('nothing is due before the first of September in Sweden', async () => {
  world.clock.now = new Date('2026-08-31T21:59:59Z')
  expect(await ask()).toMatchObject({ year: 2027, isDue: false, rows: [] })
  world.clock.now = new Date('2026-08-31T22:00:00Z')
  const due = await ask()
  expect(due).toMatchObject({ year: 2027, isDue: true })
  expect(due.rows).toHaveLength(due.units)
})

test('a unit says how far each of its budgets has come, and leaves the list when both are locked', async () => {
  const { people } = world
  world.clock.now = new Date('2026-09-01T08:00:00Z')
  expect(await own()).toMatchObject({ department: 'Avdelning', needs: none, resources: none })
  const needs = await world.createNeeds({ year: 2027 })
  expect(await own()).toMatchObject({ needs: { state: 'saved', request: null } })
  await world.succeed(people.approver, 'POST', `/need/${needs.id}/activate`)
  await world.succeed(people.writer, 'POST', `/need/${needs.id}/lock-request`, { body: { comment: '' } })
  expect(await own()).toMatchObject({ needs: { state: 'active', request: 'asked' }, resources: none })
  await world.succeed(people.approver, 'POST', `/need/${needs.id}/lock`)
  const { id } = await world.createResource(needs.id, { year: 2027 })
  expect(await own()).toMatchObject({
    needs: { state: 'locked', request: null },
    resources: { state: 'saved', request: null },
  })
  await world.succeed(people.approver, 'POST', `/budget/${id}/activate`)
  await world.succeed(people.approver, 'POST', `/budget/${id}/lock`)
  expect(await own()).toBeUndefined()
})

test('requests to lock stand there all year, for who may answer them and the oldest first, until they are answered', async () => {
  const { people, units } = world
  const ofYear = async (year: number) => {
    world.clock.now = new Date(`2026-05-0${year - 2027}T08:00:00Z`)
    const { id } = await world.createNeeds({ year, name: `Behov ${year}` })
    await world.succeed(people.approver, 'POST', `/need/${id}/activate`)
    await world.succeed(people.writer, 'POST', `/need/${id}/lock-request`, { body: { comment: '' } })
    return id
  }
  const [first, second] = [await ofYear(2028), await ofYear(2029)]
  const { isDue, requests } = await ask(people.economist)
  const row = { unit: { id: units.own, name: 'Egen enhet' }, department: 'Avdelning', kind: 'needs' }
  expect([isDue, requests.total]).toEqual([false, 2])
  expect(requests.rows).toMatchObject([
    { ...row, id: first, name: 'Behov 2028', year: 2028, askedAt: '2026-05-01T08:00:00.000Z' },
    { ...row, id: second, year: 2029, askedBy: expect.any(String) },
  ])
  for (const other of [people.reader, people.writer, people.stranger])
    expect((await ask(other)).requests).toEqual({ total: 0, rows: [] })
  await world.succeed(people.approver, 'POST', `/need/${first}/lock`)
  await world.succeed(people.approver, 'POST', `/need/${second}/lock-request/return`, { body: { reason: 'Nej' } })
  expect((await ask(people.economist)).requests.total).toBe(0)
})

test('budgets of a unit that one does not read are nobody’s row', async () => {
  const ids = (await ask()).rows.map(({ unit }) => unit.id)
  expect(ids).not.toContain(world.units.other)
})

test('of more than two hundred units all are counted, and those come first that have come least far', async () => {
  const { database, units } = world
  world.clock.now = new Date('2026-09-01T08:00:00Z')
  const { units: few, total } = await ask()
  const { rows: made } = await database.asSystem(transaction =>
    transaction.query<{ id: number }>(
      `INSERT INTO unit (department_id, municipality_id, name)
       SELECT department_id, municipality_id, 'Många ' || n FROM unit, generate_series(1, 200) AS n WHERE id = $1 RETURNING id`,
      [units.own],
    ),
  )
  const all = few + made.length
  const missing = total + made.length
  const counted = await ask(world.people.reader, '?counted=true')
  expect(counted).toMatchObject({ units: all, total: missing })
  expect(counted.rows.map(({ needs, resources }) => [needs, resources])).toEqual(Array(10).fill([none, none]))
  // A page from before names the unit that is active, which is locked: no row, and yet not all is.
  const before = await ask(world.people.reader, `?unitId=${units.own}`)
  expect(before).toMatchObject({ units: all, total: missing, rows: [] })
})
