import { forecastYears } from '@veckovis/contracts/forecast'
import { defaultMonthlyShares, spreadOverWeeks } from '@veckovis/domain/budget'
import { createBudgetWorld, exampleShares, type BudgetWorld } from '@veckovis/testing/budget-world'

let world: BudgetWorld
beforeAll(async () => {
  world = await createBudgetWorld()
})
beforeEach(() => world.startAfresh())
afterAll(() => world.close())

const yearsAt = async (path: 'years' | 'years/unlocked') =>
  forecastYears.parse(await world.succeed(world.people.approver, 'GET', `/forecast/unit/${world.units.own}/${path}`))
const act = (id: number, what: 'activate' | 'lock') =>
  world.succeed(world.people.approver, 'POST', `/budget/${id}/${what}`)
const editNeeds = (id: number, body: object) =>
  world.call(world.people.approver, 'PATCH', `/need/${id}`, { body: { ...body, confirmsLocked: true } })
const lockResources = async (needsBudgetId: number, changes: Parameters<BudgetWorld['createResource']>[1] = {}) => {
  const { id } = await world.createResource(needsBudgetId, changes)
  await act(id, 'activate')
  await act(id, 'lock')
}

const weekNumbers = (weeks: number) => Array.from({ length: weeks }, (_, index) => String(index + 1))
const everyWeek = (weeks: number, value: number) => Object.fromEntries(weekNumbers(weeks).map(week => [week, value]))

test.each([
  [2026, 53, 85],
  [2027, 52, 92.5],
  [2032, 53, 70.25],
  [2024, 52, 100],
])(
  'R-337 the efficiency of the needs budget is the forecast’s target in each week of %d, which has %d',
  async (year, weeks, efficiency) => {
    const { id } = await world.lockedNeeds({ year, efficiency })
    await lockResources(id, { year })
    const { metrics } = await world.forecast(year)
    expect(metrics.target.efficiency).toEqual(everyWeek(weeks, efficiency))
  },
)

test.each([
  [2026, 53],
  [2027, 52],
])('the hours of each week of %d are those of the two budgets', async (year, weeks) => {
  const monthlyShares = defaultMonthlyShares(year)
  const needs = await world.lockedNeeds({ year, monthlyShares })
  await lockResources(needs.id, { year, monthlyShares: exampleShares })
  const [budget] = (await world.resourcesOfUnit()).budgets
  const spread = (annualHours: number, shares: readonly number[]) => {
    const hours = spreadOverWeeks({ annualHours, year, monthlyShares: shares })
    return Object.fromEntries(weekNumbers(weeks).map((week, index) => [week, (hours[index] ?? Number.NaN) / 100]))
  }
  const forecast = await world.forecast(year)
  expect(forecast.needs.totalHoursRequired).toEqual(spread(needs.annualNeededHours, monthlyShares))
  expect(forecast.staffing.budgetedStaffHours).toEqual(
    spread(budget?.figures?.hoursForSchedule ?? Number.NaN, exampleShares),
  )
  expect(forecast.staffing.budgetedSubstituteHours).toEqual(spread(2886, exampleShares))
})

test('a year has no forecast before both budgets are locked, and is named as such until then', async () => {
  expect([await yearsAt('years'), await yearsAt('years/unlocked')]).toEqual([[], []])
  await world.createNeeds({ year: 2027 })
  const { id } = await world.lockedNeeds()
  expect([await yearsAt('years'), await yearsAt('years/unlocked')]).toEqual([[], [2026, 2027]])
  await lockResources(id)
  expect([await yearsAt('years'), await yearsAt('years/unlocked')]).toEqual([[2026], [2027]])
})

test('R-349 after the edit of a locked needs budget there is no forecast until the resource steps are run again', async () => {
  const { id } = await world.lockedNeeds()
  const before = await world.createResource(id)
  // The first run of the steps has to go: what it rests on would move under it.
  expect((await editNeeds(id, { efficiency: 90 })).json()).toMatchObject({ details: { reason: 'linked' } })
  await world.succeed(world.people.approver, 'DELETE', `/budget/${before.id}`)
  const edited = await editNeeds(id, {
    efficiency: 90,
    zones: [{ zone: 'service', hours: 24_000, period: 'year', quota: 1 }],
  })
  expect(edited.json()).toMatchObject({ state: 'locked', zoneHours: 24_000, efficiency: 90 })

  const path = `/forecast/unit/${world.units.own}/2026/comprehensive`
  expect((await world.call(world.people.approver, 'GET', path)).statusCode).toBe(404)
  expect(await yearsAt('years/unlocked')).toEqual([2026])

  await lockResources(id)
  const { budget, needs, metrics } = await world.forecast(2026)
  // 1 000 000 + 420 kronor for each of the new zone hours + 450 000 for each of 10 rooms.
  expect(budget).toMatchObject({ isLocked: true, annualSalary: 15_580_000 })
  expect(metrics.target.efficiency).toEqual(everyWeek(53, 90))
  const annualHours = 24_000 + 10 * 0.7 * 37 * 52
  const hours = spreadOverWeeks({ annualHours, year: 2026, monthlyShares: exampleShares })
  expect(Object.values(needs.totalHoursRequired)).toEqual(hours.map(hundredths => hundredths / 100))
  expect((await editNeeds(id, { efficiency: 91 })).json()).toMatchObject({ details: { reason: 'linked' } })
})
