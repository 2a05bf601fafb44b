import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { buildStale } from '../scripts/workspace/build-stale.mjs'
import { PlainFailure, runScript } from '../scripts/workspace/plain-failure.mjs'
import { say } from '../scripts/workspace/say.mjs'
import { makeNation, scanRawWeeks } from './analytics/nation.mjs'
import { describeMachine } from './api/machine.mjs'
import { saveBody, savedYear } from './api/saves.mjs'
import { startMeasuredSuite } from './api/suite.mjs'
import { timed } from './api/timed.mjs'
import { at } from './figures.mjs'

// The first page of the units of a nation with both total rows, through the API: a year and a range of weeks, sorted by
// several columns, filtered, with one year of data and with all of them, beside a scan of the raw weeks; and what a save
// takes alone and meanwhile, alternately. It makes its own data: `--units 3000 --years 1` makes less, `--no-raw` leaves the scan out.
const { values } = parseArgs({
  options: {
    units: { type: 'string', default: '30000' },
    years: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '15' },
    'no-raw': { type: 'boolean', default: false },
    'no-build': { type: 'boolean', default: false },
  },
})
const [units, years, rounds] = [Number(values.units), Number(values.years), Number(values.rounds)]
const lastYear = 2026
const range = `from=${lastYear}-05-01&to=${lastYear}-05-31`

const lists = [
  { name: 'a year, by client', address: `units?pageSize=25` },
  { name: 'a year, by efficiency', address: `units?pageSize=25&sort=actualEfficiency` },
  { name: 'a year, by cost, falling', address: `units?pageSize=25&sort=cost&direction=descending` },
  { name: 'a year, by users', address: `units?pageSize=25&sort=users&direction=descending` },
  { name: 'a year, of a county', address: `units?pageSize=25&sort=actualEfficiency&countyId=COUNTY` },
  { name: 'May, by client', address: `units?pageSize=25&${range}` },
  { name: 'May, by efficiency', address: `units?pageSize=25&${range}&sort=actualEfficiency` },
  { name: 'May, by recommended gross', address: `units?pageSize=25&${range}&sort=recommendedGross` },
  { name: 'May, of a municipality', address: `units?pageSize=25&${range}&sort=absence&municipalityId=MUNICIPALITY` },
  { name: 'May beside the year before', address: `units?pageSize=25&${range}&compare=year-before`, isMore: true },
  { name: 'clients', address: 'clients?pageSize=25&sort=activeShare', isMore: true },
  { name: 'users, by last login', address: 'users?pageSize=25&sort=lastLogin&direction=descending', isMore: true },
]

const print = (name, seen, target) =>
  say(`${name.padEnd(34)} ${at(seen, 0.5).toFixed(0)} ms, p95 ${at(seen, 0.95).toFixed(0)} ms   ${target}`)

const savesDuring = async (suite, token, isOver) => {
  const { data } = await suite.call(token, `/forecast/unit/${suite.unitId}?year=${savedYear}`)
  const seen = []
  for (let turn = 0; !isOver(); turn++)
    seen.push(
      await timed(() =>
        suite.call(token, `/forecast/${data.id}/unit/${suite.unitId}`, { method: 'PATCH', body: saveBody(turn) }),
      ),
    )
  return seen
}

const pathOf = ({ address }, ids) =>
  `/analytics/${address.replace('COUNTY', ids.county).replace('MUNICIPALITY', ids.municipality)}`

const within = seen => (at(seen, 0.5) <= 300 ? 'within 300 ms' : 'above 300 ms')

/** Saves alone and beside lists that are asked for without a pause, alternately: what the machine does meanwhile meets both. */
const measureSaves = async (suite, { superAdmin, manager, ids }) => {
  const besides = [lists[1], lists[6]]
  const [alone, meanwhile, seen] = [[], [], besides.map(() => [])]
  for (let turn = 0; turn < 4; turn++) {
    const until = performance.now() + 5000
    alone.push(...(await savesDuring(suite, manager, () => performance.now() > until)))
    let isOver = false
    const saving = savesDuring(suite, manager, () => isOver)
    for (const [place, list] of besides.entries())
      for (let round = 0; round < rounds; round++)
        seen[place].push(await timed(() => suite.call(superAdmin, pathOf(list, ids))))
    isOver = true
    meanwhile.push(...(await saving))
  }
  say('\nWhile one person saves without a pause, four turns with and four without the lists:')
  for (const [place, { name }] of besides.entries()) print(name, seen[place], within(seen[place]))
  const ratio = share => (at(meanwhile, share) / at(alone, share)).toFixed(2)
  for (const [name, saves] of [
    ['a save alone', alone],
    ['a save meanwhile', meanwhile],
  ])
    say(`${name.padEnd(34)} ${at(saves, 0.5).toFixed(1)} ms, p99 ${at(saves, 0.99).toFixed(1)} ms of ${saves.length}`)
  say(`${'meanwhile by alone'.padEnd(34)} ${ratio(0.5)} ×, p99 ${ratio(0.99)} ×   (target: p99 ≤ 1.5 ×)`)
}

const measureLists = async (suite, { superAdmin, ids }) => {
  for (const { name, isMore, ...asks } of lists) {
    const path = pathOf(asks, ids)
    const { data } = await suite.call(superAdmin, path)
    if (data.rows.length === 0) throw new PlainFailure(`${name}: nothing was found; nothing was measured.`)
    const seen = []
    for (let round = 0; round < rounds + 3; round++) seen.push(await timed(() => suite.call(superAdmin, path)))
    print(name, seen.slice(3), isMore ? '' : within(seen.slice(3)))
  }
}

await runScript(async () => {
  if (!values['no-build']) await buildStale({ only: folder => folder === 'packages/api' })
  const suite = await startMeasuredSuite()
  let database
  try {
    database = await suite.openDatabase()
    say(
      `${await describeMachine(database)}; load ${loadavg()
        .map(load => load.toFixed(1))
        .join(' ')}`,
    )
    const allYears = Array.from({ length: years }, (_, place) => lastYear + 1 - years + place)
    const making = await timed(() => makeNation(database, { units, years: allYears, withRaw: !values['no-raw'] }))
    const { rows } = await database.query(`SELECT (SELECT id FROM county WHERE name = 'Mätlän 3') AS county,
      (SELECT id FROM municipality WHERE name = 'Mätkommun 30') AS municipality,
      pg_size_pretty(pg_total_relation_size('unit_year') + pg_total_relation_size('unit_year_weeks')) AS size`)
    const [{ size, ...ids }] = rows
    say(`${units} units × ${years} years made in ${(making / 1000).toFixed(0)} s; measures ${size}`)
    const { superAdmin, manager } = await suite.tokens()
    await measureLists(suite, { superAdmin, ids })
    await measureSaves(suite, { superAdmin, manager, ids })
    if (!values['no-raw']) {
      const scans = []
      for (let round = 0; round < 4; round++) scans.push(await timed(() => scanRawWeeks(database)))
      print('scan of the raw weeks of May', scans.slice(1), 'one sort, no total')
    }
    say(
      `load ${loadavg()
        .map(load => load.toFixed(1))
        .join(' ')}`,
    )
  } finally {
    await database?.end()
    await suite.stop()
  }
})
