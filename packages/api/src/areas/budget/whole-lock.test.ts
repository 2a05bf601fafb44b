import { createBudgetWorld, type BudgetWorld } from '@veckovis/testing/budget-world'

let world: BudgetWorld
beforeAll(async () => {
  world = await createBudgetWorld()
}, 60_000)
afterAll(() => world.close())

test('a lock whose forecast cannot be written is no lock: the budget stays active, with nothing in the audit', async () => {
  const { people, units, database } = world
  const needs = await world.lockedNeeds()
  const { id } = await world.createResource(needs.id)
  await world.succeed(people.approver, 'POST', `/budget/${id}/activate`)

  const answer = await database.asSystem(async transaction => {
    // Nobody writes a forecast until this ends: a lock of a budget gives up after five seconds.
    await transaction.query('LOCK TABLE forecast IN SHARE ROW EXCLUSIVE MODE')
    return world.call(people.approver, 'POST', `/budget/${id}/lock`)
  })

  expect(answer.statusCode).toBe(503)
  expect((await world.resourcesOfUnit()).budgets).toMatchObject([{ id, state: 'active', lockedAt: null }])
  expect(await world.audits('resource-budget-locked')).toEqual([])
  const years = () => world.succeed(people.approver, 'GET', `/forecast/unit/${units.own}/years`)
  expect(await years()).toEqual([])
  await world.succeed(people.approver, 'POST', `/budget/${id}/lock`)
  expect(await years()).toEqual([2026])
})
