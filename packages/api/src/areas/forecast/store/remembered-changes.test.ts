import { ownerOf } from '@veckovis/testing'
import { createForecastWorld, noChanges, type ForecastWorld } from '@veckovis/testing/forecast-world'
import { prune } from '../../../db/prune-daily'
import { unpackCells, type PackedCells } from './packed-cells'

let world: ForecastWorld
beforeAll(async () => {
  world = await createForecastWorld()
})
afterAll(() => world.close())

const save = (body: object) => {
  const { forecasts, units, people, patch } = world
  return patch(people.writer, `/forecast/${forecasts.own2026.forecastId}/unit/${units.own}`, { body })
}

type Remembered = PackedCells & { readonly version: number; readonly changedBy: number | null }

const remembered = async (): Promise<Remembered[]> => {
  const { rows } = await ownerOf(world.database).read<Omit<Remembered, 'weeks'> & { weeks: string[] }>(
    `SELECT version, changed_by AS "changedBy", row_keys AS "rowKeys", weeks, origins, origin_cells AS "originCells", hours
     FROM forecast_change WHERE forecast_id = $1 ORDER BY version DESC`,
    [world.forecasts.own2026.forecastId],
  )
  return rows.map(row => ({ ...row, weeks: row.weeks.map(Number) }))
}

test('a save leaves the cells that it moved, from what to what, by whom and by what', async () => {
  await save({ ...noChanges, absences: [{ id: 1, values: { 20: 8, 53: 4 } }] })
  const answer = await save({
    absences: [{ id: 1, values: { 20: 7.5, 21: 3, 53: 4 }, origins: { 21: 'pasted' } }],
    substitutes: [{ id: 3, values: { 40: 1.25 }, origins: { 40: 'pasted' } }],
    myForecast: [{ values: { 30: -2 }, origins: { 30: 'imported' } }],
  })
  const [newest, ...older] = await remembered()
  expect(newest).toMatchObject({ version: answer.json()['version'], changedBy: world.people.writer.id })
  expect(older).toHaveLength(1)
  expect(newest?.origins).toEqual(['typed', 'pasted', 'imported'])
  expect(newest && unpackCells(newest)).toEqual([
    {
      rowKey: 'absence/1',
      cells: [
        { week: 20, from: 800, to: 750, origin: 'typed' },
        { week: 21, from: 0, to: 300, origin: 'pasted' },
      ],
    },
    { rowKey: 'substitute/3', cells: [{ week: 40, from: 0, to: 125, origin: 'pasted' }] },
    { rowKey: 'my-forecast/0', cells: [{ week: 30, from: 0, to: -200, origin: 'imported' }] },
  ])
})

test('a save that is refused, and one that moves nothing, leave no history', async () => {
  const before = await remembered()
  expect((await save({ ...noChanges, absences: [{ id: 1, values: { 20: 7.5 } }] })).status).toBe(200)
  expect((await save({ ...noChanges, absences: [{ id: 1, values: { 20: 9, 5: 1 } }] })).status).toBe(400)
  expect(await remembered()).toEqual(before)
})

test.each([
  ['an origin that nobody knows', { 20: 'guessed' }, 'absences.0.origins.20'],
  ['an origin that only the server may give', { 20: 'budget' }, 'absences.0.origins.20'],
  ['an origin of a week without hours', { 21: 'typed' }, 'absences.0.origins'],
])('%s is refused, and the answer says where', async (_case, origins, path) => {
  const before = await remembered()
  const answer = await save({ ...noChanges, absences: [{ id: 1, values: { 20: 11 }, origins }] })
  expect(answer.status).toBe(400)
  expect(answer.json()).toMatchObject({ code: 'bad-request', details: { part: 'body', problems: [{ path }] } })
  expect(await remembered()).toEqual(before)
})

test('what is older than two years goes, and of a forecast all but the newest 10,000 versions; never from the middle', async () => {
  const { forecasts, database } = world
  const { forecastId } = forecasts.own2025
  const asOwner = (sql: string, values: readonly unknown[]) => ownerOf(database).read(sql, [...values])
  const add = `INSERT INTO forecast_change
      (forecast_id, municipality_id, version, changed_at, row_keys, weeks, origins, origin_cells, hours)
    SELECT id, municipality_id, version_of_change, now() - age::interval, '{}', '{}', '{}', '{}', ''
    FROM forecast, unnest($2::int[], $3::text[]) AS made (version_of_change, age) WHERE id = $1`
  const versions = async () =>
    (await asOwner('SELECT version FROM forecast_change WHERE forecast_id = $1 ORDER BY 1', [forecastId])).rows
  await asOwner(add, [forecastId, [2, 3, 4, 5], ['23 months', '24 months 1 hour', '23 months 29 days', '1 day']])
  await prune(database, 'history of forecasts')
  expect(await versions()).toEqual([{ version: 4 }, { version: 5 }])
  await asOwner('UPDATE forecast SET version = 10004 WHERE id = $1', [forecastId])
  await prune(database, 'history of forecasts')
  expect(await versions()).toEqual([{ version: 5 }])
})

test('history goes with its forecast', async () => {
  const { forecasts, database } = world
  const owner = ownerOf(database)
  const sibling = forecasts.sibling2026.forecastId
  await owner.read(
    `INSERT INTO forecast_change (forecast_id, municipality_id, version, changed_at, row_keys, weeks, origins, origin_cells, hours)
     SELECT id, municipality_id, 2, now(), '{}', '{}', '{}', '{}', '' FROM forecast WHERE id = $1`,
    [sibling],
  )
  await owner.read('DELETE FROM forecast WHERE id = $1', [sibling])
  const { rows } = await owner.read('SELECT FROM forecast_change WHERE forecast_id = $1', [sibling])
  expect(rows).toEqual([])
})
