// No approval is there in part, whenever the API is killed: node soak/approvals-survive-kill.mjs [--short]
// The short form in the tests is packages/api/src/areas/diary/deciding/approvals-survive-kill.test.ts.
import { setTimeout as pause } from 'node:timers/promises'
import { Unanswered } from './api-client.mjs'
import { createDiaryClient } from './diary-client.mjs'
import { say } from './say.mjs'
import { readStoredSums } from './stored-sums.mjs'
import { startSuite } from './suite-process.mjs'

const kills = process.argv.includes('--short') ? 5 : 60
const entriesAtOnce = 60
const unitNames = ['Hemtjänst Bergshamra', 'Hemtjänst Råsunda']

const statusesOf = async (sums, ids) => {
  const rows = await sums.query(
    'SELECT status, count(*)::int AS count FROM diary_entry WHERE id = ANY($1) GROUP BY 1',
    [ids],
  )
  return new Map(rows.map(({ status, count }) => [status, count]))
}

/** Answered, unanswered, and how long it took. */
const approve = async (client, ids) => {
  const begun = performance.now()
  try {
    const { status } = await client.approve(ids)
    return { isDone: status === 200, status, took: performance.now() - begun }
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error
    return { isDone: false, status: 0, took: performance.now() - begun }
  }
}

const problemsOf = (statuses, { isDone, status }) => {
  const approved = statuses.get('APPROVED') ?? 0
  const wrong = []
  if (approved !== 0 && approved !== entriesAtOnce) wrong.push(`${approved} of ${entriesAtOnce} approved`)
  if (isDone && approved !== entriesAtOnce) wrong.push(`answered 200, and ${approved} approved`)
  if (!isDone && status !== 0 && status < 500) wrong.push(`answered ${status}`)
  return wrong
}

const run = async suite => {
  const client = createDiaryClient(suite.base)
  const forecasts = await client.makeForecasts(unitNames, 3)
  const sums = await readStoredSums(suite)
  const outcome = { answered: 0, doneUnanswered: 0, undone: 0, failures: [] }
  // How long one takes: before the first kill, then that of a process as young as the one to be killed.
  let usual = (await approve(client, await client.createEntries(forecasts, entriesAtOnce))).took
  for (let kill = 0; kill < kills; kill++) {
    const ids = await client.createEntries(forecasts, entriesAtOnce)
    const approval = approve(client, ids)
    await pause((usual * 1.5 * ((kill * 7) % 20)) / 20)
    await suite.killApi()
    const answer = await approval
    await suite.recover()
    // Sessions outlive the process, but for their quarter of an hour; too many sign-ins are refused.
    if (kill % 20 === 19) await client.signIn(unitNames[0])
    const statuses = await statusesOf(sums, ids)
    const isThere = statuses.get('APPROVED') === entriesAtOnce
    if (answer.isDone) outcome.answered++
    else if (isThere) outcome.doneUnanswered++
    else outcome.undone++
    const wrong = [...problemsOf(statuses, answer), ...(await sums.drift())]
    outcome.failures.push(...wrong.map(text => `kill ${kill + 1}: ${text}`))
    // What was not done can be done now, and once only.
    if (!isThere) {
      const again = await approve(client, ids)
      if (!again.isDone) outcome.failures.push(`kill ${kill + 1}: not approved after`)
      usual = again.took
    }
    if ((await client.approve(ids)).status !== 409) outcome.failures.push(`kill ${kill + 1}: approved twice`)
  }
  outcome.failures.push(...(await sums.drift()))
  return { ...outcome, forecasts: forecasts.length }
}

const suite = await startSuite()
await suite.start()
try {
  const { answered, doneUnanswered, undone, forecasts, failures } = await run(suite)
  say(`${kills} approvals of ${entriesAtOnce} entries over ${forecasts} forecasts, the API killed in each.`)
  say(
    `${answered} were answered before, ${doneUnanswered} were done without an answer, ${undone} were not done at all.`,
  )
  for (const failure of failures) say(`WRONG: ${failure}`)
  say(
    failures.length === 0
      ? 'None was half done, and diary, forecasts and sums agreed each time.'
      : `${failures.length} failures.`,
  )
  process.exitCode = failures.length === 0 ? 0 : 1
} finally {
  await suite.stop()
}
