// No acknowledged save is lost and none is there in part, whatever is killed: node soak/saves-survive-kill.mjs [--short]
import { setTimeout as pause } from 'node:timers/promises'
import { Unanswered } from './api-client.mjs'
import { createForecastClient, weekOf } from './forecast-client.mjs'
import { startSuite } from './suite-process.mjs'
import { say } from './say.mjs'

const isShort = process.argv.includes('--short')
const wanted = isShort ? 60 : 1_000
const savesPerKill = isShort ? 15 : 25
const firstWeek = 5
const weeks = 48

const between = (low, high) => low + Math.random() * (high - low)

/** What has to be there: week to the last acknowledged hours, and the save whose answer never came, if there is one. */
const createLedger = () => ({ acknowledged: new Map(), open: undefined, version: undefined })

const verify = (ledger, { forecast, version }) => {
  const wrong = []
  if (ledger.open !== undefined) {
    // An unanswered save may have happened or not, but never in part.
    const { week, hours } = ledger.open
    const happened = weekOf(forecast, week).hours === hours
    if (happened) ledger.acknowledged.set(week, hours)
    if (version !== ledger.version + (happened ? 1 : 0)) wrong.push(`version ${version} after ${ledger.version}`)
  } else if (ledger.version !== undefined && version !== ledger.version)
    wrong.push(`version ${version} instead of ${ledger.version}`)
  for (const [week, hours] of ledger.acknowledged) {
    const found = weekOf(forecast, week)
    if (found.hours !== hours) wrong.push(`week ${week}: ${found.hours} instead of ${hours}`)
    if (!found.isWhole) wrong.push(`week ${week}: saved in part`)
  }
  ledger.open = undefined
  ledger.version = version
  return wrong
}

const killLater = async (suite, count) => {
  await pause(between(20, 400))
  if (count % 2 === 0) await suite.killApi()
  else await suite.killDatabase()
}

const run = async suite => {
  const client = createForecastClient(suite.base)
  const ledger = createLedger()
  const failures = []
  const outcome = { saves: 0, unanswered: 0, kills: 0, mended: 0 }
  await client.signIn()
  let current = await client.read()
  verify(ledger, current)
  let etag = current.etag
  let killing

  const reread = async () => {
    await killing
    killing = undefined
    if ((await suite.recover()) === 'by itself') outcome.mended++
    await client.signIn()
    current = await client.read()
    failures.push(...verify(ledger, current))
    etag = current.etag
  }

  for (let sent = 1; outcome.saves < wanted; sent++) {
    if (sent % savesPerKill === 0 && killing === undefined) killing = killLater(suite, outcome.kills++)
    const week = firstWeek + (sent % weeks)
    const hours = (sent % 9_000) + 0.25
    try {
      const answer = await client.save({ forecastId: current.forecast.id, week, hours, etag })
      if (answer.status === 200) {
        ledger.acknowledged.set(week, hours)
        ledger.version = answer.data.version
        etag = answer.etag
        outcome.saves++
        continue
      }
      if (answer.status < 500) throw new Error(`A save was answered ${answer.status} ${JSON.stringify(answer.data)}`)
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error
    }
    // No acknowledgement: a dead connection, or an answer that says the database is away.
    outcome.unanswered++
    ledger.open = { week, hours }
    await reread()
  }
  await reread()
  return { ...outcome, failures }
}

const suite = await startSuite()
await suite.start()
try {
  const { saves, unanswered, kills, mended, failures } = await run(suite)
  say(`${saves} acknowledged saves, ${kills} kills of API and database in turn, ${unanswered} saves without an answer.`)
  say(`The suite mended itself ${mended} times; otherwise it was started again.`)
  for (const failure of failures) say(`WRONG: ${failure}`)
  say(failures.length === 0 ? 'Every acknowledged save is there, none in part.' : `${failures.length} failures.`)
  process.exitCode = failures.length === 0 ? 0 : 1
} finally {
  await suite.stop()
}
