import { costPreview, municipalityPrices } from '@veckovis/contracts/budget'
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

const call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
  world.succeed(
    world.people.economist,
    method,
    `/settings/budget/municipality/${world.municipalities.own}/prices${path}`,
    body === undefined ? {} : { body },
  )

const hour = (zone: string, value: number) => ({ key: `price-granted-hour:${zone}`, value })

type Typed = { readonly key: string; readonly value: number }

const putPrices = async (validFrom: string, ...prices: readonly Typed[]) =>
  municipalityPrices.parse(
    await call('POST', '', { validFrom, prices: prices.map(price => ({ ...price, basedOn: null })) }),
  ).prices

const preview = async (question: object) => costPreview.parse(await call('POST', '/preview', question))

const lockYear = async (changes: Parameters<BudgetWorld['createResource']>[1] = {}) => {
  const needs = await world.lockedNeeds()
  const { id } = await world.createResource(needs.id, changes)
  await world.succeed(world.people.approver, 'POST', `/budget/${id}/activate`)
  await world.succeed(world.people.approver, 'POST', `/budget/${id}/lock`, { body: { confirmsUnbalanced: true } })
}

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
  await putPrices('2026-04-01', hour('urban-area', 485))
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
  await putPrices('2026-01-01', { key: 'price-room-day', value: 900 })
  await lockYear({ budgetTypes: [{ type: 'fixed', amount: 10_000_000 }] })
  expect((await world.forecast(2026)).budget).not.toHaveProperty('income')
})

test('a change of prices is shown before, and the forecasts follow it with a version, once; costs and measures stay', async () => {
  await lockYear()
  const before = await yearOf()
  const versions = async () => (await ownerOf(world.database).read('SELECT version FROM forecast')).rows
  const [first] = await versions()
  const prices = [hour('urban-area', 485), { key: 'price-room-day', value: 1300 }]
  const shown = await preview({ set: { validFrom: '2026-01-01', prices } })
  expect(await yearOf()).toEqual(before)
  await putPrices('2026-01-01', ...prices)
  const after = await yearOf()
  expect(after.cost).toBe(before.cost)
  const [unit] = shown.units
  expect(unit).toMatchObject({ year: 2026, incomeAfter: expect.closeTo(after.sum, 4) })
  expect(shown.sum).toEqual({ ...shown.sum, incomeAfter: unit?.incomeAfter, costAfter: shown.sum.costBefore })
  expect([shown.sum, unit].filter(of => of !== undefined && 'incomeBefore' in of)).toEqual([])
  expect(await versions()).toEqual([{ version: Number(first?.['version']) + 1 }])
  expect(await findMeasureDrift(world.database)).toEqual([])

  // In a year without a budget nothing follows.
  await putPrices('2035-01-01', hour('urban-area', 600))
  expect(await versions()).toEqual([{ version: Number(first?.['version']) + 1 }])
  const more = await preview({ set: { validFrom: '2026-01-01', prices: [hour('countryside', 500)] } })
  expect(more.sum.incomeBefore).toBeCloseTo(after.sum, 4)
  expect(more.sum.incomeAfter).toBeGreaterThan(after.sum)
})

test('a forecast whose last price is removed has no income any more', async () => {
  const [price] = await putPrices('2026-01-01', { key: 'price-room-day', value: 70 })
  await lockYear()
  expect((await yearOf()).income).toBeDefined()
  const shown = await preview({ remove: price?.id })
  expect(shown.sum.incomeBefore).toBeGreaterThan(0)
  expect(shown.sum).not.toHaveProperty('incomeAfter')
  await call('DELETE', `/${price?.id}`)
  expect((await yearOf()).income).toBeUndefined()
})
