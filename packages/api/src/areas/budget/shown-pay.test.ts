import { budgetYearResults, resourceBasis, resourceBudget, resourceBudgetList } from '@veckovis/contracts/budget'
import { comprehensiveForecast } from '@veckovis/contracts/forecast'
import { calculateResourceBudget } from '@veckovis/domain/budget'
import { makeForecast, makeStaffMember } from '@veckovis/testing'
import { createBudgetWorld, newResourceBody, type BudgetWorld } from '@veckovis/testing/budget-world'
import { newStaffMemberBody } from '@veckovis/testing/staff-world'
import fc from 'fast-check'

let world: BudgetWorld
beforeAll(async () => {
  world = await createBudgetWorld()
})
beforeEach(async () => {
  await world.startAfresh()
  // Fewer than fifty are paid in the municipality, so that it has no mean unless a test says so.
  await world.database.asSystem(transaction =>
    transaction.query("UPDATE staff_member SET employed_to = '2024-12-31' WHERE unit_id <> $1", [world.units.own]),
  )
})
afterAll(() => world.close())

const staff = async (...salaries: number[]) => {
  for (const salary of salaries)
    await makeStaffMember(world.database, { unitId: world.units.own, salary, weeklyHours: 37 })
}

/** By somebody who may see salaries, as the page of the staff does it. */
const hire = (salary: number) =>
  world.succeed(world.people.approver, 'POST', `/staff/unit/${world.units.own}`, {
    body: newStaffMemberBody({ salary }),
  })

const raiseAll = (by: number) =>
  world.database.asSystem(transaction =>
    transaction.query(
      `UPDATE staff_terms SET monthly_salary = monthly_salary + $2
       WHERE staff_member_id IN (SELECT id FROM staff_member WHERE unit_id = $1)`,
      [world.units.own, by],
    ),
  )

const paths = () => {
  const ofUnit = `/budget/unit/${world.units.own}`
  return [ofUnit, ...[2025, 2026, 2027].flatMap(year => [`${ofUnit}/basis/${year}`, `${ofUnit}/results/${year}`])]
}

/** Every read of budgets, byte for byte. */
const readsAs = async (person = world.people.reader) => {
  const answers = []
  for (const path of paths()) answers.push((await world.call(person, 'GET', path)).body)
  return answers
}

const basisAs = async (person = world.people.reader, year = 2026) =>
  resourceBasis.parse(await world.succeed(person, 'GET', `/budget/unit/${world.units.own}/basis/${year}`)).values

const madeBudget = async () => world.createResource((await world.lockedNeeds()).id)

const activeBudget = async () => {
  const { id } = await madeBudget()
  await world.succeed(world.people.approver, 'POST', `/budget/${id}/activate`)
  return id
}

test('where fewer than five are paid nothing that follows from their pay is shown', async () => {
  await staff(41_234, 42_345, 43_456)
  const { id } = await madeBudget()
  const reader = await readsAs()
  expect(reader.join()).not.toMatch(/41\D?234|39258|meanMonthlyPay":\d/)
  const [listed] = resourceBudgetList.parse(JSON.parse(reader[0] ?? '')).budgets
  expect(listed).toMatchObject({ id, figures: null, balance: null, efficiency: null })
  expect(await basisAs()).toMatchObject({ meanMonthlyPay: null, shownPay: 'withheld' })
  await hire(60_000)
  await raiseAll(-7000)
  // Five now: a unit of four that was never shown may be.
  expect(await basisAs()).toMatchObject({ shownPay: 'rounded' })
})

test('a budget is made, changed and activated without the pay, and its figures are there for who sees it', async () => {
  const { economist, approver } = world.people
  const needs = await world.lockedNeeds()
  const body = newResourceBody(needs.id)
  const made = resourceBudget.parse(await world.succeed(economist, 'POST', `/budget/unit/${world.units.own}`, { body }))
  expect(made).toMatchObject({ version: 1, figures: null, basis: { meanMonthlyPay: null, shownPay: 'withheld' } })
  const change = { body: { obUsk: 340_000 } }
  expect(await world.succeed(economist, 'PATCH', `/budget/${made.id}`, change)).toMatchObject({ version: 2 })
  // The same once more changes nothing, whatever the pay has become meanwhile.
  await raiseAll(500)
  expect(await world.succeed(economist, 'PATCH', `/budget/${made.id}`, change)).toMatchObject({ version: 2 })
  await world.succeed(economist, 'POST', `/budget/${made.id}/activate`)
  const [seen] = resourceBudgetList.parse(
    await world.succeed(approver, 'GET', `/budget/unit/${world.units.own}`),
  ).budgets
  expect(seen?.basis.meanMonthlyPay).toBe(30_500)
  expect(seen?.figures?.hours).toBeGreaterThan(0)
})

test('a lock whose balance is not shown is confirmed, and freezes the exact pay', async () => {
  const id = await activeBudget()
  const { economist } = world.people
  const refused = await world.call(economist, 'POST', `/budget/${id}/lock`)
  expect(refused.json()).toMatchObject({ statusCode: 409, details: { reason: 'balance-not-shown' } })
  expect(refused.body).not.toContain('costDifference')
  const locked = resourceBudget.parse(
    await world.succeed(economist, 'POST', `/budget/${id}/lock`, { body: { confirmsUnbalanced: true } }),
  )
  expect(locked).toMatchObject({ state: 'locked', basis: { meanMonthlyPay: 30_000 } })
  expect(locked.basis).not.toHaveProperty('shownPay')
})

test('after a lock of four the fifth is not told by a mean', async () => {
  await staff(31_000, 32_000, 33_000)
  const id = await activeBudget()
  await world.succeed(world.people.approver, 'POST', `/budget/${id}/lock`)
  await hire(61_000)
  expect(await basisAs()).toMatchObject({ meanMonthlyPay: null, shownPay: 'withheld' })
})

test('five people and more have a mean to whole hundreds, and figures that follow from it', async () => {
  await staff(31_010, 32_020, 33_030, 34_040)
  const made = await madeBudget()
  expect(made.basis.meanMonthlyPay).toBe(32_020)
  const { values } = resourceBasis.parse(
    await world.succeed(world.people.reader, 'GET', `/budget/unit/${world.units.own}/basis/2026`),
  )
  expect(values).toEqual({ ...made.basis, meanMonthlyPay: 32_000, shownPay: 'rounded' })
  const { resources } = budgetYearResults.parse(
    await world.succeed(world.people.reader, 'GET', `/budget/unit/${world.units.own}/results/2026`),
  )
  const calculated = calculateResourceBudget(made, { ...made.basis, meanMonthlyPay: 32_000 })
  expect(resources?.figures).toEqual(calculated.ok ? calculated.value.figures : undefined)
})

test('before and after a hire, a raise and a leaving every read of budgets is the same, byte for byte', async () => {
  await staff(31_010, 32_020, 33_030, 34_040, 35_050)
  await madeBudget()
  const before = await readsAs()
  const seen = await basisAs(world.people.approver)
  const hired = (await hire(61_000)) as { id: number }
  expect(await readsAs()).toEqual(before)
  await world.succeed(world.people.approver, 'PATCH', `/staff/${hired.id}`, {
    body: { terms: { validFrom: '2026-03-01', salary: 71_000 } },
  })
  expect(await readsAs()).toEqual(before)
  expect((await basisAs(world.people.approver)).meanMonthlyPay).not.toBe(seen.meanMonthlyPay)
  await world.succeed(world.people.approver, 'PATCH', `/staff/${hired.id}`, { body: { employedTo: '2026-03-20' } })
  await world.succeed(world.people.approver, 'PATCH', `/staff/${hired.id}`, { body: { employedTo: '2026-12-31' } })
  expect(await readsAs()).toEqual(before)
  // A raise of everybody is about seven people.
  await raiseAll(1000)
  expect(await readsAs()).not.toEqual(before)
})

test('random units: a hire leaves every answer as it was, whatever the pay', async () => {
  const pay = fc.integer({ min: 15_000, max: 90_000 })
  await fc.assert(
    fc.asyncProperty(fc.array(pay, { minLength: 4, maxLength: 7 }), pay, async (salaries, hired) => {
      await world.startAfresh()
      await staff(...salaries)
      await madeBudget()
      const before = await readsAs()
      await staff(hired)
      expect(await readsAs()).toEqual(before)
    }),
    { numRuns: 6 },
  )
}, 60_000)

test('many who read while the staff changes are shown nothing of which the difference is about fewer than five', async () => {
  await staff(31_010, 32_020, 33_030, 34_040)
  for (const salary of [40_000, 41_000, 42_000, 43_000, 44_000, 45_000, 46_000]) {
    const reading = Array.from({ length: 6 }, () => basisAs())
    await Promise.all([hire(salary), ...reading])
  }
  const { rows } = await world.database.asSystem(transaction =>
    transaction.query<{ pays: Record<string, number> }>('SELECT pays FROM shown_pay WHERE unit_id = $1', [
      world.units.own,
    ]),
  )
  expect(rows.length).toBe(2)
  const [first, second] = rows.map(({ pays }) => Object.keys(pays).length)
  expect((second ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(5)
})

test('no refusal of a save or a lock rests on the exact pay of who may not see it', async () => {
  const { economist, approver } = world.people
  await staff(30_000, 30_000, 30_000, 30_200)
  await raiseAll(-29_000)
  const { id, basis } = await madeBudget()
  expect(basis.meanMonthlyPay).toBe(1040)
  const costOfWorker = (pay: number) => Math.ceil(pay * 12 * 1.016 * 1.4453)
  const paidWith = (amount: number) => ({ body: { budgetTypes: [{ type: 'fixed', amount }], obUsk: 0 } })
  // 500 000 annual workers are the most: the money pays for more at 1 000 kronor a month, not at 1 040.
  const most = paidWith(500_001 * costOfWorker(1000))
  const refused = await world.call(economist, 'PATCH', `/budget/${id}`, most)
  expect(refused.json()).toMatchObject({ details: { reason: 'too-large' } })
  expect((await world.call(approver, 'PATCH', `/budget/${id}`, most)).statusCode).toBe(200)

  // By the exact pay one annual worker costs more than there is; by the mean that the economist sees there is enough.
  const staffTypes = [{ type: 'planner', annualWorkers: 1 }]
  const { body } = paidWith(costOfWorker(1020))
  await world.succeed(approver, 'PATCH', `/budget/${id}`, { body: { ...body, staffTypes } })
  await world.succeed(approver, 'POST', `/budget/${id}/activate`)
  expect((await world.call(approver, 'POST', `/budget/${id}/lock`)).json()).toMatchObject({
    details: { reason: 'unbalanced' },
  })
  expect((await world.call(economist, 'POST', `/budget/${id}/lock`)).statusCode).toBe(200)
  const [audit] = await world.audits('resource-budget-locked')
  expect(audit?.details).toMatchObject({ meanMonthlyPay: 1040, unbalanced: { isBalanced: false } })
})

test('a forecast whose budget is not locked tells nothing that follows from pay', async () => {
  const { database, units, people, clock } = world
  await makeForecast(database, { unitId: units.own, year: 2026, locked: false }, clock.now)
  const forecast = comprehensiveForecast.parse(
    await world.succeed(people.approver, 'GET', `/forecast/unit/${units.own}/2026/comprehensive`),
  )
  expect(forecast).toMatchObject({
    avgCostPerHour: 0,
    budget: { hours: 0, hoursForSchedule: 0, leftForSchemeBudget: 0 },
  })
  expect(forecast.budget).toMatchObject({ annualSalary: 5_200_000, fixedCostPerWeek: 0, annualWorker: { total: 0 } })
  const { staffCost, remainingBudget } = forecast.weeklyValues
  expect([...Object.values(staffCost), ...Object.values(remainingBudget)].filter(value => value !== 0)).toEqual([])
})

test('who asked for a mean pay stands in the audit, with the budgets of which one was told', async () => {
  const { reader, approver } = world.people
  await basisAs(reader)
  const [untold, ...more] = await world.audits('mean-pay-read')
  expect(more).toEqual([])
  expect(untold?.details).toEqual({ question: 'mean-pay', year: 2026, budgets: [], seesSalaries: false })
  const { id } = await madeBudget()
  await basisAs(approver)
  await staff(31_010, 32_020, 33_030, 34_040)
  await readsAs(reader)
  const audits = (await world.audits('mean-pay-read')).slice(1)
  // The list, and basis and results of three years; of one of them there is a budget to tell of.
  expect(audits.map(({ details }) => details['seesSalaries'])).toEqual([true, ...Array<boolean>(7).fill(false)])
  expect(new Set(audits.map(({ user_id: userId }) => userId)).size).toBe(2)
  expect(audits[0]).toMatchObject({
    subject: `unit/${world.units.own}`,
    details: { year: 2026, budgets: [], seesSalaries: true },
  })
  expect(audits[1]?.details).toEqual({ question: 'mean-pay', budgets: [id], seesSalaries: false })
})

test('a unit with too few people goes by the mean of its municipality, from fifty people on', async () => {
  const small = world.units.own
  await staff(61_234)
  await world.startAfresh()
  await staff(...Array.from({ length: 60 }, () => 31_234))
  const big = world.units.own
  world.units.own = small
  const { meanMonthlyPay, shownPay } = await basisAs()
  expect(shownPay).toBe('municipality')
  expect((meanMonthlyPay ?? 0) % 100).toBe(0)
  const { rows } = await world.database.asSystem(transaction =>
    transaction.query<{ mean: number }>(
      `SELECT avg(t.monthly_salary)::float8 AS mean FROM staff_member s JOIN staff_terms t ON t.staff_member_id = s.id
       JOIN unit u ON u.id = s.unit_id
       WHERE u.municipality_id = $1 AND s.removed_on IS NULL AND s.employed_to IS NULL`,
      [world.municipalities.own],
    ),
  )
  expect(Math.abs((meanMonthlyPay ?? 0) - (rows[0]?.mean ?? 0))).toBeLessThanOrEqual(50)
  await madeBudget()
  const [listed] = resourceBudgetList.parse(JSON.parse((await readsAs())[0] ?? '')).budgets
  expect(listed?.figures).not.toBeNull()
  world.units.own = big
  // A stranger's municipality is counted apart.
  const { stranger } = world.people
  const other = await world.succeed(stranger, 'GET', `/budget/unit/${world.units.other}/basis/2026`)
  expect(resourceBasis.parse(other).values).toMatchObject({ meanMonthlyPay: null, shownPay: 'withheld' })
})
