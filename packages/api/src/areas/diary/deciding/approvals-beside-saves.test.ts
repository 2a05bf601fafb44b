import { ownerOf } from '@veckovis/testing'
import { createDiaryWorld, newExtraResource, type DiaryWorld } from '@veckovis/testing/diary-world'
import { findDiaryDrift } from '@veckovis/testing/diary-drift'
import { findRollupDrift } from '@veckovis/testing/rollup-drift'

// The long form, over HTTP to a process of its own, is soak/approvals-beside-saves.mjs.
let world: DiaryWorld
beforeAll(async () => {
  world = await createDiaryWorld()
})
afterAll(() => world.close())

type Place = { readonly where: 'own' | 'sibling'; readonly year: number; readonly forecastId: number }

const substitute = 3
const places = (): Place[] => [
  { where: 'own', year: 2026, forecastId: world.forecasts.own2026.forecastId },
  { where: 'own', year: 2027, forecastId: world.forecasts.own2027.forecastId },
  { where: 'sibling', year: 2026, forecastId: world.forecasts.sibling2026.forecastId },
]

/** Types hours into one cell beside what the diary brings there, and reads again for as long as another was first. */
const save = async ({ where, year, forecastId }: Place, week: number, typed: number): Promise<void> => {
  const unitId = world.units[where]
  const { etag = '' } = await world.get(world.people.writer, `/forecast/unit/${unitId}?year=${year}`)
  const { staffing } = await world.comprehensive(unitId, year)
  const row = staffing.substitutes.find(({ id }) => id === substitute)
  const total = Math.round((typed + (row?.diaryValues?.[week] ?? 0)) * 100) / 100
  const body = { absences: [], substitutes: [{ id: substitute, values: { [week]: total } }], myForecast: [] }
  const path = `/forecast/${forecastId}/unit/${unitId}`
  const answer = await world.patch(world.people.writer, path, { body, headers: { 'if-match': etag } })
  if (answer.status === 412) return save({ where, year, forecastId }, week, typed)
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.body}`)
}

const typedHours = async ({ forecastId }: Place, week: number): Promise<number | undefined> => {
  const { rows } = await ownerOf(world.database).read<{ hours: number }>(
    `SELECT typed[$2]::float8 AS hours FROM forecast_row
     WHERE forecast_id = $1 AND kind = 'substitute' AND source_id = $3`,
    [forecastId, week, substitute],
  )
  return rows[0]?.hours
}

const createEntries = async (count: number): Promise<number[]> => {
  const ids: number[] = []
  for (let index = 0; index < count; index++) {
    const { where, year } = places()[index % 3] ?? { where: 'own' as const, year: 2026 }
    const from = new Date(Date.UTC(year, 4, 1 + index)).toISOString().slice(0, 10)
    const dates = { from, to: `${year}-11-29`, weekdays: [1, 2, 3, 4, 5, 6, 7] }
    const body = newExtraResource({ ...dates, typeId: substitute, hours: { perDay: (100 + index) / 100 } })
    ids.push((await world.create(body, { where })).id)
  }
  return ids
}

test('entries that are approved twice at once while twelve people save the same cells go in once, and nothing typed is lost', async () => {
  const ids = await createEntries(60)
  const calls = Array.from({ length: 6 }, (_, index) => ids.slice(index * 10, (index + 1) * 10))
  const weeks = Array.from({ length: 12 }, (_, saver) => 20 + saver * 2)
  const [statuses] = await Promise.all([
    Promise.all(
      calls.map(async each => {
        const answers = await Promise.all([world.decide('approve', each), world.decide('approve', each.toReversed())])
        return answers.map(({ status }) => status).sort((a, b) => a - b)
      }),
    ),
    Promise.all(
      weeks.map(async (week, saver) => {
        for (const place of places()) await save(place, week, 100 + saver)
      }),
    ),
  ])
  expect(statuses).toEqual(calls.map(() => [200, 409]))
  for (const [saver, week] of weeks.entries())
    for (const place of places()) expect(await typedHours(place, week)).toBe(100 + saver)
  for (const id of ids) expect((await world.read(id)).status).toBe('APPROVED')
  expect(await findDiaryDrift(ownerOf(world.database))).toEqual([])
  expect(await findRollupDrift(world.database)).toEqual([])
}, 60_000)
