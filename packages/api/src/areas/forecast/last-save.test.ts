import { lastSave } from '@veckovis/contracts/forecast'
import { ownerOf } from '@veckovis/testing'
import { createForecastWorld, noChanges, type ForecastWorld } from '@veckovis/testing/forecast-world'
import { changeForecasts } from './store/change-forecasts'
import { lockForecasts } from './store/lock-forecasts'

let world: ForecastWorld
beforeEach(async () => {
  world = await createForecastWorld()
  await asOwner("UPDATE app_user SET first_name = 'Eva', last_name = 'Nilsson' WHERE id = $1", [world.people.writer.id])
})
afterEach(() => world.close())

const asOwner = (text: string, values: unknown[]) =>
  ownerOf(world.database).asSystem(transaction => transaction.query(text, values))

const address = () => `/forecast/${world.forecasts.own2026.forecastId}/unit/${world.units.own}`
const asked = async () => lastSave.parse((await world.get(world.people.approver, `${address()}/last-save`)).json())

const save = async (hours: number) => {
  const body = { ...noChanges, absences: [{ id: 2, values: { 20: hours } }] }
  expect((await world.patch(world.people.writer, address(), { body })).status).toBe(200)
  return { savedAt: world.clock.now.toISOString(), savedBy: 'Eva Nilsson' }
}

const later = () => {
  world.clock.now = new Date(world.clock.now.getTime() + 300_000)
}

test('who saved and when are told; before the first save nobody and never', async () => {
  expect(await asked()).toEqual({ savedAt: null, savedBy: null })
  expect(await save(5)).toEqual(await asked())
  later()
  expect(await save(6)).toEqual(await asked())
})

test('a repeat, and what moves no hours that a person types, is no later save', async () => {
  const saved = await save(5)
  later()
  await save(5)
  expect(await asked()).toEqual(saved)
  for (const action of ['forecast-rescheduled', 'forecast-renewed'] as const)
    await world.database.asSystem(async transaction => {
      const [locked] = await lockForecasts(transaction, [world.forecasts.own2026.forecastId])
      if (locked === undefined) throw new Error('no forecast')
      const rows = [{ kind: 'scheduled', sourceId: 0, typed: Array.from({ length: 53 }, () => 100) } as const]
      const reason = { action, userId: world.people.approver.id, at: world.clock.now }
      await changeForecasts(transaction, [{ locked, rows, cells: {} }], reason)
    })
  expect(await asked()).toEqual(saved)
  later()
  expect(await save(6)).toEqual(await asked())
})

test('the time outlives the account of the person', async () => {
  const { savedAt } = await save(5)
  await asOwner('DELETE FROM app_user WHERE id = $1', [world.people.writer.id])
  expect(await asked()).toEqual({ savedAt, savedBy: null })
})

test('it is for those who may save, and a forecast of another unit is not there', async () => {
  const { people, units, forecasts, get } = world
  const status = async (user: typeof people.writer, forecastId: number, unitId: number) =>
    (await get(user, `/forecast/${forecastId}/unit/${unitId}/last-save`)).status
  const { own2026, sibling2026, foreign2026 } = forecasts
  expect(await status(people.reader, own2026.forecastId, units.own)).toBe(403)
  expect(await status(people.writer, sibling2026.forecastId, units.own)).toBe(404)
  expect(await status(people.writer, foreign2026.forecastId, units.own)).toBe(404)
  expect(await status(people.writer, foreign2026.forecastId, units.foreign)).toBe(403)
})
