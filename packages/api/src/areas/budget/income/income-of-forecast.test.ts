import { costPreview } from '@veckovis/contracts/budget'
import { calculateForecast } from '@veckovis/domain/forecast'
import { ownerOf } from '@veckovis/testing'
import { createBudgetWorld, type BudgetWorld } from '@veckovis/testing/budget-world'
import { forecastInputOfAnswer } from '@veckovis/testing/forecast-input-of-answer'
import { findMeasureDrift } from '@veckovis/testing/measure-drift'

let world: BudgetWorld
beforeEach(async () => {
  world = await createBudgetWorld()
})
afterEach(() => world.close())

const putPrice = (key: string, validFrom: string, value: number) =>
  ownerOf(world.database).asSystem(t =>
    t.query(`INSERT INTO dated_setting (municipality_id, key, valid_from, value) VALUES ($1, $2, $3, $4)`, [
      world.municipalities.own,
      key,
      validFrom,
      value,
    ]),
  )

const lockYear = async (changes: Parameters<BudgetWorld['createResource']>[1] = {}) => {
  const needs = await world.lockedNeeds()
  const { id } = await world.createResource(needs.id, changes)
  await world.succeed(world.people.approver, 'POST', `/budget/${id}/activate`)
  await world.succeed(world.people.approver, 'POST', `/budget/${id}/lock`, { body: { confirmsUnbalanced: true } })
}

/** Any change of a setting that moves forecasts makes them follow all of them; this one is of a year without budget. */
const revision = { validFrom: '2035-01-01', staffType: null, kind: 'percent', value: 1 } as const
const revisions = (path: string, body: object) =>
  world.succeed(world.people.economist, 'POST', `/settings/budget/municipality/${world.municipalities.own}/${path}`, {
    body,
  })
const follow = () => revisions('pay-revisions', { ...revision, basedOn: null })

/** Of the forecast as its page calculates it. */
const yearOf = async () => {
  const input = forecastInputOfAnswer(await world.forecast(2026))
  const result = calculateForecast(input, { startWeek: 1, endWeek: input.weeks })
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  return { income: input.income, sum: sum(result.income), cost: sum(result.weekCost), result }
}

/** Hours of the zones a year: 900 in an urban area and 150 × 0.95 in the countryside each month. */
const zoneHours = 12 * (900 + 142.5)
const roomHours = 10 * 0.7 * 37 * 52

test('A-213 a budget that is locked where there are prices has its income in the answer, by zones and rooms', async () => {
  await putPrice('price-granted-hour:urban-area', '2026-04-01', 485)
  await lockYear()
  const { income, result } = await yearOf()
  if (income === undefined) throw new Error('no income')
  expect(income.zoneShare).toBeCloseTo(zoneHours / (zoneHours + roomHours), 10)
  expect(income.zones.map(({ zone, share }) => [zone, share])).toEqual([
    ['urban-area', expect.closeTo(900 / 1042.5, 10)],
    ['countryside', expect.closeTo(142.5 / 1042.5, 10)],
  ])
  expect(income.zones[0]?.prices.slice(12, 15)).toEqual([420, expect.closeTo((2 * 420 + 5 * 485) / 7, 8), 485])
  expect(new Set(income.zones[1]?.prices)).toEqual(new Set([420]))
  expect(income.rooms[20]).toBeCloseTo((7 * 10 * 450_000) / 365, 4)
  expect([...income.visits, ...income.months].every(value => value === 0)).toBe(true)
  expect(result.income).toHaveLength(53)
})

test('without prices, or with a budget of fixed amounts, the answer is that of before', async () => {
  await lockYear()
  expect((await world.forecast(2026)).budget).not.toHaveProperty('income')
  await world.startAfresh()
  await putPrice('price-room-day', '2020-01-01', 900)
  await lockYear({ budgetTypes: [{ type: 'fixed', amount: 10_000_000 }] })
  expect((await world.forecast(2026)).budget).not.toHaveProperty('income')
})

test('a change of prices is shown before, and the forecasts follow it with a version, once; costs and measures stay', async () => {
  await lockYear()
  const before = await yearOf()
  await putPrice('price-granted-hour:urban-area', '2026-01-01', 485)
  await putPrice('price-room-day', '2026-01-01', 1300)
  const shown = costPreview.parse(await revisions('pay-revisions/preview', { set: revision }))
  const versions = async () => (await ownerOf(world.database).read('SELECT version FROM forecast')).rows
  const [first] = await versions()
  await follow()
  const after = await yearOf()
  expect(after.cost).toBe(before.cost)
  expect(shown.units).toMatchObject([{ year: 2026, incomeAfter: expect.closeTo(after.sum, 4) }])
  expect(shown.sum).toEqual({ ...shown.sum, incomeAfter: shown.units[0]?.incomeAfter, costAfter: shown.sum.costBefore })
  expect(shown.sum).not.toHaveProperty('incomeBefore')
  const version = Number(first?.['version']) + 1
  expect(await versions()).toEqual([{ version }])
  expect(await findMeasureDrift(world.database)).toEqual([])

  await revisions('pay-revisions', { ...revision, validFrom: '2036-01-01', basedOn: null })
  expect(await versions()).toEqual([{ version }])
  await putPrice('price-granted-hour:countryside', '2026-01-01', 500)
  const more = costPreview.parse(
    await revisions('pay-revisions/preview', { set: { ...revision, validFrom: '2037-01-01' } }),
  )
  expect(more.sum).toMatchObject({ incomeBefore: expect.closeTo(after.sum, 4), incomeAfter: expect.any(Number) })
  expect((more.sum.incomeAfter ?? 0) - (more.sum.incomeBefore ?? 0)).toBeGreaterThan(0)
})

test('a forecast whose last price is removed has no income any more', async () => {
  await putPrice('price-visit', '2026-01-01', 70)
  await lockYear()
  expect((await yearOf()).income).toBeDefined()
  await ownerOf(world.database).asSystem(t => t.query(`DELETE FROM dated_setting WHERE key LIKE 'price-%'`))
  await follow()
  expect((await yearOf()).income).toBeUndefined()
})
