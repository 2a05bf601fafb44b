// What analytics keeps is what the weeks add up to, whatever was saved, approved, imported and killed: node soak/measures.mjs [--short | --changes=800]
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { randomUUID } from 'node:crypto'
import { root } from '../scripts/workspace/paths.mjs'
import { createApiClient, Unanswered } from './api-client.mjs'
import { loadDrift } from './measures/load-drift.mjs'
import { say } from './say.mjs'
import { startSuite } from './suite-process.mjs'

const { Client, types } = createRequire(join(root, 'packages/api/package.json'))('pg')
const isShort = process.argv.includes('--short')
const asked = process.argv.find(argument => /^--changes=\d+$/.test(argument))?.split('=')[1]
const wanted = isShort ? 60 : Number(asked ?? 1_500)
const changesPerKill = isShort ? 20 : 50
// Most weeks of the first are over, and refused.
const years = [2026, 2027, 2027, 2027]

// As the API reads them.
types.setTypeParser(1700, Number)

const random = (low, high) => low + Math.floor(Math.random() * (high - low + 1))
const hours = (low, high) => random(low * 100, high * 100) / 100
const oneOf = values => values[random(0, values.length - 1)]
const someWeeks = (low, high) =>
  Object.fromEntries(Array.from({ length: random(1, 12) }, () => [random(2, 52), hours(low, high)]))

const driftNow = async (suite, findDrift) => {
  const port = readFileSync(join(suite.folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[3]
  const password = readFileSync(join(suite.folder, 'postgres-password'), 'utf8').trim()
  const client = new Client({ connectionString: `postgres://postgres:${password}@127.0.0.1:${port}/veckovis` })
  await client.connect()
  try {
    return await findDrift({ asSystem: work => work({ query: client.query.bind(client) }) })
  } finally {
    await client.end()
  }
}

/** Changes as people make them, each answered, refused for a reason of its own, or not answered at all. */
const createChanges = (base, outcome) => {
  const manager = createApiClient(base, 'chef@veckovis.example')
  const admin = createApiClient(base, 'super@veckovis.example')
  let unitId
  const count = (name, { status, data }) => {
    if (status >= 500) throw new Unanswered(`${name}: ${status}`)
    // A passed week, a sum that would become too large, and the like.
    const isRefused = status >= 400 && status < 500 && status !== 401
    if (status !== 200 && !isRefused) throw new Error(`${name}: ${status} ${JSON.stringify(data)}`)
    outcome[isRefused ? 'refused' : name] += 1
    return status === 200
  }
  const save = async (origin, name) => {
    const { data } = await manager.expectOk('GET', `/forecast/unit/${unitId}?year=${oneOf(years)}`)
    const row = (low, high) => {
      const values = someWeeks(low, high)
      return { values, ...(origin && { origins: Object.fromEntries(Object.keys(values).map(week => [week, origin])) }) }
    }
    const body = {
      absences: [{ id: random(1, 5), ...row(0, 300) }],
      substitutes: [{ id: random(2, 5), ...row(0, 300) }],
      myForecast: [row(-40, 40)],
    }
    return count(name, await manager.call('PATCH', `/forecast/${data.id}/unit/${unitId}`, body))
  }
  const importAndSave = async () => {
    const cells = ['Sjuk', ...Array.from({ length: 52 }, () => hours(0, 99))]
    const body = { unitId, data: { [String(oneOf(years))]: { rows: [cells] } } }
    count('imports', await manager.call('POST', '/forecast/excel-import', body))
    await save('imported', 'imported')
  }
  const approve = async () => {
    const year = oneOf(years)
    const from = `${year}-12-${String(random(1, 14)).padStart(2, '0')}`
    const to = `${year}-12-${random(15, 28)}`
    const common = { requestId: randomUUID(), from, to }
    const entry = oneOf([
      {
        category: 'EXTRA_RESOURCE',
        reason: 'VAK',
        typeId: 5,
        weekdays: [1, 2, 3, 4, 5],
        hours: { perDay: random(1, 8) },
      },
      { category: 'CHANGE_OF_NEEDS', reason: 'INCREASED_DEMAND', hours: { perWeek: random(1, 40) } },
    ])
    const made = await admin.call('POST', `/diary/unit/${unitId}`, { ...common, ...entry })
    if (count('entries', made))
      count('approvals', await admin.call('POST', '/diary/approve', { entries: [{ id: made.data.id }] }))
  }
  return {
    signIn: async () => {
      unitId = await manager.signIn('Räkneexemplet')
      await admin.signIn('Räkneexemplet')
    },
    change: () => oneOf([() => save(undefined, 'saves'), () => save(undefined, 'saves'), importAndSave, approve])(),
  }
}

const killLater = async (suite, count) => {
  await pause(random(20, 400))
  if (count % 2 === 0) await suite.killApi()
  else await suite.killDatabase()
}

const findDrift = await loadDrift()
const suite = await startSuite()
await suite.start()
try {
  const outcome = { saves: 0, imports: 0, imported: 0, entries: 0, approvals: 0, refused: 0, unanswered: 0, kills: 0 }
  const changes = createChanges(suite.base, outcome)
  const drift = []
  await changes.signIn()
  const tryOnce = async () => {
    try {
      await changes.change()
      return true
    } catch {
      // The connection died, or the answer says that the database is away.
      outcome.unanswered++
      return false
    }
  }
  for (let done = 1; done <= wanted; done++) {
    if (done % changesPerKill !== 0) {
      await changes.change()
      continue
    }
    let isKilled = false
    const killing = killLater(suite, outcome.kills++).then(() => (isKilled = true))
    while (!isKilled && (await tryOnce())) continue
    await killing
    await suite.recover()
    await changes.signIn()
    drift.push(...(await driftNow(suite, findDrift)))
  }
  drift.push(...(await driftNow(suite, findDrift)))
  say(
    Object.entries(outcome)
      .map(([name, times]) => `${times} ${name}`)
      .join(', '),
  )
  for (const each of drift.slice(0, 20)) say(`WRONG: ${JSON.stringify(each)}`)
  const isWhole = drift.length === 0 && ['saves', 'imported', 'approvals'].every(name => outcome[name] > 0)
  say(
    isWhole
      ? 'Every measure is what the weeks add up to.'
      : `${drift.length} differences, or something was never done.`,
  )
  process.exitCode = isWhole ? 0 : 1
} finally {
  await suite.stop()
}
