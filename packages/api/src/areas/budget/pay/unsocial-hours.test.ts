import { municipalityBudgetSettings, municipalityUnsocialHours, costPreview } from '@veckovis/contracts/budget'
import { calculateForecast } from '@veckovis/domain/forecast'
import { ownerOf } from '@veckovis/testing'
import { createBudgetWorld, newResourceBody, type BudgetWorld } from '@veckovis/testing/budget-world'
import { findRollupDrift } from '@veckovis/testing/rollup-drift'
import { forecastInputOfAnswer } from '@veckovis/testing/forecast-input-of-answer'

let world: BudgetWorld
beforeEach(async () => {
  world = await createBudgetWorld()
})
afterEach(() => world.close())

const weights = { 'weekday-night': 1, weekend: 2, 'major-holiday': 4 }
const rule = { validFrom: '2026-01-01', byCalendar: true, weights }
const first = { ...rule, basedOn: null }

const settings = () => `/settings/budget/municipality/${world.municipalities.own}`
const call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object, user = world.people.economist) =>
  world.call(user, method, `${settings()}/unsocial-hours${path}`, body === undefined ? {} : { body })
const stored = async () => municipalityUnsocialHours.parse((await call('GET', '')).json()).rules
const read = async () =>
  (await stored()).map(({ validFrom, byCalendar, weights: kept }) => ({ validFrom, byCalendar, weights: kept }))

const obUsk = 520_000

const lockYear = async () => {
  const needs = await world.lockedNeeds()
  const made = { ...newResourceBody(needs.id), obUsk }
  const { id } = (await world.succeed(world.people.writer, 'POST', `/budget/unit/${world.units.own}`, {
    body: made,
  })) as { id: number }
  await world.succeed(world.people.approver, 'POST', `/budget/${id}/activate`)
  await world.succeed(world.people.approver, 'POST', `/budget/${id}/lock`, { body: { confirmsUnbalanced: true } })
}

/** Of the forecast as its page calculates it: fixed cost and the sum of all costs. */
const yearOf = async () => {
  const input = forecastInputOfAnswer(await world.forecast(2026))
  const { fixedCost, weekCost } = calculateForecast(input, { startWeek: 1, endWeek: input.weeks })
  return { fixedCost, cost: weekCost.reduce((sum, cost) => sum + cost, 0), unsocial: input.costShift?.unsocial }
}

test('A-216 by the calendar the week of Christmas costs more than one in February, as shown before; the year’s days sum to obUsk', async () => {
  await lockYear()
  const even = await yearOf()
  expect(new Set(even.fixedCost).size).toBe(1)
  const shown = costPreview.parse((await call('POST', '/preview', { set: rule })).json())
  expect((await call('POST', '', first)).statusCode).toBe(200)
  const after = await yearOf()
  expect(shown.units).toMatchObject([{ year: 2026 }])
  expect(shown.sum.costBefore).toBeCloseTo(even.cost, 4)
  expect(shown.sum.costAfter).toBeCloseTo(after.cost, 4)
  // 251 plain weekdays of 1, 103 weekends and holidays of 2 and eleven major days of 4 make 501.
  const shareOf = (weight: number) => obUsk * (weight / 501) - obUsk / 52
  expect(after.unsocial?.[6]).toBeCloseTo(shareOf(9), 6)
  expect(after.unsocial?.[51]).toBeCloseTo(shareOf(17), 6)
  expect((after.fixedCost[51] ?? 0) - (even.fixedCost[51] ?? 0)).toBeCloseTo(shareOf(17), 6)
  // The 365 days of 2026 have 501 parts; six days of the ISO year lie in others, three of 2025 evenly and three of 2027.
  const sum = (after.unsocial ?? []).reduce((total, shift) => total + shift, 0)
  // Of 2027 they weigh 4, 2 and 2 of 499: 253 plain weekdays, 101 weekends and holidays, eleven major days.
  const outside = (obUsk * 3) / (52 * 7) + (obUsk * 8) / 499
  expect(sum).toBeCloseTo(obUsk + outside - (obUsk * 53) / 52, 4)
  expect(await findRollupDrift(world.database)).toEqual([])
})

test('a rule is set, changed on what was read and removed; the other settings never hold it', async () => {
  await lockYear()
  await call('POST', '', first)
  const heavier = { ...rule, weights: { ...weights, weekend: 2.5 } }
  const stale = await call('POST', '', { ...heavier, basedOn: null })
  expect(stale.json()).toMatchObject({ statusCode: 409, details: { reason: 'changed' } })
  expect(await read()).toEqual([rule])
  expect((await call('POST', '', { ...heavier, basedOn: { byCalendar: true, weights } })).statusCode).toBe(200)
  expect(await read()).toEqual([heavier])
  const others = municipalityBudgetSettings.parse((await world.call(world.people.economist, 'GET', settings())).json())
  expect(others.settings.some(({ key }) => key.startsWith('unsocial'))).toBe(false)
  const [{ id } = { id: NaN }] = await stored()
  expect((await call('DELETE', `/${id + 1_000}`)).statusCode).toBe(404)
  expect((await call('DELETE', `/${id}`)).statusCode).toBe(200)
  expect(await read()).toEqual([])
  expect((await yearOf()).unsocial).toBeUndefined()
})

test('who removes a rule that was changed meanwhile does not hit the new one', async () => {
  await call('POST', '', first)
  const [seen] = await stored()
  await call('POST', '', { ...rule, weights: { ...weights, weekend: 3 }, basedOn: { byCalendar: true, weights } })
  expect((await call('DELETE', `/${seen?.id}`)).statusCode).toBe(404)
  expect(await read()).toMatchObject([{ weights: { weekend: 3 } }])
})

test('the rule that is there already changes no forecast', async () => {
  await lockYear()
  await call('POST', '', first)
  const versionOf = async () =>
    (await ownerOf(world.database).read<{ version: number }>('SELECT version FROM forecast')).rows[0]?.version
  const before = await versionOf()
  expect((await call('POST', '', { ...rule, basedOn: { byCalendar: true, weights } })).statusCode).toBe(200)
  expect(await versionOf()).toBe(before)
})

test('a budget that is locked afterwards takes the rule', async () => {
  await call('POST', '', first)
  await lockYear()
  expect((await yearOf()).unsocial?.[6]).toBeCloseTo((obUsk * 9) / 501 - obUsk / 52, 6)
})

test.each([
  ['a weight of 0', { weights: { ...weights, weekend: 0 } }, 400],
  ['a weight above 100', { weights: { ...weights, weekend: 100.01 } }, 400],
  ['a weight next to nothing', { weights: { ...weights, weekend: 1e-53 } }, 400],
  ['a weight of three decimals', { weights: { ...weights, weekend: 1.005 } }, 400],
  ['a weight that is missing', { weights: { weekend: 1 } }, 400],
  ['a day that does not exist', { validFrom: '2026-02-30' }, 400],
])('%s is refused, and nothing of the rule is kept', async (_what, changes, status) => {
  expect((await call('POST', '', { ...first, ...changes })).statusCode).toBe(status)
  expect(await read()).toEqual([])
})

test('nobody else sets it', async () => {
  const { approver, writer, stranger, reader } = world.people
  for (const user of [approver, writer, stranger, reader])
    expect((await call('POST', '', first, user)).statusCode).toBe(403)
})
