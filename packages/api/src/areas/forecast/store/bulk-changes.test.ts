import { ownerOf } from '@veckovis/testing'
import { createForecastWorld, type ForecastWorld } from '@veckovis/testing/forecast-world'
import { findRollupDrift } from '@veckovis/testing/rollup-drift'
import type { Transaction } from '../../../db/database'
import { changeForecasts, type ForecastChange } from './change-forecasts'
import { lockForecasts, type LockedForecast } from './lock-forecasts'

let world: ForecastWorld
let ids: readonly number[]
beforeAll(async () => {
  world = await createForecastWorld()
  ids = Object.values(world.forecasts).map(({ forecastId }) => forecastId)
}, 60_000)
afterAll(() => world.close())

const sourceIds = [1, 2, 3, 4, 5, 6]

/** Every absence of a forecast at one number of hours in every week. */
const changeOf = (locked: LockedForecast, hours: number): ForecastChange => ({
  locked,
  rows: sourceIds.map(sourceId => ({
    kind: 'absence',
    sourceId,
    typed: Array.from({ length: locked.head.weeks }, () => hours * 100),
  })),
  cells: { 'absence-1': [1] },
})

const changeAll = async (transaction: Transaction, asked: readonly number[], hours: number) => {
  const locked = await lockForecasts(transaction, asked)
  const reason = { action: 'forecast-saved', userId: null, at: world.clock.now } as const
  return changeForecasts(
    transaction,
    locked.map(forecast => changeOf(forecast, hours)),
    reason,
  )
}

const versionsNow = async (): Promise<Map<number, number>> => {
  const { rows } = await world.database.asSystem(t =>
    t.query<{ id: number; version: number }>('SELECT id, version FROM forecast'),
  )
  return new Map(rows.map(({ id, version }) => [id, version]))
}

test('changes of all forecasts at once by writers that name them in opposite orders all come through', async () => {
  const before = await versionsNow()
  const rounds = 20
  /** One connection each, so that no writer waits for anything but the others' locks. */
  const writer = async (asked: (round: number) => readonly number[], hours: number) => {
    for (let round = 0; round < rounds; round++)
      await world.database.asSystem(transaction => changeAll(transaction, asked(round), hours + round))
  }
  const back = [...ids].reverse()
  const partOf = (round: number) => ids.slice(round % ids.length)
  await Promise.all([writer(() => ids, 0), writer(() => back, 0.25), writer(partOf, 0.5), writer(() => back, 0.75)])

  const after = await versionsNow()
  const written = [...after].map(([id, version]) => version - (before.get(id) ?? 0))
  const all = Array.from({ length: rounds }, (_, round) => round)
  const expected = ids.map(id => 3 * rounds + all.filter(round => partOf(round).includes(id)).length)
  expect(written.sort()).toEqual(expected.sort())
  expect(await findRollupDrift(world.database)).toEqual([])
})

test('many forecasts take as many statements as one', async () => {
  const statementsFor = (asked: readonly number[]) =>
    world.database.asSystem(async transaction => {
      let count = 0
      const query = ((...call: unknown[]) => {
        count++
        return (transaction.query as (...all: unknown[]) => unknown)(...call)
      }) as Transaction['query']
      const versions = await changeAll({ ...transaction, query }, asked, 7)
      return { count, changed: versions.size }
    })
  const one = await statementsFor(ids.slice(0, 1))
  const all = await statementsFor(ids)
  expect(one).toEqual({ count: 7, changed: 1 })
  expect(all).toEqual({ count: 7, changed: ids.length })
})

test('hours of the diary move the sums and figures beside the typed ones, and stay when a person types', async () => {
  const [id = NaN] = ids
  const week = (hours: number, weeks: number) => Array.from({ length: weeks }, (_, index) => (index === 19 ? hours : 0))
  const write = (rowOf: (locked: LockedForecast) => ForecastChange['rows'][number]) =>
    world.database.asSystem(async transaction => {
      const [locked] = await lockForecasts(transaction, [id])
      if (locked === undefined) throw new Error('The forecast is not there')
      const change = { locked, rows: [rowOf(locked)], cells: {} }
      await changeForecasts(transaction, [change], { action: 'forecast-saved', userId: null, at: world.clock.now })
    })
  const row = { kind: 'absence', sourceId: 2 } as const
  await write(({ head: { weeks } }) => ({ ...row, typed: week(100, weeks), diary: week(750, weeks) }))
  expect(await findRollupDrift(world.database)).toEqual([])
  await write(({ head: { weeks } }) => ({ ...row, typed: week(300, weeks) }))
  expect(await findRollupDrift(world.database)).toEqual([])
  const { staffing } = await world.comprehensive(world.units.own, 2026)
  expect(staffing.absences.find(({ id: absence }) => absence === 2)?.values['20']).toBe(10.5)
})

test('each changed forecast leaves one audit row with its cells', async () => {
  const { rows: before } = await ownerOf(world.database).asSystem(t =>
    t.query<{ last: number }>('SELECT max(id)::int AS last FROM audit_event'),
  )
  await world.database.asSystem(transaction => changeAll(transaction, ids, 3))
  const { rows } = await ownerOf(world.database).asSystem(t =>
    t.query("SELECT subject, details -> 'cells' AS cells FROM audit_event WHERE id > $1 ORDER BY id", [
      before[0]?.last,
    ]),
  )
  const sorted = [...ids].sort((one, other) => one - other)
  expect(rows).toEqual(sorted.map(id => ({ subject: `forecast/${id}`, cells: { 'absence-1': [1] } })))
})
