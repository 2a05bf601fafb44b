import { resourceBudgetList } from '@veckovis/contracts/budget'
import { comprehensiveForecast, type ComprehensiveForecast } from '@veckovis/contracts/forecast'
import { calculateForecast } from '@veckovis/domain/forecast'
import { makeForecast } from '@veckovis/testing'
import { createBudgetWorld, newNeedsBody, newResourceBody, type BudgetWorld } from '@veckovis/testing/budget-world'
import { forecastInputOfAnswer } from '@veckovis/testing/forecast-input-of-answer'

let world: BudgetWorld
beforeEach(async () => {
  world = await createBudgetWorld()
})
afterEach(() => world.close())

const ofSpecification = { borrowed: 1, hourly: 1, filling: 1.5, overtime: 2, staggered: 1.2, shortTermIllness: 0.2 }

const setFactor = (municipalityId: number, factor: string, value: number, validFrom = '2026-01-01') =>
  world.succeed(world.people.superAdmin, 'POST', `/settings/budget/municipality/${municipalityId}`, {
    body: { key: `cost-factor-${factor}`, validFrom, value, basedOn: null },
  })

/** Budgets of a unit locked one after the other, by a super admin, who may everywhere. */
const lockYear = async (unitId: number, year = 2026): Promise<void> => {
  const post = async (path: string, body?: object) => {
    const answer = await world.succeed(world.people.superAdmin, 'POST', path, body === undefined ? {} : { body })
    return answer as { id: number }
  }
  const needs = await post(`/need/unit/${unitId}`, newNeedsBody({ year }))
  await post(`/need/${needs.id}/activate`)
  await post(`/need/${needs.id}/lock`)
  const resources = await post(`/budget/unit/${unitId}`, newResourceBody(needs.id, { year }))
  await post(`/budget/${resources.id}/activate`)
  await post(`/budget/${resources.id}/lock`)
}

const forecastOf = async (unitId: number, year = 2026): Promise<ComprehensiveForecast> =>
  comprehensiveForecast.parse(
    await world.succeed(world.people.superAdmin, 'GET', `/forecast/unit/${unitId}/${year}/comprehensive`),
  )

/** Ten hours of overtime and twenty of illness in week 50. */
const plan = async (unitId: number): Promise<ComprehensiveForecast> => {
  const { id } = await forecastOf(unitId)
  await world.succeed(world.people.superAdmin, 'PATCH', `/forecast/${id}/unit/${unitId}`, {
    body: {
      absences: [{ id: 1, values: { '50': 20 } }],
      substitutes: [{ id: 5, values: { '50': 10 } }],
      myForecast: [],
    },
  })
  return forecastOf(unitId)
}

const staffCost = ({ weeklyValues }: ComprehensiveForecast, week: number) =>
  weeklyValues.staffCost[String(week)] ?? Number.NaN

/** What week 50 costs beyond its budgeted hours, in hours at the average cost per hour. */
const extraHours = (forecast: ComprehensiveForecast) => {
  const budgeted = forecast.staffing.budgetedStaffHours['50'] ?? Number.NaN
  return staffCost(forecast, 50) / forecast.avgCostPerHour - budgeted
}

/** The stored copies are what the page calculates from the same answer. */
const expectCopies = (forecast: ComprehensiveForecast) => {
  const input = forecastInputOfAnswer(forecast)
  const calculated = calculateForecast(input, { startWeek: 1, endWeek: input.weeks })
  expect(Object.values(forecast.weeklyValues.staffCost)).toEqual(calculated.staffCost)
  expect(Object.values(forecast.weeklyValues.remainingBudget)).toEqual(calculated.remaining)
}

test('forecasts of two municipalities cost what the settings of each were when its budget was locked', async () => {
  const { municipalities, units } = world
  await setFactor(municipalities.own, 'overtime', 2.35)
  await setFactor(municipalities.own, 'short-term-illness', 0.05)
  await setFactor(municipalities.other, 'overtime', 1.8)
  await world.database.asSystem(t =>
    t.query(
      `INSERT INTO dated_setting (municipality_id, key, valid_from, value) VALUES ($1, 'full-time-hours', '2020-01-01', 37)`,
      [municipalities.other],
    ),
  )
  await lockYear(units.own)
  await lockYear(units.other)
  const [own, other] = [await plan(units.own), await plan(units.other)]
  expect(own.budget.costFactors).toEqual({ ...ofSpecification, overtime: 2.35, shortTermIllness: 0.05 })
  expect(other.budget.costFactors).toEqual({ ...ofSpecification, overtime: 1.8 })
  expect(extraHours(own)).toBeCloseTo(10 * 2.35 - 20 * 0.05, 8)
  expect(extraHours(other)).toBeCloseTo(10 * 1.8 - 20 * 0.2, 8)
  expectCopies(own)
  expectCopies(other)
})

test('a setting changed after the lock moves the next budget, never the locked one, also when it is saved again', async () => {
  const { municipalities, units } = world
  const first = units.own
  await lockYear(first)
  const before = await plan(first)
  await setFactor(municipalities.own, 'overtime', 3.25)
  expect(await forecastOf(first)).toEqual(before)
  const saved = await plan(first)
  expect(saved.weeklyValues).toEqual(before.weeklyValues)
  expect(saved.budget.costFactors).toEqual(ofSpecification)

  await world.startAfresh()
  await lockYear(units.own)
  const after = await plan(units.own)
  expect(after.budget.costFactors).toEqual({ ...ofSpecification, overtime: 3.25 })
  expect(extraHours(after)).toBeCloseTo(10 * 3.25 - 20 * 0.2, 8)
  expectCopies(after)
})

test('a setting holds for the years that begin after its day', async () => {
  const { municipalities, units } = world
  await setFactor(municipalities.own, 'overtime', 2.5, '2026-02-01')
  await lockYear(units.own, 2026)
  await lockYear(units.own, 2027)
  expect((await forecastOf(units.own, 2026)).budget.costFactors).toEqual(ofSpecification)
  expect((await forecastOf(units.own, 2027)).budget.costFactors).toEqual({ ...ofSpecification, overtime: 2.5 })
})

test('a forecast from budgets that were not locked goes over to the factors that the lock freezes', async () => {
  const { municipalities, units, people, clock, database } = world
  const unitId = units.own
  await makeForecast(database, { unitId, year: 2026, locked: false }, clock.now)
  await setFactor(municipalities.own, 'overtime', 2.4)
  const { budgets } = resourceBudgetList.parse(await world.succeed(people.superAdmin, 'GET', `/budget/unit/${unitId}`))
  for (const what of ['activate', 'lock'])
    await world.succeed(people.superAdmin, 'POST', `/budget/${budgets[0]?.id ?? 0}/${what}`)
  const renewed = await forecastOf(unitId)
  expect(renewed.budget.costFactors).toEqual({ ...ofSpecification, overtime: 2.4 })
  // The example has 5 hours of overtime and 10 of staggered time in its third week, and 8 of other absence.
  const paid = (renewed.staffing.budgetedStaffHours['3'] ?? Number.NaN) + 5 * 2.4 + 10 * 1.2 - 8
  expect(staffCost(renewed, 3) / renewed.avgCostPerHour).toBeCloseTo(paid, 8)
  expectCopies(renewed)
})

test('a budget that froze none leaves the factors of the specification', async () => {
  const { units, clock, database } = world
  await makeForecast(database, { unitId: units.own, year: 2026 }, clock.now)
  await setFactor(world.municipalities.own, 'overtime', 2.4)
  const forecast = await plan(units.own)
  expect(forecast.budget.costFactors).toBeNull()
  expect(extraHours(forecast)).toBeCloseTo(10 * 2 - 20 * 0.2, 8)
  expectCopies(forecast)
  const list = await world.succeed(world.people.superAdmin, 'GET', `/budget/unit/${units.own}`)
  expect(resourceBudgetList.parse(list).budgets[0]?.basis.costFactors).toEqual(ofSpecification)
})
