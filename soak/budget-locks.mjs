// Locking happens once: 50 locks and 50 edits of one budget at once, over HTTP, to two API processes on one PostgreSQL,
// a year at a time and both kinds: node soak/budget-locks.mjs [--short]
// The short form in the tests is packages/api/src/areas/budget/budgets-two-processes.test.ts.
import { setTimeout as pause } from 'node:timers/promises'
import { createApiClient } from './api-client.mjs'
import { needsOf, resourcesOf } from './budgets.mjs'
import { startSuite } from './suite-process.mjs'
import { say } from './say.mjs'

const years = process.argv.includes('--short') ? 3 : 30
// The demonstration has no budgets of its own so far ahead.
const firstYear = 2031
const atOnce = 50
// Calls go out within this time and the locks begin somewhere in it, so that the first one comes among the edits.
const spreadInMs = 150
const unitName = 'Hemtjänst Bergshamra'
/** What went wrong with one budget, and how many edits came before its lock. */
const race = async ({ client, bases, path, id, edit }) => {
  const { version } = (await client.expectOk('POST', `${path}/${id}/activate`)).data
  const ask = (index, ...asked) => client.call(...asked, {}, bases[index % bases.length])
  const locksBegin = Math.random() * spreadInMs
  const askSoon = async (...asked) => {
    await pause(Math.random() * spreadInMs + (asked[1] === 'POST' ? locksBegin : 0))
    return ask(...asked)
  }
  const answers = await Promise.all(
    Array.from({ length: atOnce }, (_, index) =>
      Promise.all([
        askSoon(index + 1, 'PATCH', `${path}/${id}`, edit(index)),
        askSoon(index, 'POST', `${path}/${id}/lock`, undefined),
      ]),
    ),
  )
  const edits = answers.map(([answer]) => answer)
  const locks = answers.map(([, answer]) => answer)
  const applied = edits.filter(({ status }) => status === 200).length
  const won = locks.filter(({ status }) => status === 200)
  const late = await Promise.all(bases.map((_, index) => ask(index, 'PATCH', `${path}/${id}`, edit(atOnce))))
  const failures = []
  if (won.length !== 1) failures.push(`${won.length} locks won`)
  if ([...edits, ...locks].some(({ status }) => status !== 200 && status !== 409))
    failures.push('an answer that is neither 200 nor 409')
  if (late.some(({ status }) => status !== 409)) failures.push('an edit after the lock')
  // Each edit and the lock count the version up by one.
  if (won[0]?.data.version !== version + applied + 1)
    failures.push(`version ${won[0]?.data.version} after ${applied} edits of version ${version}`)
  return { applied, winner: won[0]?.data, failures }
}

const lockYear = async (client, bases, unitId, year) => {
  const needs = (await client.expectOk('POST', `/need/unit/${unitId}`, needsOf(year))).data
  const ofNeeds = await race({
    client,
    bases,
    path: '/need',
    id: needs.id,
    edit: index => ({ comment: `Ändring ${index}` }),
  })
  const resources = (await client.expectOk('POST', `/budget/unit/${unitId}`, resourcesOf(year, needs.id))).data
  const ofResources = await race({
    client,
    bases,
    path: '/budget',
    id: resources.id,
    edit: index => ({ obUsk: 1_000 + index }),
  })
  const failures = [...ofNeeds.failures, ...ofResources.failures]
  // Both processes see the one forecast, made of the budget as it was locked.
  for (const base of bases) {
    const path = `/forecast/unit/${unitId}/${year}/comprehensive`
    const { data } = await client.expectOk('GET', path, undefined, {}, base)
    if (!data.budget.isLocked || data.budget.obUsk !== ofResources.winner?.obUsk)
      failures.push(`the forecast has obUsk ${data.budget.obUsk} and not ${ofResources.winner?.obUsk}`)
  }
  return { applied: ofNeeds.applied + ofResources.applied, failures: failures.map(text => `${year}: ${text}`) }
}

const suite = await startSuite()
await suite.start()
try {
  const bases = [suite.base, await suite.startAnother()]
  const client = createApiClient(suite.base, 'super@veckovis.example')
  const unitId = await client.signIn(unitName)
  const failures = []
  let applied = 0
  for (let year = firstYear; year < firstYear + years; year++) {
    const raced = await lockYear(client, bases, unitId, year)
    failures.push(...raced.failures)
    applied += raced.applied
  }
  say(`${2 * years} budgets, each with ${atOnce} locks and ${atOnce} edits at once in two processes.`)
  say(`${applied} edits came before their lock, ${2 * years * atOnce - applied} were refused.`)
  for (const failure of failures) say(`WRONG: ${failure}`)
  say(failures.length === 0 ? 'One lock won each time, and no edit came after it.' : `${failures.length} failures.`)
  process.exitCode = failures.length === 0 ? 0 : 1
} finally {
  await suite.stop()
}
