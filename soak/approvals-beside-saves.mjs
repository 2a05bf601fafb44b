// 1,000 entries are approved over 12 forecasts while twelve clients save the same cells: each goes in once, and no typed
// hours are lost: node soak/approvals-beside-saves.mjs [--short]
// The short form in the tests is packages/api/src/areas/diary/deciding/approvals-beside-saves.test.ts.
import { createDiaryClient } from './diary-client.mjs'
import { say } from './say.mjs'
import { readStoredSums } from './stored-sums.mjs'
import { startSuite } from './suite-process.mjs'

const isShort = process.argv.includes('--short')
const entries = isShort ? 120 : 1_000
const entriesAtOnce = isShort ? 20 : 50
const approvers = 3
const savers = 12
const unitNames = ['Hemtjänst Bergshamra', 'Hemtjänst Råsunda', 'Äldreboendet Solrosen 🌻']
const substitute = 3

const timed = async work => {
  const begun = performance.now()
  const answer = await work()
  return { ...answer, took: performance.now() - begun }
}

/** Types hours of its own into a week of its own of one forecast after the other until it is told to end. */
const save = async ({ client, forecasts, saver, isOver }) => {
  const week = 4 + saver * 4
  const outcome = { typed: new Map(), times: [], stale: 0 }
  for (let count = 0; !isOver() || count < forecasts.length; count++) {
    const { unitId, year } = forecasts[(count + saver) % forecasts.length]
    const hours = saver * 700 + (count % 600) + 0.5
    for (let isSaved = false; !isSaved;) {
      const { data, etag } = await client.expectOk('GET', `/forecast/unit/${unitId}/${year}/comprehensive`)
      const row = data.staffing.substitutes.find(({ id }) => id === substitute)
      const total = Math.round((hours + (row.diaryValues?.[week] ?? 0)) * 100) / 100
      const body = { absences: [], substitutes: [{ id: substitute, values: { [week]: total } }], myForecast: [] }
      const path = `/forecast/${data.forecast?.id ?? data.id}/unit/${unitId}`
      const answer = await timed(() => client.call('PATCH', path, body, { 'if-match': etag }))
      isSaved = answer.status === 200
      if (isSaved) outcome.times.push(answer.took)
      else if (answer.status === 412) outcome.stale++
      else throw new Error(`A save was answered ${answer.status} ${JSON.stringify(answer.data)}`)
    }
    outcome.typed.set(`${unitId}/${year}`, { unitId, year, week, hours })
  }
  return outcome
}

/** Approves its share, each part of it sent twice at once: one of the two is to be refused. */
const approve = async ({ client, shares }) => {
  const outcome = { times: [], failures: [] }
  for (const ids of shares) {
    const answers = await Promise.all([timed(() => client.approve(ids)), timed(() => client.approve(ids))])
    const statuses = answers.map(({ status }) => status).sort((a, b) => a - b)
    if (statuses.join() !== '200,409') outcome.failures.push(`sent twice, answered ${statuses.join(' and ')}`)
    outcome.times.push(...answers.filter(({ status }) => status === 200).map(({ took }) => took))
  }
  return outcome
}

const lostHours = async (sums, saved) => {
  const lost = []
  for (const { unitId, year, week, hours } of saved.flatMap(({ typed }) => [...typed.values()])) {
    const [row] = await sums.query(
      `SELECT r.typed[$3]::float8 AS hours FROM forecast_row r JOIN forecast f ON f.id = r.forecast_id
       WHERE f.unit_id = $1 AND f.year = $2 AND r.kind = 'substitute' AND r.source_id = $4`,
      [unitId, year, week, substitute],
    )
    if (row?.hours !== hours)
      lost.push(`unit ${unitId}, ${year}, week ${week}: ${row?.hours} typed instead of ${hours}`)
  }
  return lost
}

const isOnceEach = async (sums, ids) => {
  const [{ approved }] = await sums.query(
    "SELECT count(*)::int AS approved FROM diary_entry WHERE id = ANY($1) AND status = 'APPROVED'",
    [ids],
  )
  const [{ effected }] = await sums.query(
    'SELECT count(DISTINCT entry_id)::int AS effected FROM diary_effect WHERE entry_id = ANY($1)',
    [ids],
  )
  return approved === ids.length && effected === ids.length ? [] : [`${approved} approved, ${effected} with hours`]
}

const figures = times => {
  const sorted = times.toSorted((a, b) => a - b)
  const at = share => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))])
  return `${sorted.length} calls, median ${at(0.5)} ms, 95 % ${at(0.95)} ms, longest ${at(1)} ms`
}

const run = async suite => {
  const client = createDiaryClient(suite.base)
  const forecasts = await client.makeForecasts(unitNames, 4)
  const ids = await client.createEntries(forecasts, entries)
  const shares = Array.from({ length: Math.ceil(entries / entriesAtOnce) }, (_, index) =>
    ids.slice(index * entriesAtOnce, (index + 1) * entriesAtOnce),
  )
  let isOver = false
  // Together, so that a save that fails ends the proof and the suite with it.
  const saving = Array.from({ length: savers }, (_, saver) => save({ client, forecasts, saver, isOver: () => isOver }))
  const approving = Promise.all(
    Array.from({ length: approvers }, (_, approver) =>
      approve({ client, shares: shares.filter((_each, index) => index % approvers === approver) }),
    ),
  ).finally(() => (isOver = true))
  const [approved, saved] = await Promise.all([approving, Promise.all(saving)])
  const sums = await readStoredSums(suite)
  return {
    forecasts: forecasts.length,
    approvals: approved.flatMap(({ times }) => times),
    saves: saved.flatMap(({ times }) => times),
    stale: saved.reduce((sum, { stale }) => sum + stale, 0),
    failures: [
      ...approved.flatMap(({ failures }) => failures),
      ...(await isOnceEach(sums, ids)),
      ...(await lostHours(sums, saved)),
      ...(await sums.drift()),
    ],
  }
}

const suite = await startSuite()
await suite.start()
try {
  const { forecasts, approvals, saves, stale, failures } = await run(suite)
  say(
    `${entries} entries approved over ${forecasts} forecasts, ${entriesAtOnce} in a call and each call sent twice, while ${savers} clients saved.`,
  )
  say(`Approvals: ${figures(approvals)}`)
  say(`Saves: ${figures(saves)}; ${stale} were read again first`)
  for (const failure of failures) say(`WRONG: ${failure}`)
  say(failures.length === 0 ? 'Each entry went in once, and no typed hours were lost.' : `${failures.length} failures.`)
  process.exitCode = failures.length === 0 ? 0 : 1
} finally {
  await suite.stop()
}
