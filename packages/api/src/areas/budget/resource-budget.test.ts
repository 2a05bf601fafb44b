import { budgetYearResults, resourceBasis } from '@veckovis/contracts/budget'
import { createBudgetWorld, exampleShares, newResourceBody, type BudgetWorld } from '@veckovis/testing/budget-world'

let world: BudgetWorld
beforeAll(async () => {
  world = await createBudgetWorld()
})
beforeEach(() => world.startAfresh())
afterAll(() => world.close())

const english = { 'accept-language': 'en' }

const post = (body: object, headers: Record<string, string> = english) =>
  world.call(world.people.writer, 'POST', `/budget/unit/${world.units.own}`, { body, headers })
const change = (id: number, body: object, headers: Record<string, string> = english) =>
  world.call(world.people.writer, 'PATCH', `/budget/${id}`, { body, headers })
const act = (id: number, what: 'activate' | 'lock', headers: Record<string, string> = english) =>
  world.call(world.people.approver, 'POST', `/budget/${id}/${what}`, { headers })
const remove = (id: number, headers = english) =>
  world.call(world.people.writer, 'DELETE', `/budget/${id}`, { headers })
const problemsOf = (answer: { json: () => unknown }) =>
  (answer.json() as { details: { problems: { path: string; message: string }[] } }).details.problems
const lockedResource = async (changes: Parameters<BudgetWorld['createResource']>[1] = {}) => {
  const needs = await world.lockedNeeds(changes.year === undefined ? {} : { year: changes.year })
  const { id } = await world.createResource(needs.id, changes)
  await act(id, 'activate')
  const locked = await act(id, 'lock')
  if (locked.statusCode !== 200) throw new Error(locked.body)
  return id
}

test('R-363 R-364 R-367 R-368 the resource budget of the worked example, figure by figure', async () => {
  const { id: needsBudgetId } = await world.lockedNeeds()
  const made = await world.createResource(needsBudgetId)
  expect(made).toMatchObject({ version: 1, state: 'saved', needsBudgetId, lockedAt: null, obUsk: 350_000 })
  const { year, name, staffTypes, monthlyShares } = newResourceBody(needsBudgetId)
  expect(made).toMatchObject({ year, name, staffTypes, monthlyShares })
  expect(made.basis).toEqual({
    payrollOverhead: 44.53,
    holidayAllowance: 1.6,
    meanMonthlyPay: 30_000,
    fullTimeHours: 37,
    zoneHours: 12_510,
    numberOfRooms: 10,
    annualNeededHours: 25_978,
    costFactors: { borrowed: 1, hourly: 1, filling: 1.5, overtime: 2, staggered: 1.2, shortTermIllness: 0.2 },
  })
  const { figures, balance } = made
  if (figures === null) throw new Error('No figures')
  expect(figures.annualSalary).toBe(10_754_200)
  expect(figures.annualWorkerCost).toBeCloseTo(528_632.93, 2)
  expect(figures.hourlyCost).toBeCloseTo(274.757, 3)
  expect(figures.hours).toBeCloseTo(39_140.73, 2)
  expect(figures.annualWorkers).toBeCloseTo(20.343, 3)
  expect(figures.leftForSchemeBudget).toBeCloseTo(8_818_301.22, 2)
  expect(figures.hoursForSchedule).toBeCloseTo(32_094.88, 2)
  expect(figures.fixedCostPerWeek).toBeCloseTo(21_979.8, 2)
  expect(figures.annualSubstituteHours).toBe(2886)
  expect(balance).toEqual({ isBalanced: true, costDifference: figures.leftForSchemeBudget, shareDifference: 0 })
})

test('R-360 a needs budget must be locked before a resource budget can be made', async () => {
  const { id } = await world.createNeeds()
  const refused = await post(newResourceBody(id))
  expect(refused.json()).toMatchObject({
    statusCode: 409,
    code: 'needs-budget-first',
    message: expect.stringMatching(/^Lock the needs budget before creating a resource budget\. .* no longer locked/),
    details: { reason: 'not-locked' },
  })
  const swedish = await post(newResourceBody(id), { 'accept-language': 'sv' })
  expect(swedish.json()['message']).toMatch(/^Lås behovsbudgeten innan du skapar en resursbudget\. .* inte längre låst/)
  await world.succeed(world.people.approver, 'POST', `/need/${id}/activate`)
  expect((await post(newResourceBody(id))).statusCode).toBe(409)
  await world.succeed(world.people.approver, 'POST', `/need/${id}/lock`)
  const otherYear = await post(newResourceBody(id, { year: 2027 }))
  expect(otherYear.json()).toMatchObject({ code: 'needs-budget-first', details: { reason: 'other-year' } })
  expect((await post(newResourceBody(id))).statusCode).toBe(200)
})

test('a needs budget deleted under an open stepper, and one of another unit, are refused alike', async () => {
  const { id } = await world.createNeeds()
  await world.succeed(world.people.writer, 'DELETE', `/need/${id}`)
  const gone = await post(newResourceBody(id))
  expect(gone.json()).toMatchObject({ code: 'needs-budget-first', details: { reason: 'needs-budget-gone' } })
  const foreign = await world.lockedNeeds()
  await world.startAfresh()
  expect((await post(newResourceBody(foreign.id))).json()).toEqual(gone.json())
  expect((await world.resourcesOfUnit()).budgets).toEqual([])
})

test('R-372 a resource budget cannot be created without staff members', async () => {
  const { id } = await world.lockedNeeds()
  await world.database.asSystem(transaction =>
    transaction.query(
      "UPDATE staff_member SET removed_on = '2026-03-18', employed_to = '2026-03-18' WHERE unit_id = $1",
      [world.units.own],
    ),
  )
  const refused = await post(newResourceBody(id))
  expect(refused.json()).toMatchObject({
    statusCode: 409,
    code: 'no-staff',
    message: 'Add staff before creating a budget',
  })
  expect(await world.resourcesOfUnit()).toMatchObject({ budgets: [], hasStaff: false })
})

test('R-378 a second resource budget of the same year and name already exists', async () => {
  const { id } = await world.lockedNeeds()
  await world.createResource(id)
  const again = await post(newResourceBody(id))
  expect(again.json()).toMatchObject({ statusCode: 409, message: 'This Budget already exists' })
  const other = await world.createResource(id, { name: 'Annan' })
  expect((await change(other.id, { name: 'Resurser 2026' })).json()).toMatchObject({ code: 'budget-exists' })
})

describe('bad input is refused with a code for its field', () => {
  let needsId: number
  beforeEach(async () => {
    needsId = (await world.lockedNeeds()).id
  })

  test.each([
    ['no budget type', { budgetTypes: [] }, 'budgetTypes', 'required'],
    ['an amount of 0', { budgetTypes: [{ type: 'fixed', amount: 0 }] }, 'budgetTypes.0.amount', 'zero'],
    ['a negative amount', { budgetTypes: [{ type: 'per-hour', amount: -1 }] }, 'budgetTypes.0.amount', 'negative'],
    ['an endless amount', { budgetTypes: [{ type: 'per-room', amount: 1e30 }] }, 'budgetTypes.0.amount', 'too-large'],
    ['a type twice', { budgetTypes: [1, 2].map(amount => ({ type: 'fixed', amount })) }, 'budgetTypes', 'repeated'],
    [
      'no annual workers',
      { staffTypes: [{ type: 'planner', annualWorkers: 0 }] },
      'staffTypes.0.annualWorkers',
      'zero',
    ],
    [
      'fewer than none',
      { staffTypes: [{ type: 'planner', annualWorkers: -1 }] },
      'staffTypes.0.annualWorkers',
      'negative',
    ],
    ['negative unsocial hours', { obUsk: -1 }, 'obUsk', 'negative'],
    ['a negative share', { monthlyShares: [-1, ...exampleShares.slice(1)] }, 'monthlyShares', 'not-a-share'],
    ['thirteen shares', { monthlyShares: [...exampleShares, 0] }, 'monthlyShares', 'not-twelve-months'],
    ['the year 1999', { year: 1999 }, 'year', 'not-a-year'],
    ['the year 2200', { year: 2200 }, 'year', 'not-a-year'],
  ])('%s', async (_what, changes, path, message) => {
    const answer = await post({ ...newResourceBody(needsId), ...changes })
    expect(answer.statusCode).toBe(400)
    expect(problemsOf(answer)).toEqual([expect.objectContaining({ path, message })])
  })

  test('a change is checked as a new budget is', async () => {
    const { id } = await world.createResource(needsId)
    const before = await world.resourcesOfUnit()
    const texts = [
      { budgetTypes: [{ type: 'fixed', amount: 0 }] },
      { budgetTypes: [{ type: 'fixed', amount: -1 }] },
      { budgetTypes: [] },
      { staffTypes: [{ type: 'planner', annualWorkers: 0 }] },
      { obUsk: -1 },
      { monthlyShares: exampleShares.slice(1) },
      { year: 2027 },
    ].map(body => JSON.stringify(body))
    for (const text of [...texts, '{"obUsk":1e400}', '{"obUsk":"350000"}'])
      expect((await world.call(world.people.writer, 'PATCH', `/budget/${id}`, { text })).statusCode).toBe(400)
    expect(await world.resourcesOfUnit()).toEqual(before)
  })

  test.each(['basis/1999', 'basis/2200', 'results/1999', 'results/2200'])('there is no %s', async path => {
    const answer = await world.call(world.people.writer, 'GET', `/budget/unit/${world.units.own}/${path}`)
    expect(answer.statusCode).toBe(400)
  })

  test('1e400, and a type that gives no money', async () => {
    const text = JSON.stringify(newResourceBody(needsId)).replace('1000000', '1e400')
    const path = `/budget/unit/${world.units.own}`
    expect((await world.call(world.people.writer, 'POST', path, { text })).statusCode).toBe(400)
    await world.startAfresh()
    const { id } = await world.lockedNeeds({ zones: [] })
    const without = await post(newResourceBody(id, { budgetTypes: [{ type: 'per-hour', amount: 420 }] }))
    expect(without.json()).toMatchObject({ code: 'conflict', details: { reason: 'no-money' } })
  })
})

test.each([
  [99.8, -0.2],
  [100.2, 0.2],
])('shares of %d may be saved and activated, and not locked unasked', async (total, shareDifference) => {
  const { id: needsBudgetId } = await world.lockedNeeds()
  const monthlyShares = [9 + shareDifference, ...exampleShares.slice(1)]
  expect(monthlyShares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(total, 9)
  const { id, balance } = await world.createResource(needsBudgetId, { monthlyShares })
  expect(balance).toMatchObject({ isBalanced: false, shareDifference })
  await act(id, 'activate')
  const refused = await act(id, 'lock')
  expect(refused.json()).toMatchObject({ statusCode: 409, details: { reason: 'unbalanced', shareDifference } })
  expect((await world.resourcesOfUnit()).budgets[0]?.state).toBe('active')
})

test('R-361 R-362 an unbalanced budget may still be saved, with both differences, and is not locked unasked', async () => {
  const { id: needsBudgetId } = await world.lockedNeeds()
  const shares = [8.8, ...exampleShares.slice(1)]
  const made = await world.createResource(needsBudgetId, {
    monthlyShares: shares,
    budgetTypes: [{ type: 'fixed', amount: 1_000_000 }],
  })
  expect(made.balance).toMatchObject({ isBalanced: false, shareDifference: -0.2 })
  expect(made.balance?.costDifference).toBeCloseTo(1_000_000 - 3 * 528_632.93 - 350_000, 0)
  await act(made.id, 'activate')
  const refused = await act(made.id, 'lock')
  expect(refused.json()).toMatchObject({
    statusCode: 409,
    code: 'conflict',
    details: { reason: 'unbalanced', isBalanced: false, shareDifference: -0.2 },
  })
  const balanced = await change(made.id, {
    monthlyShares: exampleShares,
    budgetTypes: [{ type: 'fixed', amount: 5_000_000 }],
  })
  expect(balanced.json()).toMatchObject({ state: 'active', balance: { isBalanced: true, shareDifference: 0 } })
  expect((await act(made.id, 'lock')).statusCode).toBe(200)
})

test('R-373 a resource budget is saved, active or locked', async () => {
  const { id: needsBudgetId } = await world.lockedNeeds()
  const first = await world.createResource(needsBudgetId)
  const second = await world.createResource(needsBudgetId, { name: 'Andra' })
  const states = async () => (await world.resourcesOfUnit()).budgets.map(({ id, state }) => [id, state])
  await act(first.id, 'activate')
  await act(second.id, 'activate')
  expect(await states()).toEqual([
    [second.id, 'active'],
    [first.id, 'saved'],
  ])
  await act(second.id, 'lock')
  await act(first.id, 'activate')
  expect((await act(first.id, 'lock')).json()).toMatchObject({ code: 'conflict', details: { reason: 'year-locked' } })
  expect(await states()).toEqual([
    [second.id, 'locked'],
    [first.id, 'active'],
  ])
})

test('R-374 locking a resource budget is irreversible, and it is never edited again', async () => {
  const id = await lockedResource()
  const before = await world.resourcesOfUnit()
  const refused = [
    await act(id, 'activate'),
    await act(id, 'lock'),
    await change(id, { name: 'Annan' }),
    await change(id, { obUsk: 0 }),
  ]
  expect(refused.map(answer => (answer.json() as { code: string }).code)).toEqual(refused.map(() => 'budget-locked'))
  const byHand = world.database.asSystem(t => t.query('UPDATE resource_budget SET name = name WHERE id = $1', [id]))
  await expect(byHand).rejects.toThrow('a locked budget never changes')
  expect(await world.resourcesOfUnit()).toEqual(before)
})

test('R-375 a locked resource budget cannot be deleted', async () => {
  const id = await lockedResource()
  expect((await remove(id)).json()).toMatchObject({ statusCode: 409, code: 'budget-locked' })
  expect((await world.resourcesOfUnit()).budgets).toHaveLength(1)
})

test('R-376 an active resource budget cannot be deleted, a saved one can', async () => {
  const { id: needsBudgetId } = await world.lockedNeeds()
  const { id } = await world.createResource(needsBudgetId)
  await act(id, 'activate')
  expect((await remove(id)).json()).toEqual({
    statusCode: 409,
    code: 'active-item',
    message: 'You cannot delete active item',
  })
  const other = await world.createResource(needsBudgetId, { name: 'Andra' })
  expect((await remove(other.id)).json()).toEqual({ id: other.id })
})

describe('the forecast of the year', () => {
  test('R-377 is there once both budgets are locked, with the weeks of the worked example', async () => {
    const years = () => world.succeed(world.people.approver, 'GET', `/forecast/unit/${world.units.own}/years`)
    const { id: needsBudgetId } = await world.lockedNeeds()
    const { id } = await world.createResource(needsBudgetId)
    await act(id, 'activate')
    expect(await years()).toEqual([])
    await act(id, 'lock')
    expect(await years()).toEqual([2026])
    const { budget, needs, staffing, metrics } = await world.forecast(2026)
    expect(budget).toMatchObject({
      isLocked: true,
      lockedAt: world.clock.now.toISOString(),
      annualSalary: 10_754_200,
      hours: 39_140.73,
      leftForSchemeBudget: 8_818_301.22,
      hoursForSchedule: 32_094.88,
      obUsk: 350_000,
      PO: 44.53,
      fullTimeHours: 37,
      fixedCostPerWeek: 21_979.8,
    })
    const shown = (weeks: Record<string, number>) => ['1', '9', '27', '53'].map(week => weeks[week])
    expect(shown(needs.totalHoursRequired)).toEqual([527.94, 512.38, 515.65, 527.94])
    expect(shown(staffing.budgetedStaffHours)).toEqual([652.25, 633.02, 637.07, 652.25])
    expect(shown(staffing.budgetedSubstituteHours).slice(0, 2)).toEqual([58.65, 56.92])
    expect(shown(metrics.target.efficiency)).toEqual([85, 85, 85, 85])
    expect(shown(staffing.scheduled)).toEqual([37, 37, 37, 37])
    const sum = Object.values(needs.totalHoursRequired).reduce((total, hours) => total + hours, 0)
    expect(sum).toBeCloseTo(26_430.52, 6)
    expect(Object.keys(needs.totalHoursRequired)).toHaveLength(53)
  })

  test('a year of 52 weeks has 52, and the staff’s later changes reach it', async () => {
    await lockedResource({ year: 2027 })
    const { staffing } = await world.forecast(2027)
    expect(Object.keys(staffing.budgetedStaffHours)).toHaveLength(52)
    const [member] = (
      (await world.succeed(world.people.approver, 'POST', `/staff/unit/${world.units.own}/search`, { body: {} })) as {
        staff: { id: number }[]
      }
    ).staff
    await world.succeed(world.people.approver, 'PATCH', `/staff/${member?.id}`, {
      body: { terms: { validFrom: '2027-01-04', weeklyHours: 30 } },
    })
    expect((await world.forecast(2027)).staffing.scheduled).toMatchObject({ '1': 30, '52': 30 })
  })

  /** A forecast that was there before its budgets were locked, with something typed. */
  const insertUnlockedForecast = (needsBudgetId: number, resourceBudgetId: number) =>
    world.database.asSystem(async transaction => {
      await transaction.query(
        `INSERT INTO forecast (unit_id, year, weeks, needs_budget_id, resource_budget_id, available_hours, cost_per_hour,
           staff_cost, remaining_budget, created_at, municipality_id)
         VALUES ($1, 2026, 53, $2, $3, 0, 0, array_fill(0::float8, ARRAY[53]), array_fill(0::float8, ARRAY[53]), now(),
           $4)`,
        [world.units.own, needsBudgetId, resourceBudgetId, world.municipalities.own],
      )
      await transaction.query(
        `INSERT INTO forecast_row (forecast_id, weeks, municipality_id, kind, source_id, typed)
         SELECT id, 53, municipality_id, made.kind, made.source_id, array_fill(made.hours, ARRAY[53]) FROM forecast, (VALUES
           ('absence', 1, 7.5::numeric), ('required', 0, 1), ('scheduled', 0, 11)) AS made (kind, source_id, hours)
         WHERE unit_id = $1`,
        [world.units.own],
      )
    })

  test('a forecast of budgets that were never locked takes over the locked ones and keeps what was typed', async () => {
    const needs = await world.lockedNeeds()
    const { id } = await world.createResource(needs.id)
    await act(id, 'activate')
    await insertUnlockedForecast(needs.id, id)
    expect((await act(id, 'lock')).statusCode).toBe(200)
    const { staffing, needs: needed, weeklyValues } = await world.forecast(2026)
    expect(staffing.absences.find(row => row.id === 1)?.values['20']).toBe(7.5)
    expect(staffing.scheduled['20']).toBe(11)
    expect(needed.totalHoursRequired['9']).toBe(512.38)
    expect(weeklyValues.staffCost['9']).toBeGreaterThan(100_000)
  })

  test('of budgets that are not locked goes with the active one, so that the former can be deleted', async () => {
    const needs = await world.lockedNeeds()
    const former = await world.createResource(needs.id)
    await act(former.id, 'activate')
    await insertUnlockedForecast(needs.id, former.id)
    const other = await world.createResource(needs.id, { name: 'Andra', obUsk: 1 })
    await act(other.id, 'activate')
    expect((await world.forecast(2026)).budget).toMatchObject({ isLocked: false, obUsk: 1 })
    expect((await remove(former.id)).json()).toEqual({ id: former.id })
    await act(other.id, 'lock')
    const third = await world.createResource(needs.id, { name: 'Tredje', obUsk: 3 })
    await act(third.id, 'activate')
    expect((await world.forecast(2026)).budget).toMatchObject({ isLocked: true, obUsk: 1 })
  })

  test('is not made when the lock fails in the middle, and the budget stays active', async () => {
    const needs = await world.lockedNeeds()
    const { id } = await world.createResource(needs.id)
    await act(id, 'activate')
    await world.database.asSystem(transaction =>
      transaction.query('UPDATE resource_budget SET monthly_shares[1] = 8 WHERE id = $1', [id]),
    )
    expect((await act(id, 'lock')).statusCode).toBe(409)
    const years = await world.succeed(world.people.approver, 'GET', `/forecast/unit/${world.units.own}/years`)
    expect(years).toEqual([])
    expect((await world.resourcesOfUnit()).budgets[0]?.state).toBe('active')
  })
})

test('what a lock has frozen is not moved by pay, overhead, hours or factors of later', async () => {
  await lockedResource({ year: 2027 })
  const before = await world.resourcesOfUnit()
  const path = `/settings/budget/municipality/${world.municipalities.own}`
  for (const [key, value] of [
    ['payroll-overhead', 50],
    ['full-time-hours', 40],
    ['cost-factor-overtime', 3],
  ] as const)
    await world.succeed(world.people.economist, 'POST', path, {
      body: { key, validFrom: '2026-06-01', value, basedOn: null },
    })
  await world.database.asSystem(t => t.query('UPDATE staff_terms SET monthly_salary = 45000'))
  expect(await world.resourcesOfUnit()).toEqual(before)
  expect(before.budgets[0]?.basis).toMatchObject({ payrollOverhead: 44.53, fullTimeHours: 37, meanMonthlyPay: 30_000 })
  await world.startAfresh()
  const { id } = await world.lockedNeeds({ year: 2027 })
  const { basis } = await world.createResource(id, { year: 2027 })
  expect(basis).toMatchObject({ payrollOverhead: 50, fullTimeHours: 40, costFactors: { overtime: 3 } })
  await world.database.asSystem(t => t.query("DELETE FROM dated_setting WHERE valid_from = '2026-06-01'"))
})

test('R-379 the payroll overhead of the year is there for the budget', async () => {
  const values = await world.succeed(world.people.writer, 'GET', '/budget/po-values')
  expect(values).toEqual([{ year: 2023, value: 44.53 }])
  const { id } = await world.lockedNeeds()
  const path = `/budget/unit/${world.units.own}/basis/2026`
  const basis = resourceBasis.parse(await world.succeed(world.people.reader, 'GET', path))
  expect(basis).toMatchObject({ hasStaff: true, needs: { id }, values: { payrollOverhead: 44.53 }, lastYear: null })
})

test('without payroll overhead for the year there is no resource budget', async () => {
  const { id } = await world.lockedNeeds({ year: 2020 })
  const refused = await post(newResourceBody(id, { year: 2020 }))
  expect(refused.json()).toMatchObject({ code: 'conflict', details: { reason: 'no-payroll-overhead' } })
})

test('the stepper begins with the locked needs, last year and earlier years', async () => {
  const last = await lockedResource({ year: 2025, name: 'Förra' })
  const path = `/budget/unit/${world.units.own}/basis/2026`
  const basis = resourceBasis.parse(await world.succeed(world.people.writer, 'GET', path))
  expect(basis.needs).toBeNull()
  expect(basis.values).toMatchObject({ zoneHours: 0, numberOfRooms: 0, meanMonthlyPay: 30_000 })
  expect([basis.lastYear?.id, basis.earlier.map(({ id }) => id)]).toEqual([last, [last]])
})

test('the results of a year: both budgets, and needed over budgeted hours of each month', async () => {
  const path = (year: number) => `/budget/unit/${world.units.own}/results/${year}`
  const read = async (year: number) =>
    budgetYearResults.parse(await world.succeed(world.people.reader, 'GET', path(year)))
  expect(await read(2026)).toEqual({ year: 2026, years: [], needs: null, resources: null, efficiency: null })
  const id = await lockedResource()
  const { years, needs, resources, efficiency } = await read(2026)
  expect([years, resources?.id, needs?.annualNeededHours]).toEqual([[2026], id, 25_978])
  expect(efficiency?.target).toBe(85)
  expect(efficiency?.year).toBeCloseTo((25_978 / 32_094.88) * 100, 3)
  expect(efficiency?.months).toHaveLength(12)
  expect(efficiency?.months[0]).toMatchObject({ month: 1, neededHours: 2338.02 })
})

test('every change leaves one audit row', async () => {
  const id = await lockedResource()
  for (const action of ['created', 'activated', 'locked'] as const)
    expect(await world.audits(`resource-budget-${action}`)).toHaveLength(1)
  const [locked] = await world.audits('resource-budget-locked')
  expect(locked).toMatchObject({ subject: `resource-budget/${id}`, user_id: world.people.approver.id })
  expect(locked?.details).toMatchObject({ year: 2026, payrollOverhead: 44.53, fullTimeHours: 37 })
})

test('a name that differs in capital letters and spaces only exists already', async () => {
  const { id } = await world.lockedNeeds()
  await world.createResource(id)
  expect((await post({ ...newResourceBody(id), name: 'RESURSER 2026 ' })).json()).toMatchObject({
    code: 'budget-exists',
  })
})

test('a change that changes nothing leaves the version', async () => {
  const { id: needsId } = await world.lockedNeeds()
  const { id, version, name, budgetTypes, staffTypes, obUsk } = await world.createResource(needsId)
  expect((await change(id, { name, budgetTypes, staffTypes, obUsk })).json()).toMatchObject({ version })
  expect((await change(id, { name: 'Annan' })).json()).toMatchObject({ version: version + 1 })
})
