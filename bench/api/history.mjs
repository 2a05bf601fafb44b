import { saveBody, savedYear } from './saves.mjs'
import { timed } from './timed.mjs'

const kept = 5_000

/** The newest save of the forecast so many times, as if it had been saved so often: each of every cell, the worst case. */
const copySave = async (database, forecastId) => {
  await database.query(
    `INSERT INTO forecast_change (forecast_id, municipality_id, version, changed_at, changed_by,
       row_keys, weeks, origins, origin_cells, hours)
     SELECT forecast_id, municipality_id, version + n, changed_at + make_interval(secs => n), changed_by,
       row_keys, weeks, origins, origin_cells, hours
     FROM (SELECT * FROM forecast_change WHERE forecast_id = $1 ORDER BY version DESC LIMIT 1) c,
       generate_series(1, $2::int - 1) AS n`,
    [forecastId, kept],
  )
  await database.query(
    'UPDATE forecast SET version = (SELECT max(version) FROM forecast_change WHERE forecast_id = $1) WHERE id = $1',
    [forecastId],
  )
  await database.query('VACUUM ANALYZE forecast_change')
}

/** What the page asks of a forecast with 5,000 saves of 624 cells; `limit` in milliseconds where one is promised. */
const asked = [
  { name: 'list of saves as it opens', address: 'saves', limit: 50 },
  { name: 'list of saves, the last page', address: 'saves?pageSize=100&page=50', limit: 50 },
  { name: 'history of a cell as it opens', address: 'cell-history?row=absence&source=1&week=20', limit: 50 },
  {
    name: 'history of a cell, a page of 100',
    address: 'cell-history?row=absence&source=1&week=20&pageSize=100',
    limit: 50,
  },
  {
    name: 'history of a cell that never changed',
    address: 'cell-history?row=scheduled&week=20',
    limit: 50,
  },
]

/** Each alternately, on the forecast of the demonstration's example. */
export const measureHistory = async (suite, database, { rounds }) => {
  const { unitId } = suite
  const { manager } = await suite.tokens()
  const { data } = await suite.call(manager, `/forecast/unit/${unitId}?year=${savedYear}`)
  const path = `/forecast/${data.id}/unit/${unitId}`
  for (const turn of [1, 2]) await suite.call(manager, path, { method: 'PATCH', body: saveBody(turn) })
  await copySave(database, data.id)
  const past = (await suite.call(manager, `${path}/saves`)).data.oldestVersion + 1
  const lists = [...asked, { name: 'the state 5,000 saves ago', address: `saves/${past}` }].map(list => {
    return { ...list, api: [], bytes: 0 }
  })
  for (let round = 0; round < rounds * 10; round++)
    for (const list of lists) {
      const taken = await timed(async () => {
        const { bytes } = await suite.call(manager, `${path}/${list.address}`)
        list.bytes = bytes
      })
      // The first two rounds warm plans and caches.
      if (round > 1) list.api.push(taken)
    }
  return lists
}
