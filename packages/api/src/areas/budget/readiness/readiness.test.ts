import { unitReadiness } from '@veckovis/contracts/budget'
import { createBudgetWorld, type BudgetWorld } from '@veckovis/testing/budget-world'

let world: BudgetWorld
beforeAll(async () => {
  world = await createBudgetWorld()
}, 60_000)
afterAll(() => world.close())

const readiness = async (unitId = world.units.own) =>
  unitReadiness.parse(await world.succeed(world.people.reader, 'GET', `/budget/unit/${unitId}/readiness`))

test('a unit tells what its first forecast still needs, up to the lock that opens it', async () => {
  const { people, units } = world
  expect(await readiness(units.withoutStaff)).toEqual({ hasStaff: false, needs: null, resources: null })
  expect(await readiness()).toEqual({ hasStaff: true, needs: null, resources: null })
  const needs = await world.lockedNeeds()
  expect(await readiness()).toEqual({ hasStaff: true, needs: 'locked', resources: null })
  const { id } = await world.createResource(needs.id)
  expect((await readiness()).resources).toBe('saved')
  await world.succeed(people.approver, 'POST', `/budget/${id}/activate`)
  expect((await readiness()).resources).toBe('active')
  await world.succeed(people.approver, 'POST', `/budget/${id}/lock`)
  expect(await readiness()).toEqual({ hasStaff: true, needs: 'locked', resources: 'locked' })
  expect(await world.succeed(people.approver, 'GET', `/forecast/unit/${units.own}/years`)).toEqual([2026])
})
