import { costPreview, municipalityBudgetSettings, municipalityPrices, pricesIn } from '@veckovis/contracts/budget'
import { calculateForecast } from '@veckovis/domain/forecast'
import { makePerson, ownerOf } from '@veckovis/testing'
import { createBudgetWorld, type BudgetWorld } from '@veckovis/testing/budget-world'
import { forecastInputOfAnswer } from '@veckovis/testing/forecast-input-of-answer'

let world: BudgetWorld
beforeEach(async () => {
  world = await createBudgetWorld()
})
afterEach(() => world.close())

const settings = () => `/settings/budget/municipality/${world.municipalities.own}`
const path = () => `${settings()}/prices`
const call = (method: 'GET' | 'POST' | 'DELETE', url: string, body?: object, user = world.people.economist) =>
  world.call(user, method, url, body === undefined ? {} : { body })

const hour = { key: 'price-granted-hour:urban-area', value: 512.5 } as const
const room = { key: 'price-room-day', value: 350 } as const
const first = {
  validFrom: '2026-01-01',
  prices: [
    { ...room, basedOn: null },
    { ...hour, basedOn: null },
  ],
}
const set = (body: object, user = world.people.economist) => call('POST', path(), body, user)
const read = async () => municipalityPrices.parse((await call('GET', path())).json()).prices
const idOf = async (key: string) => (await read()).find(price => price.key === key)?.id ?? Number.NaN

const audits = async () => {
  const { rows } = await ownerOf(world.database).asSystem(t =>
    t.query<{ action: string; details: object }>(
      `SELECT action, details FROM audit_event WHERE action LIKE 'budget-setting-%' ORDER BY id`,
    ),
  )
  return rows
}

test('A-213 prices of a day are set together, stand in the order of the list, change and go, each with its audit row', async () => {
  const before = (await call('GET', settings())).json<unknown>()
  const answer = municipalityPrices.parse((await set(first)).json())
  expect(answer).toMatchObject({
    name: 'Egen kommun',
    prices: [
      { ...hour, validFrom: '2026-01-01' },
      { ...room, validFrom: '2026-01-01' },
    ],
  })
  await set({ validFrom: '2027-01-01', prices: [{ ...hour, value: 530, basedOn: null }] })
  await set({ validFrom: '2026-01-01', prices: [{ ...room, value: 0, basedOn: 350 }] })
  expect(await read()).toMatchObject([
    { ...hour, validFrom: '2026-01-01' },
    { ...hour, validFrom: '2027-01-01', value: 530 },
    { ...room, value: 0 },
  ])
  await call('DELETE', `${path()}/${await idOf(room.key)}`)
  expect(await read()).toMatchObject([{ value: 512.5 }, { value: 530 }])

  expect((await call('GET', settings())).json()).toEqual(before)
  const validFrom = '2026-01-01'
  expect(await audits()).toEqual([
    { action: 'budget-setting-set', details: { ...room, validFrom, basedOn: null } },
    { action: 'budget-setting-set', details: { ...hour, validFrom, basedOn: null } },
    { action: 'budget-setting-set', details: { ...hour, validFrom: '2027-01-01', value: 530, basedOn: null } },
    { action: 'budget-setting-set', details: { ...room, validFrom, value: 0, basedOn: 350 } },
    { action: 'budget-setting-removed', details: { ...room, validFrom, value: 0 } },
  ])
})

test('A-213 when one of them was changed meanwhile none is set; who removes what was replaced hits nothing', async () => {
  await set({ validFrom: '2026-01-01', prices: [{ ...room, basedOn: null }] })
  const seen = await idOf(room.key)
  const stale = await set({ ...first, prices: [...first.prices].reverse() })
  expect(stale.json()).toMatchObject({ statusCode: 409, details: { reason: 'changed', current: 350 } })
  expect(await read()).toMatchObject([room])
  const both = [0, 1].map(index => set({ ...first, prices: [{ ...room, value: 360 + index, basedOn: 350 }] }))
  expect((await Promise.all(both)).map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  expect((await call('DELETE', `${path()}/${seen}`)).statusCode).toBe(404)
  expect(await read()).toHaveLength(1)
})

test('A-213 prices of visits and months stand beside those that an earlier page knows', async () => {
  const visit = { key: 'price-visit', value: 62.5 } as const
  const month = { key: 'price-month', value: 4_100 } as const
  await set({ ...first, prices: [...first.prices, { ...month, basedOn: null }, { ...visit, basedOn: null }] })
  const answer = municipalityPrices.parse((await call('GET', path())).json())
  expect(answer.prices.map(({ key }) => key)).toEqual([hour.key, room.key])
  expect(answer.quantityPrices).toMatchObject([visit, month])
  expect(pricesIn(answer).map(({ key }) => key)).toEqual([hour.key, room.key, visit.key, month.key])
  const stale = await set({ ...first, prices: [{ ...visit, value: 70, basedOn: null }] })
  expect(stale.json()).toMatchObject({ statusCode: 409, details: { reason: 'changed', current: 62.5 } })
  await call('DELETE', `${path()}/${answer.quantityPrices?.[0]?.id}`)
  expect(municipalityPrices.parse((await call('GET', path())).json()).quantityPrices).toMatchObject([month])
})

test.each([
  ['no price', []],
  ['a price below 0', [{ ...room, value: -1, basedOn: null }]],
  ['a price of 100 000', [{ ...room, value: 100_000, basedOn: null }]],
  ['three decimals', [{ ...room, value: 1.005, basedOn: null }]],
  ['a price that there is not', [{ ...room, key: 'price-granted-hour', basedOn: null }]],
  ['a price twice', [first.prices[0], first.prices[0]]],
  ['one that is right beside one that is not', [first.prices[0], { ...hour, value: -1, basedOn: null }]],
])('%s is refused, and nothing is shown or stored', async (_what, prices) => {
  expect((await set({ ...first, prices })).statusCode).toBe(400)
  const shown = prices.map(price => ({ key: price?.key, value: price?.value }))
  const tried = await call('POST', `${path()}/preview`, { set: { validFrom: '2026-01-01', prices: shown } })
  expect(tried.statusCode).toBe(400)
  expect(await read()).toEqual([])
})

test('who may: an economist who approves budgets in the whole municipality, and a super admin', async () => {
  const { approver, writer, reader, stranger, superAdmin } = world.people
  const ofUnit = await makePerson(
    world.database,
    { roles: [{ id: 3, levels: ['APPROVE'], scope: { kind: 'unit', id: world.units.own } }], jobTitleId: 4 },
    { at: world.clock.now, hash: world.hash },
  )
  const question = { set: { validFrom: '2026-01-01', prices: [room] } }
  for (const user of [approver, writer, reader, stranger, ofUnit]) {
    expect((await set(first, user)).statusCode).toBe(403)
    expect((await call('GET', path(), undefined, user)).statusCode).toBe(403)
    expect((await call('POST', `${path()}/preview`, question, user)).statusCode).toBe(403)
    expect((await call('DELETE', `${path()}/1`, undefined, user)).statusCode).toBe(403)
  }
  expect((await set(first, superAdmin)).statusCode).toBe(200)
})

test('prices of one municipality are neither seen nor removed from another, and no other call knows them', async () => {
  await set(first)
  const id = await idOf(room.key)
  const other = `/settings/budget/municipality/${world.municipalities.other}/prices`
  const { superAdmin } = world.people
  expect(municipalityPrices.parse((await call('GET', other, undefined, superAdmin)).json()).prices).toEqual([])
  expect((await call('DELETE', `${other}/${id}`, undefined, superAdmin)).statusCode).toBe(404)
  expect((await call('POST', `${other}/preview`, { remove: id }, superAdmin)).statusCode).toBe(404)
  expect((await call('DELETE', `${settings()}/pay-revisions/${id}`)).statusCode).toBe(404)
  expect((await call('DELETE', `${settings()}/setting/${id}`)).statusCode).toBe(404)
  const answered = municipalityBudgetSettings.parse((await call('GET', settings())).json())
  const setting = answered.settings.find(({ isOwn }) => isOwn)
  expect((await call('DELETE', `${path()}/${setting?.id}`)).statusCode).toBe(404)
  expect(await read()).toHaveLength(2)
})

test('a question about the effect changes nothing, and of a price that is gone there is none', async () => {
  await set(first)
  const before = await read()
  const shown = await call('POST', `${path()}/preview`, {
    set: { validFrom: '2026-01-01', prices: [{ ...hour, value: 600 }] },
  })
  expect(costPreview.parse(shown.json()).units).toEqual([])
  expect((await call('POST', `${path()}/preview`, { remove: before[0]?.id })).statusCode).toBe(200)
  expect((await call('POST', `${path()}/preview`, { remove: 9_999_999 })).statusCode).toBe(404)
  expect(await read()).toEqual(before)
})

/** Of the forecast as its page calculates it: SEK of the year, and of an hour in the urban area by week. */
const incomeOfYear = async () => {
  const input = forecastInputOfAnswer(await world.forecast(2026))
  const { income } = calculateForecast(input, { startWeek: 1, endWeek: input.weeks })
  const hours = input.income?.zones.find(({ zone }) => zone === 'urban-area')
  return { sum: income.reduce((total, week) => total + week, 0), hours: hours?.prices }
}

test('A-213 the forecasts follow prices as the preview says, and have no income when the last one is removed', async () => {
  const needs = await world.lockedNeeds()
  const { id } = await world.createResource(needs.id)
  await world.succeed(world.people.approver, 'POST', `/budget/${id}/activate`)
  await world.succeed(world.people.approver, 'POST', `/budget/${id}/lock`)
  const typed = { validFrom: '2026-04-06', prices: [hour] }
  const shown = costPreview.parse((await call('POST', `${path()}/preview`, { set: typed })).json())
  expect((await incomeOfYear()).hours).toBeUndefined()

  await set({ ...typed, prices: [{ ...hour, basedOn: null }] })
  const { sum, hours } = await incomeOfYear()
  // The day is the Monday of week 15; before it the amount of the budget's type holds.
  expect([hours?.[13], hours?.[14]]).toEqual([420, 512.5])
  expect(shown.units).toMatchObject([{ unitId: world.units.own, year: 2026, incomeAfter: expect.closeTo(sum, 4) }])
  expect(shown.units[0]?.costAfter).toBe(shown.units[0]?.costBefore)

  const stored = await idOf(hour.key)
  const without = costPreview.parse((await call('POST', `${path()}/preview`, { remove: stored })).json())
  expect(without.sum).toMatchObject({ incomeBefore: expect.closeTo(sum, 4) })
  expect(without.sum).not.toHaveProperty('incomeAfter')
  await call('DELETE', `${path()}/${stored}`)
  expect((await incomeOfYear()).hours).toBeUndefined()
})
