// No lost update: two clients save one forecast at once, each based on what it read: node soak/two-writers.mjs [--short]
import { createForecastClient, weekOf } from './forecast-client.mjs'
import { startSuite } from './suite-process.mjs'
import { say } from './say.mjs'

const savesEach = process.argv.includes('--short') ? 25 : 500
const firstWeek = 5
const weeksEach = 24

/** Saves into weeks of its own; a 412 means: read again and repeat. */
const write = async (base, writer) => {
  const client = createForecastClient(base)
  await client.signIn()
  let { forecast, etag } = await client.read()
  const versions = []
  const written = new Map()
  let stale = 0
  for (let count = 1; count <= savesEach;) {
    const week = firstWeek + writer * weeksEach + (count % weeksEach)
    const answer = await client.save({ forecastId: forecast.id, week, hours: count, etag })
    if (answer.status === 200) {
      versions.push(answer.data.version)
      written.set(week, count)
      etag = answer.etag
      count++
    } else if (answer.status === 412) {
      stale++
      if (answer.etag === etag) throw new Error('A 412 that names the version it refused')
      const read = await client.read()
      forecast = read.forecast
      etag = read.etag
    } else throw new Error(`A save was answered ${answer.status} ${JSON.stringify(answer.data)}`)
  }
  return { versions, written, stale }
}

const suite = await startSuite()
await suite.start()
try {
  const reader = createForecastClient(suite.base)
  await reader.signIn()
  const before = await reader.read()
  const writers = await Promise.all([write(suite.base, 0), write(suite.base, 1)])
  const { forecast, version } = await reader.read()
  const failures = []
  const versions = writers.flatMap(writer => writer.versions)
  if (new Set(versions).size !== versions.length) failures.push('two saves were given one version')
  if (version !== before.version + versions.length) failures.push(`version ${version} after ${versions.length} saves`)
  for (const { written } of writers)
    for (const [week, hours] of written) {
      const found = weekOf(forecast, week)
      if (found.hours !== hours || !found.isWhole) failures.push(`week ${week}: ${found.hours} instead of ${hours}`)
    }
  const stale = writers.reduce((sum, writer) => sum + writer.stale, 0)
  say(`2 × ${savesEach} saves of one forecast, ${stale} refused as stale and repeated.`)
  for (const failure of failures) say(`WRONG: ${failure}`)
  say(failures.length === 0 ? 'Nothing was lost.' : `${failures.length} failures.`)
  process.exitCode = failures.length === 0 ? 0 : 1
} finally {
  await suite.stop()
}
