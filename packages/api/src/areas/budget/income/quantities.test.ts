import { unitQuantities } from '@veckovis/contracts/budget'
import { calculateForecast } from '@veckovis/domain/forecast'
import { makePerson, ownerOf } from '@veckovis/testing'
import { createBudgetWorld, type BudgetWorld } from '@veckovis/testing/budget-world'
import { forecastInputOfAnswer } from '@veckovis/testing/forecast-input-of-answer'
import { findMeasureDrift } from '@veckovis/testing/measure-drift'

let world: BudgetWorld
let keeper: BudgetWorld['people']['writer']
beforeEach(async () => {
  world = await createBudgetWorld()
  keeper = await personWith(2, 'WRITE')
})
afterEach(() => world.close())

const personWith = (id: number, level: 'READ' | 'WRITE', unit = world.units.own) =>
  makePerson(
    world.database,
    { roles: [{ id, levels: [level], scope: { kind: 'unit', id: unit } }] },
    { at: world.clock.now, hash: world.hash },
  )

const path = (year = 2026) => `/budget/unit/${world.units.own}/quantities/${year}`
const ask = (method: 'GET' | 'PATCH', body?: object, user = keeper, year = 2026) =>
  world.call(user, method, path(year), body === undefined ? {} : { body })
const read = async (year = 2026) => unitQuantities.parse((await ask('GET', undefined, keeper, year)).json())

const each = (value: number) => Array.from({ length: 12 }, () => value)
const visits = (months: readonly number[]) => ({ key: 'price-visit', months })
const persons = (months: readonly number[]) => ({ key: 'price-month', months })

const putPrices = (...prices: readonly { readonly key: string; readonly value: number }[]) =>
  world.succeed(world.people.economist, 'POST', `/settings/budget/municipality/${world.municipalities.own}/prices`, {
    body: { validFrom: '2026-01-01', prices: prices.map(price => ({ ...price, basedOn: null })) },
  })

const lockYear = async () => {
  const needs = await world.lockedNeeds()
  const { id } = await world.createResource(needs.id)
  await world.succeed(world.people.approver, 'POST', `/budget/${id}/activate`)
  await world.succeed(world.people.approver, 'POST', `/budget/${id}/lock`, { body: { confirmsUnbalanced: true } })
}

/** Of the forecast as its page calculates it. */
const forecastOf2026 = async () => {
  const input = forecastInputOfAnswer(await world.forecast(2026))
  const { income } = calculateForecast(input, { startWeek: 1, endWeek: input.weeks })
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  if (input.income === undefined) throw new Error('no income')
  return { visits: sum(input.income.visits), months: sum(input.income.months), income: sum(income), input }
}

const version = async () =>
  (await ownerOf(world.database).read<{ version: number }>('SELECT version FROM forecast WHERE year = 2026')).rows[0]
    ?.version

test('A-213 a year is typed at once, and the forecast has what it brings by the prices of its days', async () => {
  await putPrices({ key: 'price-visit', value: 62.5 }, { key: 'price-month', value: 4_100 })
  await lockYear()
  const before = await forecastOf2026()
  const was = await version()
  expect(await read()).toEqual({
    ...{ unitId: world.units.own, year: 2026, version: 0 },
    quantities: [
      { key: 'price-visit', hasPrice: true, months: each(0) },
      { key: 'price-month', hasPrice: true, months: each(0) },
    ],
  })

  const months = [310, 280, 310, 300, 310.5, 0, 0, 0, 0, 0, 0, 0]
  const answer = await ask('PATCH', { version: 0, quantities: [visits(months), persons(each(2))] })
  expect(unitQuantities.parse(answer.json())).toMatchObject({
    version: 1,
    quantities: [{ months }, { months: each(2) }],
  })
  expect(await read()).toEqual(answer.json())

  const after = await forecastOf2026()
  // The first three days of the first week are of 2025, of which nothing is typed; the last three days of 2027.
  expect(after.visits).toBeCloseTo(1510.5 * 62.5, 4)
  expect(after.months).toBeCloseTo(24 * 4_100, 4)
  expect(after.income - before.income).toBeCloseTo(after.visits + after.months, 4)
  expect(after.input.income?.zones).toEqual(before.input.income?.zones)
  expect(await version()).toBe(Number(was) + 1)
  expect(await findMeasureDrift(world.database)).toEqual([])
  expect(await world.audits('unit-quantities-set')).toMatchObject([
    { subject: `unit/${world.units.own}`, details: { year: 2026, version: 1, keys: ['price-visit', 'price-month'] } },
  ])

  // December of the year before is in its first week.
  await ask('PATCH', { version: 0, quantities: [visits([...each(0).slice(1), 31])] }, keeper, 2025)
  expect((await forecastOf2026()).visits).toBeCloseTo(1510.5 * 62.5, 4)
  await putPricesFrom2025()
  expect((await forecastOf2026()).visits).toBeCloseTo(1510.5 * 62.5 + 3 * 50, 4)
})

const putPricesFrom2025 = () =>
  world.succeed(world.people.economist, 'POST', `/settings/budget/municipality/${world.municipalities.own}/prices`, {
    body: { validFrom: '2025-01-01', prices: [{ key: 'price-visit', value: 50, basedOn: null }] },
  })

test('what is typed before the budgets are locked, or before there is a price, comes with them', async () => {
  await ask('PATCH', { version: 0, quantities: [visits(each(100))] })
  expect((await read()).quantities.map(({ hasPrice }) => hasPrice)).toEqual([false, false])
  await putPrices({ key: 'price-room-day', value: 900 })
  await lockYear()
  expect((await forecastOf2026()).visits).toBe(0)
  await putPrices({ key: 'price-visit', value: 10 })
  expect((await forecastOf2026()).visits).toBeCloseTo(12_000, 6)
})

test('one that rests on an older version is refused with the newest and changes nothing; a repeat is no change', async () => {
  await putPrices({ key: 'price-visit', value: 10 })
  await lockYear()
  const first = { version: 0, quantities: [visits(each(10))] }
  await ask('PATCH', first)
  const was = await version()
  expect((await ask('PATCH', first)).json()).toMatchObject({ version: 1 })
  const stale = await ask('PATCH', { version: 0, quantities: [visits(each(11))] })
  expect(stale.statusCode).toBe(412)
  expect(stale.json()).toMatchObject({ code: 'stale-version', details: { version: 1 } })
  const both = [12, 13].map(value => ask('PATCH', { version: 1, quantities: [visits(each(value))] }))
  expect((await Promise.all(both)).map(({ statusCode }) => statusCode).sort()).toEqual([200, 412])
  expect(await version()).toBe(Number(was) + 1)
  expect(await world.audits('unit-quantities-set')).toHaveLength(2)
  // A key that is not sent keeps its months.
  await ask('PATCH', { version: 2, quantities: [persons(each(3))] })
  const [ofVisits] = (await read()).quantities
  expect([120, 130].map(value => value / 10)).toContain(ofVisits?.months[0])
})

test.each([
  ['nothing', []],
  ['eleven months', [visits(each(1).slice(1))]],
  ['a number below 0', [visits([...each(1).slice(1), -1])]],
  ['three decimals', [visits([...each(1).slice(1), 1.005])]],
  ['100 000', [visits([...each(1).slice(1), 100_000])]],
  ['hours', [{ key: 'price-granted-hour:service', months: each(1) }]],
  ['a price twice', [visits(each(1)), visits(each(2))]],
  ['one that is right beside one that is not', [visits(each(1)), persons(each(-1))]],
])('%s is refused, and nothing is stored', async (_what, quantities) => {
  expect((await ask('PATCH', { version: 0, quantities })).statusCode).toBe(400)
  expect(await read()).toMatchObject({ version: 0, quantities: [{ months: each(0) }, { months: each(0) }] })
})

test('who may: those who write the forecast of the unit; a reader reads', async () => {
  const reader = await personWith(2, 'READ')
  const ofOther = await personWith(2, 'WRITE', world.units.other)
  const body = { version: 0, quantities: [visits(each(1))] }
  expect((await ask('GET', undefined, reader)).statusCode).toBe(200)
  expect((await ask('PATCH', body, reader)).statusCode).toBe(403)
  for (const user of [ofOther, world.people.writer]) {
    expect((await ask('GET', undefined, user)).statusCode).toBe(403)
    expect((await ask('PATCH', body, user)).statusCode).toBe(403)
  }
  const straight = (user: { readonly id: number }) =>
    world.database.asUser(user.id, transaction =>
      transaction.query(
        `INSERT INTO unit_quantity (municipality_id, unit_id, year, visits, months)
         SELECT municipality_id, id, 2026, $2, $2 FROM unit WHERE id = $1`,
        [world.units.own, each(1)],
      ),
    )
  for (const user of [reader, ofOther, world.people.writer])
    await expect(straight(user)).rejects.toThrow(/row-level security/)
  await straight(keeper)
})
