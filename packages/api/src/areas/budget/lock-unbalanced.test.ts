import { budgetYearResults, resourceBudget } from '@veckovis/contracts/budget'
import { createBudgetWorld, exampleShares, type BudgetWorld } from '@veckovis/testing/budget-world'

let world: BudgetWorld
beforeEach(async () => {
  world = await createBudgetWorld()
})
afterEach(() => world.close())

/** A budget that its staff outside the schedule cost too much for, and whose months sum to 99.8. */
const unbalanced = {
  monthlyShares: [8.8, ...exampleShares.slice(1)],
  budgetTypes: [{ type: 'fixed' as const, amount: 1_000_000 }],
}

const activeResource = async (changes: Parameters<BudgetWorld['createResource']>[1]) => {
  const { id: needsBudgetId } = await world.lockedNeeds()
  const { id } = await world.createResource(needsBudgetId, changes)
  return resourceBudget.parse(await world.succeed(world.people.approver, 'POST', `/budget/${id}/activate`))
}

const lock = (id: number, body?: object) =>
  world.call(world.people.approver, 'POST', `/budget/${id}/lock`, body === undefined ? {} : { body })

const auditedLock = async (id: number) =>
  (await world.audits('resource-budget-locked')).find(({ subject }) => subject === `resource-budget/${id}`)?.details

test.each([undefined, {}, { confirmsUnbalanced: false }])(
  'without the confirmation an unbalanced budget is not locked, and the refusal has both differences, %j',
  async body => {
    const { id, balance } = await activeResource(unbalanced)
    const refused = await lock(id, body)
    expect(refused.json()).toMatchObject({
      statusCode: 409,
      code: 'conflict',
      details: { reason: 'unbalanced', ...balance },
    })
    expect(await auditedLock(id)).toBeUndefined()
  },
)

test('confirmed it is locked with its difference in the audit, and no hours are below 0 in the forecast', async () => {
  const { id, balance, figures } = await activeResource(unbalanced)
  expect(figures?.hoursForSchedule).toBeLessThan(0)
  expect((await lock(id, { confirmsUnbalanced: true })).statusCode).toBe(200)
  expect(await auditedLock(id)).toMatchObject({ unbalanced: balance })
  const { staffing } = await world.forecast(2026)
  const budgeted = Object.values(staffing.budgetedStaffHours)
  expect(budgeted).toHaveLength(53)
  expect(budgeted.every(hours => hours === 0)).toBe(true)
})

test('shares that do not sum to 100 are divided by their sum', async () => {
  const { id } = await activeResource({ monthlyShares: exampleShares.map(share => share / 2) })
  expect((await lock(id, { confirmsUnbalanced: true })).statusCode).toBe(200)
  const halved = (await world.forecast(2026)).staffing
  await world.startAfresh()
  const balanced = await activeResource({ monthlyShares: exampleShares })
  expect((await lock(balanced.id)).statusCode).toBe(200)
  expect((await world.forecast(2026)).staffing).toEqual(halved)
  expect(await auditedLock(balanced.id)).not.toHaveProperty('unbalanced')
})

test('a confirmation that says more, or in other words, is refused', async () => {
  const { id } = await activeResource(unbalanced)
  for (const body of [{ confirmsUnbalanced: 'yes' }, { confirmed: true }, []])
    expect((await lock(id, body)).statusCode).toBe(400)
})

test('a budget tells its efficiency against the target, the same as the results of its year', async () => {
  const { id, efficiency } = await activeResource({})
  expect(efficiency?.target).toBe(85)
  const results = budgetYearResults.parse(
    await world.succeed(world.people.writer, 'GET', `/budget/unit/${world.units.own}/results/2026`),
  )
  expect(results.resources?.id).toBe(id)
  expect(results.efficiency).toEqual(efficiency)
})

test('an empty text in the place of a body is none', async () => {
  const { id } = await activeResource({})
  const headers = { 'content-type': 'text/plain' }
  expect(
    (await world.call(world.people.approver, 'POST', `/budget/${id}/lock`, { text: '', headers })).statusCode,
  ).toBe(200)
})
